import type { BillingInterval } from "./plans.ts";

/** Calendar months in UTC. Every month is counted from the anchor: 31 January → 28 February → 31 March. */

/**
 * @param day of the month, if it differs from the anchor's.
 * @returns that day `count` months later, at the same time; the month's last day if it is shorter.
 */
export function addMonths(anchor: Date, count: number, day = anchor.getUTCDate()): Date {
  const months = anchor.getUTCFullYear() * 12 + anchor.getUTCMonth() + count;
  const [year, month] = [Math.floor(months / 12), ((months % 12) + 12) % 12];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const at = new Date(anchor);
  at.setUTCFullYear(year, month, Math.min(day, lastDay));
  return at;
}

export const monthsIn: Readonly<Record<BillingInterval, number>> = { monthly: 1, yearly: 12 };

/**
 * @returns the billing interval of a period. A monthly period from the end of a short month can be some days longer than a month counted
 * from there.
 */
export const intervalOf = ({ start, end }: Period): BillingInterval =>
  end > addMonths(start, 2) ? "yearly" : "monthly";

/** @returns how many whole months have passed since the anchor; negative before it. */
export function monthsSince(anchor: Date, moment: Date): number {
  const months = (moment.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + moment.getUTCMonth() - anchor.getUTCMonth();
  return addMonths(anchor, months) > moment ? months - 1 : months;
}

/** A month's credits expire this many months after the month ends (C10). */
export const rolloverMonths = 3;

export interface Period {
  readonly start: Date;
  /** The first moment after it. */
  readonly end: Date;
}

/** Month `number` after the anchor, from 0. */
export const monthOf = (anchor: Date, number: number): Period => ({
  start: addMonths(anchor, number),
  end: addMonths(anchor, number + 1),
});
