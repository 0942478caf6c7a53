import { and, eq } from "drizzle-orm";
import { findGranted, grantCredits } from "#credits/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { completeCheckout } from "../checkout/find-checkout.ts";
import { mailOrderEvents } from "../mails/mail-order-events.ts";
import type { OrderSnapshot, ProviderName } from "../provider/payment-provider.ts";
import { planOfVariant, variantsOf } from "../provider/variants.ts";
import type { CustomData } from "../provider/webhook-message.ts";
import { getPack } from "../rules.ts";
import { billingOrders } from "../schema.ts";
import { originOf, takeBack } from "../settlement/apply-grant.ts";
import { refundedShare, wasPaid } from "../settlement/history.ts";
import { lockAccount, lockOrder } from "../settlement/lock-account.ts";
import { type Billing, otherCurrency, type Recorded, type RecordOptions } from "../subscriptions/billing.ts";
import { findPayer } from "../subscriptions/find-payer.ts";
import { isNewer } from "../subscriptions/is-newer.ts";

/**
 * Records an order as the provider describes it, and grants or takes back the credits of its pack. The newest description counts. A
 * subscription's order is stored for its receipt and grants nothing: the invoice does.
 */
export function recordOrder(
  billing: Billing,
  provider: ProviderName,
  order: OrderSnapshot,
  custom: CustomData,
  { isVouchedFor = false }: RecordOptions = {},
): Promise<Recorded> {
  return billing.db.transaction(async (db) => {
    await lockOrder(db, provider, order.id);
    const known = await findKnown(db, provider, order.id);
    const payer = await findPayer(db, custom, known?.userId);
    if ("reason" in payer) return { outcome: "quarantined", reason: payer.reason };
    const reason =
      unknownVariant(billing, order) ??
      (isVouchedFor ? undefined : otherCurrency(order.currency)) ??
      (known && known.isTest !== order.isTest ? "Test mode and live mode don’t match." : undefined);
    if (reason) return { outcome: "quarantined", reason };
    const { userId } = payer;
    await lockAccount(db, userId);
    if (await upsertOrder(db, provider, order, userId)) {
      if (custom.checkoutId) {
        await completeCheckout(db, { checkoutId: custom.checkoutId, userId, at: billing.clock.now() });
      }
      await settleOrder({ ...billing, db }, provider, order, userId);
      await mailOrderEvents({ ...billing, db }, provider, order, userId);
    }
    return { outcome: "recorded", userId };
  });
}

async function findKnown(db: Executor, provider: ProviderName, providerId: string) {
  const [row] = await db
    .select({ userId: billingOrders.userId, isTest: billingOrders.isTest })
    .from(billingOrders)
    .where(and(eq(billingOrders.provider, provider), eq(billingOrders.providerId, providerId)));
  return row;
}

function unknownVariant({ config }: Billing, { packId, variantId }: OrderSnapshot): string | undefined {
  if (packId !== undefined) return undefined;
  if (variantId !== null && planOfVariant(variantsOf(config), variantId)) return undefined;
  return `Nothing is sold as variant ${variantId ?? "without a name"}.`;
}

/** @returns false for a description that is already known, or older than the stored one. */
async function upsertOrder(
  db: Executor,
  provider: ProviderName,
  order: OrderSnapshot,
  userId: string,
): Promise<boolean> {
  const described = {
    orderNumber: order.orderNumber,
    packId: order.packId ?? null,
    status: order.status,
    currency: order.currency,
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    receiptUrl: order.receiptUrl,
    providerUpdatedAt: order.updatedAt,
  };
  const written = await db
    .insert(billingOrders)
    .values({
      userId,
      provider,
      providerId: order.id,
      isTest: order.isTest,
      providerCreatedAt: order.createdAt,
      ...described,
    })
    .onConflictDoUpdate({
      target: [billingOrders.provider, billingOrders.providerId],
      set: described,
      setWhere: isNewer(billingOrders, order),
    })
    .returning({ id: billingOrders.id });
  return written.length > 0;
}

/** Makes the ledger match the newest state of an order. Runs in the caller's transaction, under the account's lock. */
async function settleOrder(
  billing: Billing,
  provider: ProviderName,
  order: OrderSnapshot,
  userId: string,
): Promise<void> {
  if (!order.packId || !wasPaid(order)) return;
  const { amount, name } = getPack(order.packId);
  const originId = originOf(provider, `order:${order.id}`);
  const isGranted = (await findGranted(billing.db, [originId])).size > 0;
  const share = refundedShare(order);
  // An order that was fully refunded before it was granted is never granted.
  if (!isGranted && share === 1) return;
  if (!isGranted) {
    await grantCredits(billing, {
      userId,
      idempotencyKey: `grant:${originId}`,
      lots: [{ bucket: "general", source: "purchase", originId, amount: amount * order.quantity, expiresAt: null }],
      description: order.quantity === 1 ? name : `${order.quantity} × ${name}`,
      source: "purchase",
      lemonsqueezyOrderId: order.id,
    });
  }
  if (share > 0) await takeBack(billing, originId, share, `Refund of the ${name}`, order.id);
}
