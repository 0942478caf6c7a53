/** Beside a feature of a plan that is still being built. */
export function ComingSoon() {
  return (
    <>
      {" "}
      <span className="ml-1 inline-block rounded-full border border-hairline px-2 text-xs leading-5 text-muted">
        Soon
      </span>
    </>
  );
}
