import { Coins, History, type IconNode, LayoutGrid } from "lucide";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { teamPath } from "#teams/rules.ts";
import { TeamSwitch } from "#teams/ui/index.ts";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { useClosingDetails } from "#ui/use-closing-details.ts";
import { PaletteButton } from "./palette/palette-button.tsx";
import { RecentList, ToolList, type WorkspaceState } from "./rail.tsx";

const item =
  "inline-flex h-12 min-w-11 shrink-0 items-center justify-center gap-2 px-2 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2";

/** Above the page in narrow windows: the same as the rail has, in panels that open over the page. */
export function Strip({ availableAic, team, teams, recent, usableKinds }: WorkspaceState) {
  const { key } = useLocation();
  return (
    <div className="sticky top-(--header-height) z-20 flex h-(--strip-height) items-center gap-1 border-b border-hairline bg-paper px-2 sm:px-4 lg:hidden">
      <Panel key={`tools ${key}`} icon={LayoutGrid} name="Tools" nameClass="max-[22rem]:sr-only">
        <nav aria-label="Tools">
          <ToolList usableKinds={usableKinds} />
        </nav>
      </Panel>
      <Panel
        key={`recent ${key}`}
        icon={History}
        name="Recent"
        nameClass={teams.length > 0 ? "max-[26rem]:sr-only" : "max-[22rem]:sr-only"}
      >
        <RecentList recent={recent} />
      </Panel>
      <PaletteButton className={item} />
      <TeamSwitch teams={teams} teamId={team?.id ?? null} place="strip" className="ml-auto" />
      <Link
        to={team ? teamPath(team.id) : "/settings/credits"}
        aria-label={creditsInWords(availableAic)}
        className={`${item} ${teams.length === 0 ? "ml-auto" : ""} tabular-nums`}
      >
        <Icon icon={Coins} className="size-4 text-accent-text" />
        <span aria-hidden className="font-semibold text-ink">
          {formatNumber(availableAic)}
        </span>
      </Link>
    </div>
  );
}

interface PanelProps {
  readonly icon: IconNode;
  readonly name: string;
  /** Narrow windows have room for the picture alone. */
  readonly nameClass: string;
  readonly children: ReactNode;
}

/** Opens without scripts, too. */
function Panel({ icon, name, nameClass, children }: PanelProps) {
  const details = useClosingDetails();
  return (
    <details ref={details} name="workspace-panel" className="group">
      <summary className={`${item} cursor-pointer list-none group-open:text-ink [&::-webkit-details-marker]:hidden`}>
        <Icon icon={icon} className="size-4" />
        <span className={nameClass}>{name}</span>
      </summary>
      <div className="absolute inset-x-2 top-full mt-1 max-h-[70dvh] overflow-y-auto overscroll-contain rounded-md border border-hairline bg-surface p-2 shadow-float sm:right-auto sm:w-80">
        {children}
      </div>
    </details>
  );
}
