import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { hasAccount } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { describeError } from "#platform/describe-error.ts";
import { AppError } from "#platform/errors.ts";
import { cancelLive } from "../personal-data/cancel-at-provider.ts";
import { forgetPayer } from "../personal-data/forget-payer.ts";
import type {
  InvoiceSnapshot,
  Listing,
  PaymentProvider,
  ProviderName,
  SubscriptionSnapshot,
} from "../provider/payment-provider.ts";
import { type Described, noCustomData, snapshotOf } from "../provider/webhook-message.ts";
import { userSubscriptions } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { keepEvent } from "../webhooks/receive-webhook.ts";
import { reconciliationEvent, writeReconciled } from "../webhooks/reconciled-event.ts";
import { recordMessage } from "../webhooks/record-message.ts";
import { webhookEvents } from "../webhooks/schema.ts";
import { reconciliations } from "./schema.ts";

/** A run gives up after this time. The next one starts where the last complete run started. */
const runMs = 25 * 60_000;
/** Runs overlap, because the newest records are left to their webhooks, and clocks differ. */
const overlapMs = 3 * 60 * 60_000;
const fullEveryMs = 7 * dayMs;

export interface ReconciliationRun extends Reconciliation {
  readonly kind: "full" | "recent";
}

/**
 * Reconciles what has changed since the last complete run, and everything once a week. One run at a time across all processes.
 * @returns undefined if another run is in progress.
 * @throws what `reconcile` throws. The next run then reads the same records again.
 */
export async function runReconciliation(
  billing: Billing,
  provider: PaymentProvider,
  signal?: AbortSignal,
): Promise<ReconciliationRun | undefined> {
  const startedAt = billing.clock.now();
  const turn = await takeTurn(billing, provider.name, startedAt);
  if (!turn) return undefined;
  const { token, completeAt, fullAt } = turn;
  const isFull = !completeAt || !fullAt || startedAt.getTime() - fullAt.getTime() >= fullEveryMs;
  const since = isFull ? undefined : new Date(completeAt.getTime() - overlapMs);
  const limit = AbortSignal.timeout(runMs);
  let isComplete = false;
  try {
    const stop = signal ? AbortSignal.any([signal, limit]) : limit;
    const done = await reconcile(billing, provider, { since, signal: stop });
    isComplete = done.failed === 0;
    return { kind: isFull ? "full" : "recent", ...done };
  } finally {
    const reached = isComplete ? { completeAt: startedAt, ...(isFull ? { fullAt: startedAt } : {}) } : {};
    await billing.db
      .update(reconciliations)
      .set({ ...reached, token: null, runsUntil: null })
      .where(and(eq(reconciliations.provider, provider.name), eq(reconciliations.token, token)));
  }
}

async function takeTurn({ db }: Billing, provider: ProviderName, now: Date) {
  const token = randomUUID();
  const taken = { token, runsUntil: new Date(now.getTime() + runMs) };
  const [turn] = await db
    .insert(reconciliations)
    .values({ provider, ...taken })
    .onConflictDoUpdate({
      target: reconciliations.provider,
      set: taken,
      setWhere: or(isNull(reconciliations.runsUntil), lt(reconciliations.runsUntil, now)),
    })
    .returning({ completeAt: reconciliations.completeAt, fullAt: reconciliations.fullAt });
  return turn && { token, ...turn };
}

/** Younger records are left to their webhooks, which may still arrive or be retried. */
const youngMs = 60 * 60_000;

export interface Reconciliation {
  readonly read: number;
  /** Payments that could not be assigned to a user. The operator decides. */
  readonly quarantined: number;
  /** Records that could not be saved this time. */
  readonly failed: number;
}

export interface ReconcileOptions {
  /** Only records created or changed since then; everything by default. */
  readonly since?: Date | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the provider's records and saves them as webhooks would have, because webhooks can get lost. A record that cannot be saved does not
 * block the others.
 *
 * Lemon Squeezy's lists can be neither filtered nor sorted by modification time; they are sorted by creation time, newest first. So a run
 * with `since` stops at older records, and fetches one by one the subscriptions of the payments it has found and our subscriptions that
 * should have renewed or ended but have not. If a webhook is lost for a refund of an older payment or for a cancellation, the next full run
 * finds it.
 * @throws {AppError} `unavailable` if the provider does not respond, and the signal's reason once aborted. Everything read until then is
 * saved.
 */
export async function reconcile(
  billing: Billing,
  provider: PaymentProvider,
  { since, signal }: ReconcileOptions = {},
): Promise<Reconciliation> {
  let read = 0;
  let quarantined = 0;
  let failed = 0;
  for await (const reconciled of readRecords(billing, provider, since)) {
    signal?.throwIfAborted();
    if (billing.clock.now().getTime() - snapshotOf(reconciled).createdAt.getTime() < youngMs) continue;
    read += 1;
    try {
      if (!(await recordReconciled(billing, provider, reconciled))) quarantined += 1;
    } catch (error) {
      failed += 1;
      billing.log.warn({ kind: reconciled.kind, err: describeError(error) }, "a reconciled record could not be saved");
    }
  }
  return { read, quarantined, failed };
}

/** Subscriptions first, because invoices belong to them. */
async function* readRecords(
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
    // Checks the whole page: it is already loaded, and older records may have changed.
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

/** @returns false if it was quarantined. */
async function recordReconciled(billing: Billing, { name }: PaymentProvider, reconciled: Described): Promise<boolean> {
  const message = { eventName: reconciliationEvent, custom: noCustomData, ...reconciled };
  const recorded = await recordMessage(billing, name, message, {});
  if (recorded.outcome === "recorded" && !(await hasAccount(billing.db, recorded.userId))) {
    await forgetPayer(billing.db, recorded.userId);
    // The cancellation job may have failed for days while the provider was down.
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

/** The most that one run fetches one by one, at 300 calls a minute. The full run finds the rest. */
const countMax = 500;

/** @returns the provider's ids of subscriptions that should have renewed or ended before `before`, without any update. */
async function listOverdue(db: Executor, provider: ProviderName, before: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ id: userSubscriptions.providerId })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.provider, provider),
        inArray(userSubscriptions.status, ["on_trial", "active", "past_due", "cancelled"]),
        lt(userSubscriptions.currentPeriodEnd, before),
      ),
    )
    .orderBy(desc(userSubscriptions.currentPeriodEnd), desc(userSubscriptions.providerId))
    .limit(countMax);
  return rows.map(({ id }) => id);
}
