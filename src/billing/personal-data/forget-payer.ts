import { eq } from "drizzle-orm";
import { hasAccount } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { checkouts } from "../checkout/schema.ts";
import { billingInvoices, billingOrders, userSubscriptions } from "../schema.ts";
import { webhookEvents } from "../webhooks/schema.ts";

/** Erases identifying data from a user's stored payments: cards, receipts and webhook bodies. */
export async function forgetPayer(db: Executor, userId: string): Promise<void> {
  await db
    .update(userSubscriptions)
    .set({ cardBrand: null, cardLastFour: null })
    .where(eq(userSubscriptions.userId, userId));
  await db.update(billingInvoices).set({ invoiceUrl: null }).where(eq(billingInvoices.userId, userId));
  await db.update(billingOrders).set({ receiptUrl: null }).where(eq(billingOrders.userId, userId));
  await db.update(checkouts).set({ url: null }).where(eq(checkouts.userId, userId));
  await db
    .update(webhookEvents)
    .set({ body: Buffer.alloc(0) })
    .where(eq(webhookEvents.userId, userId));
}

/** For webhooks that arrive after an account was deleted, for example that its subscription ended. */
export async function forgetDeletedPayer(db: Executor, userId: string): Promise<void> {
  if (!(await hasAccount(db, userId))) await forgetPayer(db, userId);
}
