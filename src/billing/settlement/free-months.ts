import { addMonths, type Period, rolloverMonths } from "../months.ts";

/** How far somebody's Free months have come (`credit_refreshes`). */
export interface FreeMonths {
  /** The months are counted from here: where the account was opened, or where the last plan ended. */
  readonly anchorAt: Date;
  /** Number of the month that begins at `anchorAt`. Numbers go on when the anchor moves, so that none is granted twice. */
  readonly anchorNumber: number;
  /** The first month that was neither granted nor left out. */
  readonly nextNumber: number;
}

export interface FreeMonth {
  readonly number: number;
  readonly start: Date;
  /** When its credits do. */
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
 * The Free months that have begun since somebody last came. None begins while a plan or trial runs: where one ends, the months are counted
 * from its end on.
 * @param covered when a plan or trial ran, in any order.
 * @returns them, the oldest first, and how far that is.
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
    // How long that plan runs may still change.
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
