import { Link } from "react-router";
import type { FoundEntry } from "../found-entry-rules.ts";

/** Above the tools of a search: what makes it here and now. */
export function OwnApps({ apps }: { readonly apps: readonly FoundEntry[] }) {
  if (apps.length === 0) return null;
  return (
    <nav aria-label="Make it here" className="flex flex-wrap items-center gap-2">
      <span className="pr-1 text-sm font-semibold">Make it here</span>
      {apps.map(({ name, path }) => (
        <Link
          key={path}
          to={path}
          discover="none"
          className="inline-flex min-h-11 items-center rounded-full border border-outline bg-surface px-4 text-sm font-semibold hover:border-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
