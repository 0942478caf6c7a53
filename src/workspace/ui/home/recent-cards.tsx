import { FileText, MessageSquare } from "lucide";
import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import type { RecentWork } from "../../rules.ts";
import { kindOf, type WorkspaceState } from "../rail.tsx";

/** The latest work, each with a picture of it or its first words. */
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
              <Preview work={work} />
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

const frame =
  "aspect-square w-full rounded-md border border-hairline transition-transform group-hover:-translate-y-0.5";

function Preview({ work: { picture, title, kind } }: { readonly work: RecentWork }) {
  if (picture)
    return <Picture src={picture} alt="" loading="lazy" className={`${frame} bg-sunken object-contain p-2`} />;
  return (
    <span aria-hidden className={`${frame} grid content-between overflow-hidden bg-surface p-4 text-muted`}>
      <span className="line-clamp-5 text-sm break-words">{title}</span>
      <Icon of={kind === "Chat" ? MessageSquare : FileText} className="size-4.5" />
    </span>
  );
}
