/** For work that goes on. @param done 0 to 1, where it is known how far it is. */
export function Progress({ label, done = null }: { readonly label: string; readonly done?: number | null }) {
  const isKnown = done !== null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={isKnown ? Math.round(done * 100) : undefined}
      className="h-1 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={
          isKnown
            ? "h-full rounded-full bg-accent-strong transition-[width]"
            : "h-full w-1/3 animate-pulse rounded-full bg-accent-strong motion-reduce:w-full"
        }
        style={isKnown ? { width: `${Math.max(4, done * 100)}%` } : undefined}
      />
    </div>
  );
}
