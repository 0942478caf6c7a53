import { and, eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { KeyOwner, TeamEditor } from "./key-owner.ts";
import { recordTeamChange } from "./record-team-change.ts";
import { providerKeys } from "./schema.ts";

/**
 * Removes a key: no further call is made with it.
 * @param editor the member, for a key of a team.
 * @throws {AppError} `not_found` if there is none, e.g. because it was removed in another tab; as `recordTeamChange` for a team.
 */
export async function removeKey(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, vendor }: KeyOwner,
  editor?: TeamEditor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await recordTeamChange(tx, editor, { kind: "provider-key-removed", vendor }, clock.now());
    const removed = await tx
      .delete(providerKeys)
      .where(and(eq(providerKeys.userId, userId), eq(providerKeys.vendor, vendor)))
      .returning({ id: providerKeys.id });
    if (removed.length > 0) return;
    throw new AppError("not_found", { field: "service", userMessage: "No API key is stored for it." });
  });
}
