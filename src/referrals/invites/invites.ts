import { and, eq, gt, lt } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { ensureCode } from "../codes/referral-code.ts";
import { addressDigest } from "../normal-address.ts";
import { invitesPerDayMax } from "../rules.ts";
import { referralCodes, referralInvites } from "../schema.ts";

/** The most invitations that one address gets within `perAddressDays`, from all users together. */
export const perAddressMax = 2;
export const perAddressDays = 7;

/** After this, everything about an invitation is deleted, including the hash of its address. */
const keptDays = 30;

export interface RequestInvite {
  readonly referrerId: string;
  /** From `parseEmail`. */
  readonly email: string;
}

export interface MailInvitation {
  readonly inviteId: string;
  readonly email: string;
}
export const mailInvitationJob: JobKind<MailInvitation> = {
  name: "mail-invitation",
  retryLimit: 5,
  expireInSeconds: 60,
};

/**
 * Requests an invitation. Does the same for every address (writes a row, queues a job), so that neither the response nor its timing reveals
 * whether an account exists. The job decides whether to send a mail.
 * @throws {AppError} `rate_limited` if the user has reached the daily limit.
 */
export async function requestInvite(
  { db, jobs, secrets, clock }: Pick<Services, "db" | "jobs" | "secrets" | "clock">,
  { referrerId, email }: RequestInvite,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    await ensureCode(transaction, referrerId, now);
    // Locks the user's row, so that simultaneous requests are counted one by one.
    await transaction.select().from(referralCodes).where(eq(referralCodes.userId, referrerId)).for("update");
    const dayAgo = new Date(now.getTime() - dayMs);
    const isOfToday = and(eq(referralInvites.referrerId, referrerId), gt(referralInvites.sentAt, dayAgo));
    if ((await transaction.$count(referralInvites, isOfToday)) >= invitesPerDayMax) throw usedUp();
    const [invite] = await transaction
      .insert(referralInvites)
      .values({ referrerId, emailDigest: addressDigest(secrets, email), sentAt: now })
      .returning({ id: referralInvites.id });
    if (!invite) throw new Error("the invitation was not written");
    await jobs.enqueue(transaction, mailInvitationJob, { inviteId: invite.id, email });
  });
}

const usedUp = () =>
  new AppError("rate_limited", {
    userMessage: `You’ve reached the limit of ${invitesPerDayMax} invites a day. You can still share your link.`,
  });

/** Deletes invitations that are no longer needed for rate limiting. */
export async function forgetInvites(db: Executor, now: Date): Promise<void> {
  await db.delete(referralInvites).where(lt(referralInvites.sentAt, new Date(now.getTime() - keptDays * dayMs)));
}
