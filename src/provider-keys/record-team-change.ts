import { type KeyVendor, vendorTitles } from "#engines/index.ts";
import type { Transaction } from "#platform/db/database.ts";
import { lockMembership, recordTeamEvent } from "#teams/index.ts";
import type { TeamEditor } from "./key-owner.ts";

interface TeamKeyChange {
  readonly kind: "provider-key-connected" | "provider-key-removed";
  readonly vendor: KeyVendor;
}

/**
 * Records a change of a team’s key in its audit log, in the transaction of the change. Does nothing for users’ own keys.
 * @throws {AppError} `not_found` and `forbidden` for people who don’t manage the team’s keys, also since a moment ago.
 */
export async function recordTeamChange(
  tx: Transaction,
  editor: TeamEditor | undefined,
  { kind, vendor }: TeamKeyChange,
  now: Date,
): Promise<void> {
  if (!editor) return;
  // Removing a member waits for it: it ends the keys that they have connected.
  await lockMembership(tx, editor, "manage-keys");
  const { teamId, userId: actorId } = editor;
  await recordTeamEvent(tx, { teamId, kind, actorId, detail: { provider: vendorTitles[vendor] } }, now);
}
