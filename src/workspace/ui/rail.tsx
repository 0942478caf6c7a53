import { Coins, type IconNode, PanelLeftClose, PanelLeftOpen } from "lucide";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { type ListedTeam, type TeamCredits, teamPath } from "#teams/rules.ts";
import { TeamSwitch } from "#teams/ui/index.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { useQuietScrollbar } from "#ui/use-quiet-scrollbar.ts";
import type { ModelKind, RecentWork } from "../rules.ts";
import { PaletteButton } from "./palette/palette-button.tsx";
import { addressOf, groupedTools, isCurrentTool, workspacePlaces } from "./tools.ts";

export interface WorkspaceState {
  readonly availableAic: number;
  /** Credits of these that don’t come with the plan. */
  readonly besidesPlanAic: number;
  /** Runs on the credits of the user's plan this month; null if it has no limit. Tools say it beside their prices. */
  readonly generations: { readonly used: number; readonly max: number } | null;
  /** The team that pays; null for the user's own credits. */
  readonly teamCredits: TeamCredits | null;
  /** The team that the page is in; null for the user's own work. */
  readonly team: { readonly id: string; readonly name: string; readonly isReadOnly: boolean } | null;
  /** Teams of the user. */
  readonly teams: readonly Pick<ListedTeam, "id" | "name" | "pictureUrl">[];
  readonly recent: readonly RecentWork[];
  /** Kinds of work that a connected model does for the user; undefined if that couldn’t be found out. */
  readonly usableKinds: readonly ModelKind[] | undefined;
}

