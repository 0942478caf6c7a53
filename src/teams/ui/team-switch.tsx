import { Check, ChevronsUpDown } from "lucide";
import { Form, useLocation } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { switchTeamPath } from "../rules.ts";

interface Props {
  /** Teams of the user. */
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  /** Id of the team that the page is in; null for the user's own work. */
  readonly teamId: string | null;
  /** True where there is room for one letter of the name only. */
  readonly isCompact?: boolean;
  readonly className?: string;
}

const ownName = "Personal";

/** Opens the user's own work or a team's. It works without scripts: the page is loaded anew in any case. */
export function TeamSwitch({ teams, teamId, isCompact = false, className }: Props) {
  const { key } = useLocation();
  if (teams.length === 0) return null;
  const current = teams.find(({ id }) => id === teamId);
  const name = current?.name ?? ownName;
  const choices = [{ id: "", name: ownName }, ...teams];
  return (
    <details key={key} name="workspace-panel" className={classNames("group relative", className)}>
      <summary
        aria-label={`Working in ${name}. Switch`}
        title={isCompact ? name : undefined}
        className={classNames(
          "flex min-h-10 cursor-pointer list-none items-center rounded-sm border border-hairline bg-surface text-sm font-semibold hover:border-outline touch:min-h-11 [&::-webkit-details-marker]:hidden",
          isCompact ? "gap-1 px-2" : "gap-2 px-3",
        )}
      >
        <span className="min-w-0 flex-1 truncate">{isCompact ? [...name][0] : name}</span>
        <Icon icon={ChevronsUpDown} className="size-4 shrink-0 text-muted" />
      </summary>
      <Form
        method="post"
        action={switchTeamPath}
        reloadDocument
        className={classNames(
          "absolute top-full z-20 mt-1 grid rounded-md border border-hairline bg-surface p-1.5 shadow-float",
          isCompact ? "right-0 w-56" : "inset-x-0",
        )}
      >
        {choices.map(({ id, name: choice }) => {
          const isCurrent = id === (current?.id ?? "");
          return (
            <button
              key={id}
              type="submit"
              name="team"
              value={id}
              aria-current={isCurrent || undefined}
              className="flex min-h-10 items-center gap-2 rounded-sm px-2.5 text-left text-sm hover:bg-sunken touch:min-h-11"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{choice}</span>
              {isCurrent && <Icon icon={Check} className="size-4 shrink-0 text-accent-text" />}
            </button>
          );
        })}
      </Form>
    </details>
  );
}
