import { and, eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { tellAddressVerified } from "../address-verified.ts";
import { users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { getUserId } from "./get-user-id.ts";

/**
 * Vouches for the address of an account that the operator made, as its owner does by the invitation. A sign-up that waits is another thing:
 * the operator can vouch for the address, and not for who chose the password.
 * @returns false where it was confirmed already.
 * @throws {AppError} `not_found`.
 */
export function verifyAccount(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  email: string,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const id = await getUserId(transaction, email);
    const changed = await transaction
      .update(users)
      .set({ emailVerified: true, updatedAt: clock.now() })
      .where(and(eq(users.id, id), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    await recordSecurityEvent(transaction, { userId: id, kind: "email-verified", happenedAt: clock.now() });
    await tellAddressVerified(transaction, jobs, id);
    return true;
  });
}
