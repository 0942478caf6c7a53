import { and, eq, gt, isNotNull } from "drizzle-orm";
import { findPerson, hasAccountWith } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import type { Services } from "#platform/services.ts";
import { ensureCode } from "../codes/referral-code.ts";
import { referralReward, sharePath, stopInvitationsPath } from "../rules.ts";
import { referralInviteStops, referralInvites } from "../schema.ts";
import { type MailInvitation, perAddressDays, perAddressMax } from "./invites.ts";
import { stopToken } from "./stop-invitations.ts";

const plainName = /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u;

/**
 * The inviter's name in a mail to a stranger, or 'A friend' if it does not look like a name: otherwise, anyone could use the name field to
 * send any text.
 */
export function inviterName(firstName: string): string {
  const name = firstName.trim();
  return plainName.test(name) ? name : "A friend";
}

export interface Invitation {
  readonly email: string;
  /** The inviter's first name, as entered. */
  readonly firstName: string;
  readonly code: string;
  readonly token: string;
}

function writeInvitationMail(
  { email, firstName, code, token }: Invitation,
  { product, baseUrl }: Pick<Config, "product" | "baseUrl">,
): Mail {
  const name = inviterName(firstName);
  const stopUrl = `${baseUrl}${stopInvitationsPath}?token=${token}`;
  return {
    to: email,
    isBulk: true,
    subject: `${name} invites you to ${product.name}`,
    headers: { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: `A directory of AI design tools, and ${referralReward} credits to start with.`,
      title: `${name} invites you to ${product.name}`,
      paragraphs: [
        `${product.name} is a directory of AI design tools and the models behind them. Search for what you want to make, and compare the tools that fit. An account is free.`,
        `If you sign up with this invitation, you both get ${referralReward} AI credits once you confirm your address and make your first generation with our own tools.`,
      ],
      action: { label: "See the invitation", url: `${baseUrl}${sharePath(code)}`, showAddress: true },
      footnote: `You’re receiving this email because someone with an account at ${baseUrl} entered your address. Within a day we delete it and keep only a one-way hash for 30 days, which limits how many of these you can get. If you don’t know the sender, ignore this email.`,
      footnoteLink: { label: "Never send me invitations", url: stopUrl },
    }),
  };
}

/**
 * Sends a requested invitation once. Sends nothing to an address that has an account, has opted out, or has recently got the maximum from
 * all users together.
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
    // Serializes invitations to the same address.
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
