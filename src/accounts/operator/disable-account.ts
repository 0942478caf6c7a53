import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { forgetPendingProofs } from "../auth/forget-pending-proofs.ts";
import { sessions, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { getUserId } from "./get-user-id.ts";

/**
 * Closes an account: all its sessions end at once, in every process (the database tells them), links and second factors under way are void,
 * and no way in makes a session any more (auth-hooks.ts).
 * @returns how many sessions ended; undefined where it was closed already.
 * @throws {AppError} `not_found`.
 */
export function disableAccount(
  { db, clock }: Pick<Services, "db" | "clock">,
  email: string,
): Promise<number | undefined> {
  return db.transaction(async (transaction) => {
    const id = await getUserId(transaction, email);
    const at = clock.now();
    const changed = await transaction
      .update(users)
      .set({ disabledAt: at, updatedAt: at })
      .where(and(eq(users.id, id), isNull(users.disabledAt)))
      .returning({ id: users.id });
    const ended = await transaction.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
    await forgetPendingProofs(transaction, id);
    if (changed.length === 0) return undefined;
    await recordSecurityEvent(transaction, { userId: id, kind: "disabled", happenedAt: at });
    return ended.length;
  });
}
