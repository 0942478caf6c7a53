import { eq } from "drizzle-orm";
import { hasAccount } from "#accounts/index.ts";
import { describeError } from "#platform/describe-error.ts";
import { cancelLive } from "../personal-data/cancel-live.ts";
import { forgetPayer } from "../personal-data/forget-payer.ts";
import type { Listing, PaymentProvider } from "../provider/payment-provider.ts";
import { type Described, noCustomData, snapshotOf } from "../provider/webhook-message.ts";
import { webhookEvents } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { keepEvent } from "../webhooks/receive-webhook.ts";
import { reconciliationEvent, writeReconciled } from "../webhooks/reconciled-event.ts";
import { recordMessage } from "../webhooks/record-message.ts";

/** Its webhook may still be under way, or be tried again. */
const youngMs = 60 * 60_000;

export interface Reconciliation {
  readonly read: number;
  /** What we cannot say whose it is: the operator can. */
  readonly quarantined: number;
  /** What could not be recorded this time. */
  readonly failed: number;
}

/**
 * Reads all that the provider's books say, and records it as its webhooks would have: some of them may have been lost. What cannot be
 * recorded holds up nothing else.
 * @throws {AppError} `unavailable` when the provider does not answer: what was read until then is recorded.
 */
export async function reconcile(billing: Billing, provider: PaymentProvider): Promise<Reconciliation> {
  let read = 0;
  let quarantined = 0;
  let failed = 0;
  for await (const reconciled of readBooks(provider)) {
    if (billing.clock.now().getTime() - snapshotOf(reconciled).createdAt.getTime() < youngMs) continue;
    read += 1;
    try {
      if (!(await recordReconciled(billing, provider, reconciled))) quarantined += 1;
    } catch (error) {
      failed += 1;
      billing.log.warn(
        { kind: reconciled.kind, err: describeError(error) },
        "what was reconciled could not be recorded",
      );
    }
  }
  return { read, quarantined, failed };
}

/** Subscriptions first: invoices are theirs. */
async function* readBooks(provider: PaymentProvider): AsyncGenerator<Described> {
  for await (const subscription of readAll((page) => provider.listSubscriptions(page))) {
    yield { kind: "subscription", subscription };
  }
  for await (const order of readAll((page) => provider.listOrders(page))) yield { kind: "order", order };
  for await (const invoice of readAll((page) => provider.listInvoices(page))) yield { kind: "invoice", invoice };
}

async function* readAll<Item>(list: (page: number) => Promise<Listing<Item>>): AsyncGenerator<Item> {
  for (let page: number | undefined = 1; page !== undefined; ) {
    const { items, nextPage }: Listing<Item> = await list(page);
    yield* items;
    page = nextPage;
  }
}

/** @returns false for what was set aside. */
async function recordReconciled(billing: Billing, { name }: PaymentProvider, reconciled: Described): Promise<boolean> {
  const message = { eventName: reconciliationEvent, custom: noCustomData, ...reconciled };
  const recorded = await recordMessage(billing, name, message, {});
  if (recorded.outcome === "recorded" && !(await hasAccount(billing.db, recorded.userId))) {
    await forgetPayer(billing.db, recorded.userId);
    // The provider may have been out of order for all the days on which it was asked to.
    if (reconciled.kind === "subscription") await cancelLive(billing.db, billing.jobs, recorded.userId);
  }
  if (recorded.outcome !== "quarantined") return true;
  const event = { provider: name, body: writeReconciled(reconciled), receivedAt: billing.clock.now() };
  await billing.db.transaction(async (db) => {
    const { id, isOpen } = await keepEvent(db, event);
    if (!isOpen) return;
    await db
      .update(webhookEvents)
      .set({ status: "quarantined", error: recorded.reason, processedAt: event.receivedAt })
      .where(eq(webhookEvents.id, id));
  });
  return false;
}
