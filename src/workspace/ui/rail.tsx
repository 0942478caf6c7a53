import { Coins } from "lucide";
import { Link, useLocation } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { Icon } from "#ui/icon.tsx";
import type { RecentWork } from "../rules.ts";
import { isCurrentTool, workspaceTools } from "./tools.ts";

export interface WorkspaceState {
  readonly availableAic: number;
  readonly recent: readonly RecentWork[];
}

/** Beside the page in wide windows. It scrolls on its own if the window is low. */
export function Rail({ availableAic, recent }: WorkspaceState) {
  const { pathname } = useLocation();
  return (
    <div className="sticky top-(--header-height) hidden h-(--workspace-height) content-start overflow-y-auto border-r border-hairline lg:grid lg:grid-rows-[auto_1fr_auto]">
      <nav aria-label="Tools" className="pt-6 pr-2 pb-4 pl-3">
        <ul className="grid gap-0.5">
          {workspaceTools.map((tool) => (
            <li key={tool.path}>
              <Link
                to={tool.path}
                prefetch="intent"
                aria-current={isCurrentTool(tool, pathname) ? "page" : undefined}
                className="flex min-h-11 items-center gap-2.5 rounded-sm py-2 pr-1 pl-3 text-sm font-medium text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                <Icon of={tool.icon} className="size-4.5 shrink-0" />
                {tool.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="rail-recent" className="border-t border-hairline px-3 py-4">
        <h2 id="rail-recent" className="px-3 pb-2 font-sans text-xs font-semibold text-muted">
          Recent
        </h2>
        <RecentList recent={recent} />
      </section>
      <Link
        to="/settings/credits"
        className="sticky bottom-0 flex min-h-14 items-center gap-3 border-t border-hairline bg-paper px-6 text-sm hover:bg-sunken"
      >
        <Icon of={Coins} className="size-4.5 shrink-0 text-accent-text" />
        <span className="font-semibold tabular-nums">{creditsInWords(availableAic)}</span>
      </Link>
    </div>
  );
}

export function RecentList({ recent }: Pick<WorkspaceState, "recent">) {
  if (recent.length === 0) return <p className="px-3 text-xs text-muted">What you make appears here.</p>;
  return (
    <ul className="grid gap-0.5">
      {recent.map(({ path, title, kind, state }) => (
        <li key={path}>
          <Link
            to={path}
            className="grid min-h-11 content-center rounded-sm px-3 py-1.5 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink"
          >
            <span className="truncate text-ink">{title}</span>
            <span className="text-xs">
              {kind}
              {state === "running" && " · in progress"}
              {state === "failed" && " · failed"}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
