import { eq } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { createDataMails } from "../mails/data-mails.ts";
import { accountGone } from "../profile/update-profile.ts";
import { sessions, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { tellDeletionChanged } from "./deletion-changed.ts";
import { graceDays } from "./grace-days.ts";
import { keepToken } from "./keep-token.ts";

const graceMs = graceDays * 24 * 60 * 60 * 1_000;

export interface DeletionRequest {
  readonly userId: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/**
 * Has an account deleted in two weeks: signs it out everywhere and mails the way back. Asked twice, the first request holds. Whoever calls
 * this has made sure that it is the owner who asks.
 * @throws {AppError} `gone` when there is no such user any more.
 */
export async function requestDeletion(
  { db, jobs, secrets, clock, config }: Pick<Services, "db" | "jobs" | "secrets" | "clock" | "config">,
  { userId, ...facts }: DeletionRequest,
): Promise<void> {
  const happenedAt = clock.now();
  await db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email, deleteAfter: users.deleteAfter })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) throw accountGone();
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    if (user.deleteAfter) return;
    const deleteAfter = new Date(happenedAt.getTime() + graceMs);
    await transaction.update(users).set({ deleteAfter, updatedAt: happenedAt }).where(eq(users.id, userId));
    await tellDeletionChanged(transaction, jobs, userId);
    await recordSecurityEvent(transaction, { userId, kind: "deletion-requested", ...facts, happenedAt });
    const token = keepToken(secrets, { userId, deleteAfter });
    await sendMail(transaction, jobs, createDataMails(config).deletionRequested(user.email, deleteAfter, token));
  });
}
