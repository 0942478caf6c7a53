import { addMonths, monthsIn } from "../../months.ts";
import type { BillingInterval } from "../../rules.ts";

/** @param anchorDay on which the subscription is billed. */
export const periodEnd = (start: Date, interval: BillingInterval, anchorDay?: number): Date =>
  addMonths(start, monthsIn[interval], anchorDay);

/** A description that follows another must be newer by what it says itself. */
export function momentAfter(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(last).getTime() + 1)).toISOString();
}
