import { addMonths, type Period, rolloverMonths } from "../months.ts";

/** Progress of a user's Free months (`credit_refreshes`). */
export interface FreeMonths {
  /** The months are counted from here: when the account was opened, or when the last plan ended. */
  readonly anchorAt: Date;
  /** Number of the month that begins at `anchorAt`. Numbering continues when the anchor moves, so that no month is granted twice. */
  readonly anchorNumber: number;
  /** The first month that was neither granted nor skipped. */
  readonly nextNumber: number;
}

export interface FreeMonth {
  readonly number: number;
  readonly start: Date;
  /** When its credits expire. */
  readonly expiresAt: Date;
}

function nextMonth({ anchorAt, anchorNumber, nextNumber }: FreeMonths): FreeMonth {
  const count = nextNumber - anchorNumber;
  return {
    number: nextNumber,
    start: addMonths(anchorAt, count),
    expiresAt: addMonths(anchorAt, count + 1 + rolloverMonths),
  };
}

export const hasBegun = (months: FreeMonths, now: Date): boolean => nextMonth(months).start <= now;

/**
 * The Free months that have begun since the user's last visit. None begins while a plan or trial runs; after it ends, months are counted
 * from its end.
 * @param covered periods of plans and trials, in any order.
 * @returns the months, oldest first, and the new progress.
 */
export function openFreeMonths(
  { anchorAt, anchorNumber, nextNumber }: FreeMonths,
  covered: readonly Period[],
  now: Date,
): { readonly begun: readonly FreeMonth[]; readonly months: FreeMonths } {
  const begun: FreeMonth[] = [];
  let months: FreeMonths = { anchorAt, anchorNumber, nextNumber };
  while (hasBegun(months, now)) {
    const month = nextMonth(months);
    const plan = covered.find(({ start, end }) => start <= month.start && month.start < end);
    // The end of a running plan may still change.
    if (plan && plan.end > now) break;
    if (plan) {
      months = { anchorAt: plan.end, anchorNumber: month.number, nextNumber: month.number };
    } else {
      begun.push(month);
      months = { ...months, nextNumber: month.number + 1 };
    }
  }
  return { begun, months };
}
