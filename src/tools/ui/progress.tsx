/** For work whose end isn't known. */
export function Progress({ label }: { readonly label: string }) {
  return (
    <div role="progressbar" aria-label={label} className="h-1 overflow-hidden rounded-full bg-sunken">
      <div className="h-full w-1/3 animate-pulse rounded-full bg-accent-strong motion-reduce:w-full" />
    </div>
  );
}
