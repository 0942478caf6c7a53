import { findGranted, grantCredits } from "#credits/index.ts";
import type { OrderSnapshot, ProviderName } from "../provider/payment-provider.ts";
import { getPack } from "../rules.ts";
import { originOf, takeBack } from "../settlement/apply-grant.ts";
import { refundedShare, wasPaid } from "../settlement/history.ts";
import type { Billing } from "../subscriptions/billing.ts";

/** Makes the ledger agree with the newest that is known of an order. Runs in the caller's transaction, under the account's lock. */
export async function settleOrder(
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
  // What is gone before it came is not granted.
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
