import { Chip } from "#ui/chip.tsx";
import { useActingTeam } from "./acting-team.ts";

/** Marks work that its member has shared with the team of the page. */
export const SharedChip = () => <Chip tone="accent">Shared with the team</Chip>;

interface Props {
  /** Name of what is listed, in the plural: `chats`. */
  readonly what: string;
  /** False for what can't be shared with a team. */
  readonly isShareable?: boolean;
  readonly className?: string;
}

/** Line above a list of a member's own work. Nothing outside of a team. */
export function PrivateNote({ what, isShareable = true, className = "text-sm text-muted" }: Props) {
  const team = useActingTeam();
  if (!team) return null;
  return (
    <p className={className}>
      Only you see your {what}
      {isShareable ? `, until you share them with ${team.name}` : ""}.
    </p>
  );
}
