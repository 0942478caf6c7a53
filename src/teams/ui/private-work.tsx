import { Chip } from "#ui/chip.tsx";
import { useActingTeam } from "./acting-team.ts";

/** Marks work that its member has shared with the team of the page. */
export const SharedChip = () => <Chip tone="accent">Shared with the team</Chip>;

/** Marks what only its member sees, in lists with the team’s work. */
export const OnlyYouChip = () => <Chip>Only you</Chip>;

interface Props {
  /** Name of what is listed, in the plural: `chats`. */
  readonly what: string;
  /** True if the list has some that are shared with the team. */
  readonly hasShared?: boolean;
  /** False for what can't be shared with a team. */
  readonly isShareable?: boolean;
  readonly className?: string;
}

/** Line above a list of a member's own work. Nothing outside of a team. */
export function PrivateNote({ what, hasShared = false, isShareable = true, className = "text-sm text-muted" }: Props) {
  const team = useActingTeam();
  if (!team) return null;
  return (
    <p className={className}>
      {hasShared
        ? `Only you see ${what} that aren’t marked as shared with the team.`
        : `Only you see your ${what}${isShareable ? `, until you share them with ${team.name}` : ""}.`}
    </p>
  );
}

/** Line on pages that make what is the team's at once. Nothing outside of a team. */
export function TeamNote() {
  const team = useActingTeam();
  return team && <p className="text-sm text-muted">All members of {team.name} see what you make here.</p>;
}

/** Line below the name of a list of such work. */
export function CommonNote() {
  return useActingTeam() && <p className="text-sm text-muted">All members can see and edit them.</p>;
}

/** Name of a list of what is the team's at once: `Boards of Studio North`, and `Your boards` outside of a team. @param what in the plural. */
export function useListName(what: string): string {
  const team = useActingTeam();
  return team ? `${what.charAt(0).toUpperCase()}${what.slice(1)} of ${team.name}` : `Your ${what}`;
}
