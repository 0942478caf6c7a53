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

/** How many invitations reach one address, from whomever, within `perAddressDays`. */
export const perAddressMax = 2;
export const perAddressDays = 7;

/** After this nothing is kept of an invitation, not even the hash of its address. */
const keptDays = 30;

export interface RequestInvite {
  readonly referrerId: string;
  /** As `parseEmail` gives it. */
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
 * Notes that somebody wants a friend invited. Does the same for every address (a row written, a job enqueued), so that neither the answer
 * nor its time tells whether there is an account; whether a mail goes out is decided by the job.
 * @throws {AppError} `rate_limited` when the day's invitations are used up, whomever they were for.
 */
export async function requestInvite(
  { db, jobs, secrets, clock }: Pick<Services, "db" | "jobs" | "secrets" | "clock">,
  { referrerId, email }: RequestInvite,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    await ensureCode(transaction, referrerId, now);
    // Several at the same moment are counted one after the other.
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
    userMessage: `You have sent ${invitesPerDayMax} invitations within a day, which is the most we send. Your link works without us: share it.`,
  });

/** Nothing stays of an invitation longer than it takes to limit them. */
export async function forgetInvites(db: Executor, now: Date): Promise<void> {
  await db.delete(referralInvites).where(lt(referralInvites.sentAt, new Date(now.getTime() - keptDays * dayMs)));
}
