import {
  countPlanRuns,
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
import { formatMonth } from "#ui/format-date.ts";
import type { CurrentPlan } from "../entitlement/current-plan.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { grantFreeMonths } from "../refresh/grant-free-months.ts";
import type { HistoryPlace } from "./credits-page-path.ts";

export interface CreditsQuestion extends HistoryPlace {
  readonly userId: string;
  readonly span: UsageSpan;
}

/** All that the credits page shows of somebody. */
export async function readCreditsPage(services: Services, question: CreditsQuestion) {
  const { db, clock } = services;
  const { userId, span, before, after } = question;
  await grantFreeMonths(services, userId);
  const now = clock.now();
  const [current, credits, history] = await Promise.all([
    findEntitlement(db, userId, now),
    readCredits(db, userId, span, now),
    listTransactions(db, userId, { before, after }),
  ]);
  const { name, credits: monthly } = current.plan;
  return { plan: { name, ...monthly, ...(await readPeriod(db, userId, current, now)) }, credits, history, span };
}

/** How far the plan's month has gone. */
async function readPeriod(db: Services["db"], userId: string, { entitlement, subscription }: CurrentPlan, now: Date) {
  const { generationsMax: max, period } = entitlement;
  // A provider's clock may be ahead of ours.
  const since = period.start < now ? period.start : now;
  return {
    generations: max === null ? null : { used: await countPlanRuns(db, userId, since), max },
    // After a declined card the next credits come with the payment, whenever that is.
    nextResetAt: subscription?.status === "past_due" ? null : period.end,
  };
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
    month: formatMonth(now),
    lowBalance: lowBalance ?? { mark: 0, isChosen: false },
  };
}
