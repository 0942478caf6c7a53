import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import { servicesContext } from "#platform/services.ts";
import { listDirectorySections } from "../queries.ts";
import type { Route } from "./+types/home";
export function headers() { return visitorPageHeaders; }
export async function loader({ context }: Route.LoaderArgs) {
  return { sections: await listDirectorySections(context.get(servicesContext).db) };
}
export default function Home({ loaderData }: Route.ComponentProps) { return <h1>The Ultimate AI Design Aggregator Platform {loaderData.sections.length}</h1>; }
