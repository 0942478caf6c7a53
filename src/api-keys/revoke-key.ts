import { and, eq, isNull } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { getMembership, tellKeyRevoked } from "#teams/index.ts";
import { may } from "#teams/rules.ts";
import { type KeyEditor, ownerOf, recordKeyChange } from "./key-editor.ts";
import { apiKeys } from "./schema.ts";

/**
 * Takes effect with the next request, in every process: none of them remembers keys. Runs that have begun go on. In a team, its owner and
 * admins revoke all keys, and members their own.
 * @throws {AppError} `not_found`, also for another user's key, or one that is revoked already.
 */
export async function revokeKey(
  { db, clock, jobs, config }: Pick<Services, "db" | "clock" | "jobs" | "config">,
  editor: KeyEditor,
  keyId: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const isTheirs = and(
      eq(apiKeys.userId, ownerOf(editor)),
      await onlyOwnOf(tx, editor),
      eq(apiKeys.id, keyId),
      isNull(apiKeys.revokedAt),
    );
    const { name, memberId } = apiKeys;
    const revoked = isUuid(keyId)
      ? await tx.update(apiKeys).set({ revokedAt: now }).where(isTheirs).returning({ name, memberId })
      : [];
    const [key] = revoked;
    if (!key) throw new AppError("not_found", { userMessage: "This API key doesn’t exist, or is revoked already." });
    await recordKeyChange(tx, editor, { kind: "api-key-revoked", ...key }, now);
    const { teamId, userId } = editor;
    if (teamId === undefined) return;
    await tellKeyRevoked({ jobs, config }, tx, { teamId, userId, memberId: key.memberId, keyName: key.name });
  });
}

/** Condition for a member who doesn't manage the keys of their team. @throws {AppError} `not_found` for people who are not in it. */
async function onlyOwnOf(tx: Transaction, { userId, teamId }: KeyEditor) {
  if (teamId === undefined) return undefined;
  const { role } = await getMembership(tx, { teamId, userId });
  return may(role, "manage-keys") ? undefined : eq(apiKeys.memberId, userId);
}
