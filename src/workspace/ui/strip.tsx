import { Coins, History } from "lucide";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { RecentList, type WorkspaceState } from "./rail.tsx";
import { isCurrentTool, workspaceTools } from "./tools.ts";

const item =
  "inline-flex h-12 shrink-0 items-center gap-2 border-b-2 border-transparent px-2 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2";

/** Above the page in narrow windows. */
export function Strip({ availableAic, recent }: WorkspaceState) {
  const { pathname, key } = useLocation();
  return (
    <div className="sticky top-(--header-height) z-20 flex h-(--strip-height) items-center gap-1 border-b border-hairline bg-paper px-2 sm:px-4 lg:hidden">
      <nav aria-label="Tools" className="min-w-0 overflow-x-auto">
        <ul className="flex">
          {workspaceTools.map((tool) => (
            <li key={tool.path}>
              <Link
                to={tool.path}
                aria-current={isCurrentTool(tool, pathname) ? "page" : undefined}
                className={`${item} aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink`}
              >
                <Icon of={tool.icon} className="size-4" />
                {tool.shortTitle}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Recent key={key} recent={recent} />
      <Link to="/settings/credits" aria-label={creditsInWords(availableAic)} className={`${item} ml-auto tabular-nums`}>
        <Icon of={Coins} className="size-4 text-accent-text" />
        <span aria-hidden className="font-semibold text-ink">
          {formatNumber(availableAic)}
        </span>
      </Link>
    </div>
  );
}

/** Opens without scripts, too. With them, a press beside it or Escape closes it. */
function Recent({ recent }: Pick<WorkspaceState, "recent">) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const isOutside = event.target instanceof Node && !details.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (details.current?.open && (isEscape || (isOutside && event.type === "pointerdown"))) {
        details.current.open = false;
        if (isEscape) details.current.querySelector("summary")?.focus();
      }
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return (
    <details ref={details} className="group">
      <summary className={`${item} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <Icon of={History} className="size-4" />
        Recent
      </summary>
      <div className="absolute inset-x-2 top-full mt-1 max-h-[60vh] overflow-y-auto rounded-md border border-hairline bg-surface p-2 shadow-float">
        <RecentList recent={recent} />
      </div>
    </details>
  );
}
