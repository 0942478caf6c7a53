import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { findBalance } from "../find-balance.ts";
import type { CreditsLow } from "../news.ts";
import { userCredits } from "../schema.ts";
import { writeLowBalanceMail } from "./write-low-balance-mail.ts";

/**
 * Tells somebody that what they may spend on anything has fallen below their mark: as things stand now, not as they stood when the run ended, and once a
 * period. Run twice it sends one mail.
 */
export async function mailLowBalance(
  { db, jobs, clock, config }: Pick<Services, "db" | "jobs" | "clock" | "config">,
  { userId }: CreditsLow,
): Promise<void> {
  const now = clock.now();
  const [address, balance] = await Promise.all([findMailAddress(db, userId), findBalance(db, userId, now)]);
  if (!address || !balance) return;
  const { general, advanced, image } = balance.buckets;
  const left = { general, restricted: advanced + image };
  await db.transaction(async (tx) => {
    const mark = await claimMail(tx, userId, general, now);
    if (mark !== undefined) await sendMail(tx, jobs, writeLowBalanceMail(address, { ...left, mark }, config));
  });
}

/** @returns the mark; undefined where the balance is no longer below it, or this period's mail was sent. */
async function claimMail(db: Executor, userId: string, general: number, now: Date): Promise<number | undefined> {
  const { lowBalanceMark, lowBalanceMailedAt, lastResetAt } = userCredits;
  // A period begins with a plan's monthly credits; without any, it lasts a month.
  const periodStart = sql`greatest(${lastResetAt}, ${now.toISOString()}::timestamptz - interval '1 month')`;
  const [claimed] = await db
    .update(userCredits)
    .set({ lowBalanceMailedAt: now })
    .where(
      and(
        eq(userCredits.userId, userId),
        gt(lowBalanceMark, general),
        or(isNull(lowBalanceMailedAt), lt(lowBalanceMailedAt, periodStart)),
      ),
    )
    .returning({ mark: lowBalanceMark });
  return claimed?.mark;
}
