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
  readonly className?: string;
}

const ownName = "Personal";

/** Opens the user's own work or a team's. It works without scripts: the page is loaded anew in any case. */
export function TeamSwitch({ teams, teamId, className }: Props) {
  const { key } = useLocation();
  if (teams.length === 0) return null;
  const current = teams.find(({ id }) => id === teamId);
  const choices = [{ id: "", name: ownName }, ...teams];
  return (
    <details key={key} name="workspace-panel" className={classNames("group relative", className)}>
      <summary
        aria-label={`Working in ${current?.name ?? ownName}. Switch`}
        className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-sm border border-hairline bg-surface px-3 text-sm font-semibold hover:border-outline touch:min-h-11 [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 flex-1 truncate">{current?.name ?? ownName}</span>
        <Icon icon={ChevronsUpDown} className="size-4 shrink-0 text-muted" />
      </summary>
      <Form
        method="post"
        action={switchTeamPath}
        reloadDocument
        className="absolute inset-x-0 top-full z-20 mt-1 grid min-w-48 rounded-md border border-hairline bg-surface p-1.5 shadow-float"
      >
        {choices.map(({ id, name }) => {
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
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              {isCurrent && <Icon icon={Check} className="size-4 shrink-0 text-accent-text" />}
            </button>
          );
        })}
      </Form>
    </details>
  );
}