interface RailProps extends WorkspaceState {
  /** True if only the pictures of its links are shown. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** Beside the page in wide windows. Above the balance it scrolls on its own if the window is low: nothing lies over its links. */
export function Rail({ availableAic, team, teams, recent, usableKinds, isFolded, onFold }: RailProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useQuietScrollbar(scroller);
  useEffect(() => {
    // In a low window, the tool that is open may be further down.
    const [current, area] = [scroller.current?.querySelector<HTMLElement>("[aria-current]"), scroller.current];
    if (current && area) area.scrollTop = Math.max(0, current.offsetTop + 2 * current.offsetHeight - area.clientHeight);
  }, []);
  return (
    <div className="sticky top-(--header-height) z-20 hidden h-(--workspace-height) border-r border-hairline lg:flex lg:flex-col">
      <TeamSwitch
        teams={teams}
        teamId={team?.id ?? null}
        place={isFolded ? "folded-rail" : "rail"}
        className={isFolded ? "mx-2 mt-4 mb-1" : "mt-4 mr-4 mb-1 ml-3"}
      />
      <div ref={scroller} className="quiet-scrollbar relative min-h-0 flex-1 overflow-y-auto">
        <nav aria-label="Tools" className={classNames("pr-2 pb-4 pl-3", teams.length > 0 ? "pt-1" : "pt-4")}>
          {!isFolded && (
            <PaletteButton className="mb-2 flex min-h-10 w-full items-center gap-2.5 rounded-sm border border-hairline px-3 text-sm text-muted hover:border-outline hover:text-ink" />
          )}
          <ToolList usableKinds={usableKinds} isFolded={isFolded} />
        </nav>
        {!isFolded && (
          <section aria-labelledby="rail-recent" className="border-t border-hairline px-3 py-4">
            <h2 id="rail-recent" className="px-3 pb-2 font-sans text-xs font-semibold text-muted">
              Recent
            </h2>
            <RecentList recent={recent} />
          </section>
        )}
      </div>
      <div className={classNames("flex border-t border-hairline bg-paper", isFolded && "flex-col")}>
        <Link
          to={team ? teamPath(team.id) : "/settings/credits"}
          aria-label={creditsInWords(availableAic)}
          title={isFolded ? creditsInWords(availableAic) : undefined}
          className={classNames(
            "flex min-h-12 flex-1 items-center gap-3 text-sm hover:bg-sunken",
            isFolded ? "justify-center" : "pl-6",
          )}
        >
          <Icon icon={Coins} className="size-4.5 shrink-0 text-accent-text" />
          {!isFolded && <span className="font-semibold tabular-nums">{creditsInWords(availableAic)}</span>}
        </Link>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-label={isFolded ? "Widen the tool list" : "Fold the tool list"}
          title={isFolded ? "Widen the tool list" : "Fold the tool list"}
          onClick={() => onFold(!isFolded)}
          className="inline-flex min-h-12 w-12 items-center justify-center self-center text-muted hover:bg-sunken hover:text-ink [html:not(.js)_&]:hidden"
        >
          <Icon icon={isFolded ? PanelLeftOpen : PanelLeftClose} className="size-4.5" />
        </button>
      </div>
    </div>
  );
}

/** The places of the workspace, and the tools by groups. */
export function ToolList({
  usableKinds,
  isFolded = false,
}: Pick<WorkspaceState, "usableKinds"> & { readonly isFolded?: boolean }) {
  const { pathname } = useLocation();
  return (
    <>
      <ul className="grid gap-px">
        {workspacePlaces.map((place) => (
          <li key={place.path}>
            <ToolLink
              to={place.path}
              icon={place.icon}
              title={place.title}
              isCurrent={isCurrentTool(place, pathname)}
              isFolded={isFolded}
            />
          </li>
        ))}
      </ul>
      {groupedTools().map(({ id, title, tools }) => (
        <div key={id} className="pt-3">
          {!isFolded && (
            <p aria-hidden className="px-3 pb-1 text-xs font-semibold text-muted">
              {title}
            </p>
          )}
          <ul aria-label={title} className="grid gap-px">
            {tools.map((tool) => (
              <li key={tool.path}>
                <ToolLink
                  to={addressOf(tool)}
                  icon={tool.icon}
                  title={tool.title}
                  isCurrent={isCurrentTool(tool, pathname)}
                  isFolded={isFolded}
                  isLacking={tool.model !== undefined && usableKinds?.includes(tool.model) === false}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface ToolLinkProps {
  readonly to: string;
  readonly icon: IconNode;
  readonly title: string;
  readonly isCurrent: boolean;
  /** True if only its picture is shown. */
  readonly isFolded: boolean;
  /** True if it does nothing, because no model is connected for it. */
  readonly isLacking?: boolean;
}

const ToolLink = ({ to, icon, title, isCurrent, isFolded, isLacking = false }: ToolLinkProps) => (
  <Link
    to={to}
    prefetch="intent"
    aria-current={isCurrent ? "page" : undefined}
    title={isFolded ? `${title}${isLacking ? " (needs a model)" : ""}` : isLacking ? "Needs a model" : undefined}
    className="flex min-h-11 items-center gap-2.5 rounded-sm py-1.5 pr-1 pl-3 text-sm font-medium text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:min-h-9"
  >
    <Icon icon={icon} className="size-4.5 shrink-0" />
    <span className={isFolded ? "sr-only" : undefined}>{title}</span>
    {isLacking && !isFolded && (
      // Read out as the link’s description.
      <span aria-hidden className="ml-auto pr-1 text-xs font-normal whitespace-nowrap">
        No model
      </span>
    )}
  </Link>
);

/** Number of entries that are seen at a glance. */
const listedMax = 6;

export function RecentList({ recent }: Pick<WorkspaceState, "recent">) {
  if (recent.length === 0) return <p className="px-3 text-xs text-muted">What you make appears here.</p>;
  return (
    <ul className="grid gap-0.5">
      {recent.slice(0, listedMax).map((work) => (
        <li key={work.path}>
          <Link
            to={work.path}
            className="grid min-h-11 content-center rounded-sm px-3 py-1.5 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink"
          >
            <span className="truncate text-ink">{work.title}</span>
            <span className="text-xs">{kindOf(work)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `Image · in progress`, and `Draft · only you` for what a member of a team keeps to themselves. */
export const kindOf = ({ label, state, isPrivate }: RecentWork): string =>
  [label, state === "running" ? "in progress" : state === "failed" && "failed", isPrivate && "only you"]
    .filter((part) => part !== false)
    .join(" · ");
