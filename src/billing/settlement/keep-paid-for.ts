import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { addMonths, monthsIn } from "../months.ts";
import { billingInvoices } from "../schema.ts";
import type { PaidPeriod, Payment } from "./paid-periods.ts";

/**
 * Stores the agreed terms with each invoice, so that settling again uses this plan version whatever the price list says later, and receipts
 * can name the plan, price and period. Late information, such as a delayed description of an upgrade, may still change the plan.
 */
export async function keepPaidFor(db: Executor, periods: readonly PaidPeriod[]): Promise<void> {
  for (const period of periods) {
    for (const payment of period.payments) {
      const paidFor = paidForOf(period, payment);
      const { invoice } = payment;
      if (isKept(invoice, paidFor)) continue;
      await db.update(billingInvoices).set(paidFor).where(eq(billingInvoices.id, invoice.rowId));
    }
  }
}

type PaidFor = ReturnType<typeof paidForOf>;

/** The period as billed, even if a later one has cut it short. */
const paidForOf = ({ start, interval, anchorDay }: PaidPeriod, { plan, insteadOf, invoice }: Payment) => ({
  planId: plan.id,
  planVersion: plan.version,
  interval,
  periodStart: insteadOf ? invoice.createdAt : start,
  periodEnd: addMonths(start, monthsIn[interval], anchorDay),
});

const isKept = (invoice: Payment["invoice"], paidFor: PaidFor): boolean =>
  invoice.planId === paidFor.planId &&
  invoice.planVersion === paidFor.planVersion &&
  invoice.interval === paidFor.interval &&
  invoice.periodStart?.getTime() === paidFor.periodStart.getTime() &&
  invoice.periodEnd?.getTime() === paidFor.periodEnd.getTime();
