import type { BillingInterval } from "../../rules.ts";

export const dayMs = 24 * 60 * 60 * 1_000;

/**
 * The same day some months later (UTC).
 * @param anchorDay of the month: a short month has its last day instead, and the next one the day again.
 */
export function monthsAfter(start: Date, months: number, anchorDay = start.getUTCDate()): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchorDay, daysInMonth));
  return end;
}

/** @param anchorDay on which the subscription is billed. */
export function periodEnd(start: Date, interval: BillingInterval, anchorDay = start.getUTCDate()): Date {
  return monthsAfter(start, interval === "yearly" ? 12 : 1, anchorDay);
}

/** A description that follows another must be newer by what it says itself. */
export function momentAfter(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(last).getTime() + 1)).toISOString();
}
