import type { BillingInterval } from "../../rules.ts";

export const dayMs = 24 * 60 * 60 * 1_000;

/**
 * The end of a period (UTC).
 * @param anchorDay of the month on which the subscription is billed: a short month has its last day instead, and the next one the day again.
 */
export function periodEnd(start: Date, interval: BillingInterval, anchorDay: number): Date {
  const months = interval === "yearly" ? 12 : 1;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchorDay, daysInMonth));
  return end;
}

export function addMonths(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  return end;
}

/** A description that follows another must be newer by what it says itself. */
export function momentAfter(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(last).getTime() + 1)).toISOString();
}
