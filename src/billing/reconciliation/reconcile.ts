import { eq } from "drizzle-orm";
import { hasAccount } from "#accounts/index.ts";
import { describeError } from "#platform/describe-error.ts";
import { AppError } from "#platform/errors.ts";
import { cancelLive } from "../personal-data/cancel-live.ts";
import { forgetPayer } from "../personal-data/forget-payer.ts";
import type { InvoiceSnapshot, Listing, PaymentProvider, SubscriptionSnapshot } from "../provider/payment-provider.ts";
import { type Described, noCustomData, snapshotOf } from "../provider/webhook-message.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { keepEvent } from "../webhooks/receive-webhook.ts";
import { reconciliationEvent, writeReconciled } from "../webhooks/reconciled-event.ts";
import { recordMessage } from "../webhooks/record-message.ts";
import { webhookEvents } from "../webhooks/schema.ts";
import { listOverdue } from "./list-overdue.ts";

/** Its webhook may still be under way, or be tried again. */
const youngMs = 60 * 60_000;

export interface Reconciliation {
  readonly read: number;
  /** What we cannot say whose it is: the operator can. */
  readonly quarantined: number;
  /** What could not be recorded this time. */
  readonly failed: number;
}

export interface ReconcileOptions {
  /** Only what came into being or was changed since; everything where it is not said. */
  readonly since?: Date | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads what the provider's books say, and records it as its webhooks would have: some of them may have been lost. What cannot be recorded
 * holds up nothing else.
 *
 * Lemon Squeezy's lists can neither be asked for what has changed since, nor be sorted by it: they come by when things came into being, the
 * newest first. So a run with `since` stops at what is older, and looks one by one at the subscriptions that its payments belong to, and at
 * those of ours that should have renewed or ended and have not. An older payment that was refunded since, or a renewal that was cancelled,
 * is found by the next run over everything, should its webhook be lost.
 * @throws {AppError} `unavailable` when the provider does not answer, and the signal's reason once it is aborted: what was read until then
 * is recorded.
 */
export async function reconcile(
  billing: Billing,
  provider: PaymentProvider,
  { since, signal }: ReconcileOptions = {},
): Promise<Reconciliation> {
  let read = 0;
  let quarantined = 0;
  let failed = 0;
  for await (const reconciled of readBooks(billing, provider, since)) {
    signal?.throwIfAborted();
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
async function* readBooks(
  billing: Billing,
  provider: PaymentProvider,
  since: Date | undefined,
): AsyncGenerator<Described> {
  const seen = new Set<string>();
  for await (const subscription of readNewest((page) => provider.listSubscriptions(page), since)) {
    seen.add(subscription.id);
    yield { kind: "subscription", subscription };
  }
  for await (const order of readNewest((page) => provider.listOrders(page), since)) yield { kind: "order", order };
  const invoices: InvoiceSnapshot[] = [];
  for await (const invoice of readNewest((page) => provider.listInvoices(page), since)) {
    if (since) invoices.push(invoice);
    else yield { kind: "invoice", invoice };
  }
  if (!since) return;
  const overdue = await listOverdue(billing.db, provider.name, new Date(billing.clock.now().getTime() - youngMs));
  for (const id of new Set([...invoices.map(({ subscriptionId }) => subscriptionId), ...overdue])) {
    if (seen.has(id)) continue;
    const subscription = await findSubscription(provider, id);
    if (subscription) yield { kind: "subscription", subscription };
  }
  for (const invoice of invoices) yield { kind: "invoice", invoice };
}

interface Dated {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

async function* readNewest<Item extends Dated>(
  list: (page: number) => Promise<Listing<Item>>,
  since: Date | undefined,
): AsyncGenerator<Item> {
  for (let page: number | undefined = 1; page !== undefined; ) {
    const { items, nextPage }: Listing<Item> = await list(page);
    // All of a page is looked at: it costs nothing more, and what is older may have been changed.
    for (const item of items) if (!since || item.updatedAt >= since) yield item;
    const isOver = since !== undefined && items.some(({ createdAt }) => createdAt < since);
    page = isOver ? undefined : nextPage;
  }
}

async function findSubscription(provider: PaymentProvider, id: string): Promise<SubscriptionSnapshot | undefined> {
  try {
    return await provider.getSubscription(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
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
