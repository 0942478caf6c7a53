import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import type { Config } from "#platform/config.ts";
import type { Executor } from "#platform/db/database.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import type { Services } from "#platform/services.ts";
import { formatNumber } from "#ui/format.ts";
import { creditsPath } from "../credits-paths.ts";
import type { CreditsLow } from "../events.ts";
import { findBalance } from "../find-balance.ts";
import { userCredits } from "../schema.ts";

/**
 * Mails a user whose general credits are below their threshold: based on the current balance, not on the balance when the run ended, and
 * once per period. Their programs hear of it, too. Idempotent.
 */
export async function mailLowBalance(
  { db, jobs, clock, config, announcements }: Pick<Services, "db" | "jobs" | "clock" | "config" | "announcements">,
  { userId }: CreditsLow,
): Promise<void> {
  const now = clock.now();
  const [address, balance] = await Promise.all([findMailAddress(db, userId), findBalance(db, userId, now)]);
  if (!address || !balance) return;
  const { general, advanced, image } = balance.buckets;
  const left = { general, restricted: advanced + image };
  await db.transaction(async (tx) => {
    const threshold = await claimMail(tx, userId, general, now);
    if (threshold === undefined) return;
    await sendMail(tx, jobs, writeLowBalanceMail(address, { ...left, threshold }, config));
    const key = `credits-low:${now.toISOString()}`;
    const data = { available: general, threshold };
    await announcements.announce(tx, { ownerId: userId, type: "credits.low", key, data });
  });
}

/** @returns the threshold; undefined if the balance is no longer below it, or this period's mail was already sent. */
async function claimMail(db: Executor, userId: string, general: number, now: Date): Promise<number | undefined> {
  const { lowBalanceThreshold, lowBalanceMailedAt, lastResetAt } = userCredits;
  // A period starts with a plan's monthly credits; without them, it lasts a month.
  const periodStart = sql`greatest(${lastResetAt}, ${now.toISOString()}::timestamptz - interval '1 month')`;
  const [claimed] = await db
    .update(userCredits)
    .set({ lowBalanceMailedAt: now })
    .where(
      and(
        eq(userCredits.userId, userId),
        gt(lowBalanceThreshold, general),
        or(isNull(lowBalanceMailedAt), lt(lowBalanceMailedAt, periodStart)),
      ),
    )
    .returning({ threshold: lowBalanceThreshold });
  return claimed?.threshold;
}

export interface LowBalance {
  /** Basic credits, and advanced and image credits together, in AIC. */
  readonly general: number;
  readonly restricted: number;
  readonly threshold: number;
}

/** Address at which users can turn the mail off. */
const lowBalancePath = `${creditsPath}#low-balance`;

function writeLowBalanceMail(
  to: string,
  { general, restricted, threshold }: LowBalance,
  { product, baseUrl }: Pick<Config, "product" | "baseUrl">,
): Mail {
  const left = general === 1 ? "1 basic credit is" : `${formatNumber(general)} basic credits are`;
  const others = restricted > 0 ? ` ${formatNumber(restricted)} more are advanced or image credits.` : "";
  return {
    to,
    isBulk: true,
    subject: `Your AI credits at ${product.name} are running low`,
    replyTo: product.supportEmail,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: `${left} left.`,
      title: "Your AI credits are running low",
      paragraphs: [
        `${left} left, which is below your alert level of ${formatNumber(threshold)}.${others}`,
        "Runs that cost more than you have left won’t start, and we never buy credits for you. See when your plan’s next credits arrive, or get more, on your credits page.",
      ],
      action: { label: "See your credits", url: `${baseUrl}${creditsPath}` },
      footnote: "We send this email at most once a month.",
      footnoteLink: { label: "Change the alert level or turn these emails off", url: `${baseUrl}${lowBalancePath}` },
    }),
  };
}
