import { and, eq, isNotNull } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { getUserId } from "./get-user-id.ts";

/**
 * Opens a closed account again, for whoever can get into it as before.
 * @returns false where it was open.
 * @throws {AppError} `not_found`.
 */
export function enableAccount({ db, clock }: Pick<Services, "db" | "clock">, email: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const id = await getUserId(transaction, email);
    const changed = await transaction
      .update(users)
      .set({ disabledAt: null, updatedAt: clock.now() })
      .where(and(eq(users.id, id), isNotNull(users.disabledAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    await recordSecurityEvent(transaction, { userId: id, kind: "enabled", happenedAt: clock.now() });
    return true;
  });
}
