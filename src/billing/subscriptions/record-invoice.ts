import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { InvoiceSnapshot, ProviderName } from "../provider/payment-provider.ts";
import { billingInvoices, userSubscriptions } from "../schema.ts";
import { lockAccount, lockSubscription } from "../settlement/lock-account.ts";
import { settleAccount } from "../settlement/settle-account.ts";
import { type Billing, otherCurrency, type Recorded, type RecordOptions } from "./billing.ts";
import { isNewer } from "./is-newer.ts";

/**
 * Records a subscription's invoice as the provider describes it, and settles the account. The newest description counts. An invoice whose
 * subscription is not known yet waits for it.
 */
export function recordInvoice(
  billing: Billing,
  provider: ProviderName,
  invoice: InvoiceSnapshot,
  { isVouchedFor = false }: RecordOptions = {},
): Promise<Recorded> {
  return billing.db.transaction(async (db) => {
    const reason = isVouchedFor ? undefined : otherCurrency(invoice.currency);
    if (reason) return { outcome: "quarantined", reason };
    await lockSubscription(db, provider, invoice.subscriptionId);
    const subscription = await findSubscription(db, provider, invoice.subscriptionId);
    if (subscription && subscription.isTest !== invoice.isTest) {
      return { outcome: "quarantined", reason: "Test mode and live mode don’t match." };
    }
    const userId = subscription?.userId ?? null;
    if (userId) await lockAccount(db, userId);
    const isNew = await upsertInvoice(db, provider, { ...invoice, userId, recordedAt: billing.clock.now() });
    if (!userId) return { outcome: "waiting", subscriptionId: invoice.subscriptionId };
    if (isNew) await settleAccount({ ...billing, db }, userId);
    return { outcome: "recorded", userId };
  });
}

async function findSubscription(db: Executor, provider: ProviderName, providerId: string) {
  const [row] = await db
    .select({ userId: userSubscriptions.userId, isTest: userSubscriptions.isTest })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.provider, provider), eq(userSubscriptions.providerId, providerId)));
  return row;
}

/** @returns false for a description that is already known, or older than the stored one. */
async function upsertInvoice(
  db: Executor,
  provider: ProviderName,
  { userId, recordedAt, ...invoice }: InvoiceSnapshot & { readonly userId: string | null; readonly recordedAt: Date },
): Promise<boolean> {
  const described = {
    userId,
    billingReason: invoice.billingReason,
    status: invoice.status,
    currency: invoice.currency,
    totalCents: invoice.totalCents,
    refundedCents: invoice.refundedCents,
    invoiceUrl: invoice.invoiceUrl,
    providerUpdatedAt: invoice.updatedAt,
  };
  const written = await db
    .insert(billingInvoices)
    .values({
      provider,
      providerId: invoice.id,
      subscriptionProviderId: invoice.subscriptionId,
      isTest: invoice.isTest,
      providerCreatedAt: invoice.createdAt,
      recordedAt,
      ...described,
    })
    .onConflictDoUpdate({
      target: [billingInvoices.provider, billingInvoices.providerId],
      set: described,
      setWhere: isNewer(billingInvoices, invoice),
    })
    .returning({ id: billingInvoices.id });
  return written.length > 0;
}
