export default function Home() {
  return <h1>Nothing but the framework</h1>;
}
