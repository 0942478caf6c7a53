import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { checkouts } from "../checkout/schema.ts";
import { billingInvoices, billingMails, billingOrders, creditRefreshes, userSubscriptions } from "../schema.ts";
import { lockAccount } from "../settlement/lock-account.ts";
import { cancelLive } from "./cancel-at-provider.ts";
import { forgetPayer } from "./forget-payer.ts";

/**
 * Personal data in payments. When an account is deleted, live subscriptions are cancelled and identifying data is erased: cards, receipts
 * and webhook bodies. Amounts and dates of payments are kept, as the law requires, under an id that no longer belongs to a user.
 */
export const billingData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "billing",
  exportFor: (db, { userId }) => exportBilling(db, userId),
  async erase(db, { userId }) {
    // Waits for payments being recorded now, so that they are erased too. Later ones find no account.
    await lockAccount(db, userId);
    await cancelLive(db, jobs, userId);
    await db.delete(billingMails).where(eq(billingMails.userId, userId));
    await db.delete(creditRefreshes).where(eq(creditRefreshes.userId, userId));
    await forgetPayer(db, userId);
  },
});

async function exportBilling(db: Executor, userId: string): Promise<object> {
  const subscriptions = await db
    .select({
      plan: userSubscriptions.subscriptionPlanId,
      interval: userSubscriptions.interval,
      status: userSubscriptions.status,
      currentPeriodEnd: userSubscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: userSubscriptions.cancelAtPeriodEnd,
      trialEndsAt: userSubscriptions.trialEndsAt,
      endsAt: userSubscriptions.endsAt,
      cardBrand: userSubscriptions.cardBrand,
      cardLastFour: userSubscriptions.cardLastFour,
      provider: userSubscriptions.provider,
      providerId: userSubscriptions.providerId,
      isTest: userSubscriptions.isTest,
      createdAt: userSubscriptions.providerCreatedAt,
    })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId))
    .orderBy(asc(userSubscriptions.providerCreatedAt));
  const invoices = await db
    .select({
      providerId: billingInvoices.providerId,
      reason: billingInvoices.billingReason,
      status: billingInvoices.status,
      currency: billingInvoices.currency,
      totalCents: billingInvoices.totalCents,
      refundedCents: billingInvoices.refundedCents,
      isTest: billingInvoices.isTest,
      createdAt: billingInvoices.providerCreatedAt,
    })
    .from(billingInvoices)
    .where(eq(billingInvoices.userId, userId))
    .orderBy(asc(billingInvoices.providerCreatedAt));
  const orders = await db
    .select({
      providerId: billingOrders.providerId,
      orderNumber: billingOrders.orderNumber,
      pack: billingOrders.packId,
      status: billingOrders.status,
      currency: billingOrders.currency,
      totalCents: billingOrders.totalCents,
      refundedCents: billingOrders.refundedCents,
      isTest: billingOrders.isTest,
      createdAt: billingOrders.providerCreatedAt,
    })
    .from(billingOrders)
    .where(eq(billingOrders.userId, userId))
    .orderBy(asc(billingOrders.providerCreatedAt));
  const opened = await db
    .select({
      plan: checkouts.planId,
      interval: checkouts.interval,
      pack: checkouts.packId,
      discountCode: checkouts.discountCode,
      createdAt: checkouts.createdAt,
      completedAt: checkouts.completedAt,
    })
    .from(checkouts)
    .where(eq(checkouts.userId, userId))
    .orderBy(asc(checkouts.createdAt));
  return { subscriptions, invoices, orders, checkouts: opened };
}
