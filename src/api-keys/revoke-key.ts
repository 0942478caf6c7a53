import { and, eq, isNull } from "drizzle-orm";
import { recordSecurityEvent } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { KeyOwner } from "./create-key.ts";
import { apiKeys } from "./schema.ts";

/**
 * Takes effect with the next request, in every process: none of them remembers keys. Runs that have begun go on.
 * @throws {AppError} `not_found`, also for another user's key, or one that is revoked already.
 */
export async function revokeKey(
  { db, clock }: Pick<Services, "db" | "clock">,
  owner: KeyOwner,
  keyId: string,
): Promise<void> {
  const now = clock.now();
  const isTheirs = and(eq(apiKeys.id, keyId), eq(apiKeys.userId, owner.userId), isNull(apiKeys.revokedAt));
  await db.transaction(async (tx) => {
    const revoked = isUuid(keyId)
      ? await tx.update(apiKeys).set({ revokedAt: now }).where(isTheirs).returning({ name: apiKeys.name })
      : [];
    const [key] = revoked;
    if (!key) throw new AppError("not_found", { userMessage: "This API key doesn’t exist, or is revoked already." });
    await recordSecurityEvent(tx, { ...owner, kind: "api-key-revoked", detail: { name: key.name }, happenedAt: now });
  });
}
