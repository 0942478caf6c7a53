import { recordSecurityEvent } from "#accounts/index.ts";
import type { Transaction } from "#platform/db/database.ts";
import { recordTeamEvent } from "#teams/index.ts";

/** User who changes keys, their own or those of a team, and from where, for the audit log. */
export interface KeyEditor {
  readonly userId: string;
  /** The team whose keys they are; left out for the user's own. */
  readonly teamId?: string | undefined;
  readonly ipAddress?: string | null;
  readonly userAgent?: string | null;
}

/** Owner of the keys that a user changes. */
export const ownerOf = ({ userId, teamId }: KeyEditor): string => teamId ?? userId;

interface KeyChange {
  readonly kind: "api-key-created" | "api-key-revoked";
  /** Name of the key. */
  readonly name: string;
  /** Member who created a team's key. */
  readonly memberId: string | null;
}

/** Records a change in the audit log of the user, and in that of the team. */
export async function recordKeyChange(
  tx: Transaction,
  { teamId, ...editor }: KeyEditor,
  { kind, name, memberId }: KeyChange,
  now: Date,
): Promise<void> {
  const detail = { name };
  await recordSecurityEvent(tx, { ...editor, kind, detail, happenedAt: now });
  if (teamId === undefined) return;
  const event = { teamId, kind, actorId: editor.userId, subjectId: memberId ?? undefined, detail };
  await recordTeamEvent(tx, event, now);
}
