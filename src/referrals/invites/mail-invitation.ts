import { and, eq, gt, isNotNull } from "drizzle-orm";
import { findPerson, hasAccountWith } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { ensureCode } from "../codes/ensure-code.ts";
import { referralInviteStops, referralInvites } from "../schema.ts";
import { perAddressDays, perAddressMax } from "./invite-limits.ts";
import type { MailInvitation } from "./request-invite.ts";
import { stopToken } from "./stop-token.ts";
import { writeInvitationMail } from "./write-invitation-mail.ts";

/**
 * Sends an invitation that was asked for, once, or sends nothing: to an address that has an account, that wants no invitations, or that
 * has had enough of them lately, whoever they were from.
 */
export async function mailInvitation(
  { db, jobs, secrets, clock, config }: Pick<Services, "db" | "jobs" | "secrets" | "clock" | "config">,
  { inviteId, email }: MailInvitation,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const isIt = eq(referralInvites.id, inviteId);
    const [invite] = await transaction.select().from(referralInvites).where(isIt).for("update");
    if (!invite || invite.mailedAt) return;
    const { emailDigest, referrerId } = invite;
    // Two invitations to one address are decided one after the other.
    await lockName(transaction, `invitation:${emailDigest.toString("hex")}`);
    const referrer = await findPerson(transaction, referrerId);
    if (!referrer || referrer.isDisabled || (await hasAccountWith(transaction, email))) return;
    if (await hasHadEnough(transaction, emailDigest, now)) return;
    const code = await ensureCode(transaction, referrerId, now);
    const { firstName } = referrer;
    await transaction.update(referralInvites).set({ mailedAt: now }).where(isIt);
    const token = stopToken(secrets, emailDigest);
    await sendMail(transaction, jobs, writeInvitationMail({ email, firstName, code, token }, config));
  });
}

async function hasHadEnough(db: Executor, emailDigest: Buffer, now: Date): Promise<boolean> {
  if ((await db.$count(referralInviteStops, eq(referralInviteStops.emailDigest, emailDigest))) > 0) return true;
  const since = new Date(now.getTime() - perAddressDays * dayMs);
  const isLate = and(isNotNull(referralInvites.mailedAt), gt(referralInvites.mailedAt, since));
  const isToThem = and(eq(referralInvites.emailDigest, emailDigest), isLate);
  return (await db.$count(referralInvites, isToThem)) >= perAddressMax;
}
