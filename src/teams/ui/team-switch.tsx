import { Check, ChevronsUpDown, UserRound } from "lucide";
import { Form, useLocation } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { useClosingDetails } from "#ui/use-closing-details.ts";
import { type ListedTeam, switchTeamPath } from "../rules.ts";
import { TeamMark } from "./team-mark.tsx";

interface Props {
  /** Teams of the user. */
  readonly teams: readonly Pick<ListedTeam, "id" | "name" | "pictureUrl">[];
  /** Id of the team that the page is in; null for the user's own work. */
  readonly teamId: string | null;
  /** Only the rail has room for the name. */
  readonly place: keyof typeof panels;
  readonly className?: string;
}

const ownName = "Personal";

/** Position of the choices. */
const panels = { rail: "inset-x-0", "folded-rail": "left-0 w-56", strip: "right-0 w-56" } as const;

/** Opens the user's own work or a team's. It works without scripts: the page is loaded anew in any case. */
export function TeamSwitch({ teams, teamId, place, className }: Props) {
  const { key } = useLocation();
  const details = useClosingDetails();
  if (teams.length === 0) return null;
  const current = teams.find(({ id }) => id === teamId);
  const name = current?.name ?? ownName;
  const hasName = place === "rail";
  const choices = [undefined, ...teams];
  return (
    <details ref={details} key={key} name="workspace-panel" className={classNames("group relative", className)}>
      <summary
        aria-label={`Working in ${name}. Switch`}
        title={hasName ? undefined : name}
        className={classNames(
          "flex min-h-10 cursor-pointer list-none items-center rounded-sm border border-hairline bg-surface text-sm font-semibold hover:border-outline touch:min-h-11 [&::-webkit-details-marker]:hidden",
          hasName ? "gap-2 pr-3 pl-2" : "justify-center gap-1 px-1.5",
        )}
      >
        <Mark team={current} />
        {hasName && <span className="min-w-0 flex-1 truncate">{name}</span>}
        <Icon icon={ChevronsUpDown} className="size-4 shrink-0 text-muted" />
      </summary>
      <Form
        method="post"
        action={switchTeamPath}
        reloadDocument
        className={classNames(
          "absolute top-full z-20 mt-1 grid rounded-md border border-hairline bg-surface p-1.5 shadow-float",
          panels[place],
        )}
      >
        {choices.map((choice) => {
          const isCurrent = choice?.id === current?.id;
          return (
            <button
              key={choice?.id ?? ""}
              type="submit"
              name="team"
              value={choice?.id ?? ""}
              aria-current={isCurrent || undefined}
              className="flex min-h-10 items-center gap-2 rounded-sm px-2.5 text-left text-sm hover:bg-sunken touch:min-h-11"
            >
              <Mark team={choice} />
              <span className="min-w-0 flex-1 wrap-anywhere">{choice?.name ?? ownName}</span>
              {isCurrent && <Icon icon={Check} className="size-4 shrink-0 text-accent-text" />}
            </button>
          );
        })}
      </Form>
    </details>
  );
}

/** The picture of a team; undefined for the user's own work. */
const Mark = ({ team }: { readonly team: Props["teams"][number] | undefined }) =>
  team ? (
    <TeamMark team={team} className="size-6 text-xs" />
  ) : (
    <Icon icon={UserRound} className="mx-0.5 size-5 shrink-0 text-muted" />
  );
