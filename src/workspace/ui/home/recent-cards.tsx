import { Link } from "react-router";
import { WorkPreview } from "#tools/run-screens/ui/index.ts";
import { kindOf, type WorkspaceState } from "../rail.tsx";

/** The latest work, each with a preview. */
export function RecentCards({ recent }: Pick<WorkspaceState, "recent">) {
  return (
    <section aria-labelledby="recent-work" className="grid content-start gap-4">
      <h2 id="recent-work" className="text-xl">
        Recent work
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {recent.map((work) => (
          <li key={work.path}>
            <Link to={work.path} className="group grid gap-2">
              <WorkPreview
                work={work}
                className="aspect-square rounded-md transition-transform group-hover:-translate-y-0.5"
                textClassName="p-4"
              />
              <span className="grid gap-0.5">
                <span className="truncate text-sm font-medium group-hover:underline">{work.title}</span>
                <span className="text-xs text-muted">{kindOf(work)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
