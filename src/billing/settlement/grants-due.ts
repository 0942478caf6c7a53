import { addMonths, monthsIn, rolloverMonths } from "../months.ts";
import { agreedVersion, betterPlan, type PlanVersion, type PriceList, versionAt } from "../price-list.ts";
import type { FreeMonth } from "./free-months.ts";
import { type History, refundedShare } from "./history.ts";
import type { PaidPeriod, Payment } from "./paid-periods.ts";

/** AIC that a plan gives, or that an upgrade adds. */
export interface Allowance {
  readonly basic: number;
  readonly advanced: number;
  readonly image: number;
}

/** Credits that the account is owed, whether or not they were already granted. */
export interface DueGrant {
  /** Identifies the origin among the provider's records: `invoice:3001:0`. */
  readonly originId: string;
  readonly kind: "trial" | "month" | "upgrade" | "free-month";
  /** The agreed version. */
  readonly plan: PlanVersion;
  readonly allowance: Allowance;
  readonly startsAt: Date;
  readonly expiresAt: Date;
  /** The refunded share of the payment, 0 to 1. */
  readonly refundedShare: number;
}

const noCredits: Allowance = { basic: 0, advanced: 0, image: 0 };

const difference = (more: Allowance, less: Allowance): Allowance => ({
  basic: Math.max(0, more.basic - less.basic),
  advanced: Math.max(0, more.advanced - less.advanced),
  image: Math.max(0, more.image - less.image),
});

/**
 * The credits of a trial that has begun: those of the best plan tried, as quoted, or else as sold when the trial began.
 * @returns undefined for a subscription without a trial.
 */
export function trialGrant({ id, changes, createdAt, quoted }: History, list: PriceList): DueGrant | undefined {
  const [first, ...others] = changes.filter(({ status, trialEndsAt }) => status === "on_trial" && trialEndsAt);
  if (!first?.trialEndsAt) return undefined;
  const planId = others.reduce((best, change) => betterPlan(list, best, change.planId, createdAt), first.planId);
  const plan = quoted?.planId === planId ? agreedVersion(list, quoted, createdAt) : versionAt(list, planId, createdAt);
  return {
    originId: `trial:${id}`,
    kind: "trial",
    plan,
    allowance: plan.credits,
    startsAt: createdAt,
    expiresAt: addMonths(first.trialEndsAt, rolloverMonths),
    refundedShare: 0,
  };
}

export interface PaidGrants {
  readonly due: readonly DueGrant[];
  /** When the next paid month begins; null if there is none. */
  readonly nextAt: Date | null;
}

/**
 * Grants for the paid months that have begun, and for what upgrades add to them.
 * @param endsAt set for an expired subscription: months that would begin later are not granted.
 */
export function paidGrants(
  periods: readonly PaidPeriod[],
  { now, endsAt }: { now: Date; endsAt: Date | null },
): PaidGrants {
  const months = periods.flatMap((period) => period.payments.flatMap((payment) => monthsOf(period, payment, endsAt)));
  const later = months.filter(({ from }) => from > now).map(({ from }) => from.getTime());
  return {
    due: months.filter(({ from }) => from <= now).map(({ grant }) => grant),
    nextAt: later.length > 0 ? new Date(Math.min(...later)) : null,
  };
}

function monthsOf({ start, end, interval, anchorDay }: PaidPeriod, payment: Payment, endsAt: Date | null) {
  const { invoice, plan, insteadOf, fromMonth } = payment;
  const allowance = difference(plan.credits, insteadOf?.credits ?? noCredits);
  const numbers = Array.from({ length: monthsIn[interval] - fromMonth }, (_, index) => fromMonth + index);
  return numbers
    .map((number) => {
      const begins = addMonths(start, number, anchorDay);
      // An upgrade counts immediately, even in the middle of a month.
      const from = invoice.createdAt > begins ? invoice.createdAt : begins;
      const grant: DueGrant = {
        originId: `invoice:${invoice.id}:${number}`,
        kind: insteadOf && number === fromMonth ? "upgrade" : "month",
        plan,
        allowance,
        startsAt: from,
        expiresAt: addMonths(start, number + 1 + rolloverMonths, anchorDay),
        refundedShare: refundedShare(invoice),
      };
      return { from, begins, grant };
    })
    .filter(({ begins }) => begins < end && (endsAt === null || begins < endsAt));
}

/** The grant of a Free month, by the plan's version when the month began. */
export function freeGrant(userId: string, { number, start, expiresAt }: FreeMonth, list: PriceList): DueGrant {
  const plan = versionAt(list, "free", start);
  return {
    originId: `free:${userId}:${number}`,
    kind: "free-month",
    plan,
    allowance: plan.credits,
    startsAt: start,
    expiresAt,
    refundedShare: 0,
  };
}
