import { and, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { paidStatuses } from "../settlement/history.ts";

/** Columns that order the descriptions of a payment. */
interface DescribedPayment {
  readonly providerUpdatedAt: PgColumn;
  readonly refundedCents: PgColumn;
  readonly status: PgColumn;
}

/**
 * Tells whether a description is newer than the stored one. Two of the same second are ordered by what only ever grows: the refunded
 * amount, then the payment status.
 */
export function isNewer(
  kept: DescribedPayment,
  given: { readonly updatedAt: Date; readonly refundedCents: number; readonly status: string },
): SQL | undefined {
  const rank = paidStatuses.indexOf(given.status);
  const keptRank = sql`coalesce(array_position(${sql.param(paidStatuses)}::text[], ${kept.status}), 0) - 1`;
  return or(
    lt(kept.providerUpdatedAt, given.updatedAt),
    and(
      eq(kept.providerUpdatedAt, given.updatedAt),
      or(
        lt(kept.refundedCents, given.refundedCents),
        and(eq(kept.refundedCents, given.refundedCents), gt(sql`${rank}::int`, keptRank)),
      ),
    ),
  );
}
