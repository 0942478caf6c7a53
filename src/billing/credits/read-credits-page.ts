import {
  findBalance,
  findLowBalanceMark,
  findNextExpiry,
  findSpendingLimit,
  listTransactions,
  listUsage,
  spentThisMonth,
} from "#credits/index.ts";
import type { UsageSpan } from "#credits/rules.ts";
import type { Services } from "#platform/services.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import type { HistoryPlace } from "./credits-paths.ts";

export interface CreditsQuestion extends HistoryPlace {
  readonly userId: string;
  readonly span: UsageSpan;
}

/** All that the credits page shows of somebody. */
export async function readCreditsPage({ db, clock }: Pick<Services, "db" | "clock">, question: CreditsQuestion) {
  const { userId, span, before, after } = question;
  const now = clock.now();
  const [current, credits, history] = await Promise.all([
    findEntitlement(db, userId, now),
    readCredits(db, userId, span, now),
    listTransactions(db, userId, { before, after }),
  ]);
  const { name, credits: monthly } = current.plan;
  return { plan: { name, ...monthly }, credits, history, span };
}

/** @returns null for somebody who never had credits. */
async function readCredits(db: Services["db"], userId: string, span: UsageSpan, now: Date) {
  const balance = await findBalance(db, userId, now);
  if (!balance) return null;
  const [nextExpiry, usage, limit, spent, lowBalance] = await Promise.all([
    findNextExpiry(db, userId, now),
    // Where the reader is, only scripts know (use-local-usage.ts).
    listUsage(db, { userId, span, timeZone: "UTC", now }),
    findSpendingLimit(db, userId, userId),
    spentThisMonth(db, userId, undefined, now),
    findLowBalanceMark(db, userId),
  ]);
  return {
    balance: { ...balance, nextExpiry },
    usage,
    limit,
    spent,
    month: now.toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }),
    lowBalance: lowBalance ?? { mark: 0, isChosen: false },
  };
}
