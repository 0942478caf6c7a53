import { eq } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { createDataMails } from "../mails/data-mails.ts";
import { users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { tellDeletionChanged } from "./deletion-changed.ts";

export interface Keeping {
  readonly userId: string;
  /** Which request is undone; without it, whichever there is. */
  readonly deleteAfter?: Date;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/**
 * Undoes the request to delete an account. Done twice, nothing more happens.
 * @returns false where there is no such account any more, or another request than that one.
 */
export async function keepAccount(
  { db, jobs, clock, config }: Pick<Services, "db" | "jobs" | "clock" | "config">,
  { userId, deleteAfter, ...facts }: Keeping,
): Promise<boolean> {
  const happenedAt = clock.now();
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email, deleteAfter: users.deleteAfter })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) return false;
    if (!user.deleteAfter) return true;
    if (deleteAfter && deleteAfter.getTime() !== user.deleteAfter.getTime()) return false;
    await transaction.update(users).set({ deleteAfter: null, updatedAt: happenedAt }).where(eq(users.id, userId));
    await tellDeletionChanged(transaction, jobs, userId);
    await recordSecurityEvent(transaction, { userId, kind: "deletion-undone", ...facts, happenedAt });
    await sendMail(transaction, jobs, createDataMails(config).accountKept(user.email));
    return true;
  });
}
