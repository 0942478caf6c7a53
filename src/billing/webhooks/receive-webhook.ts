import { hash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { collectBody } from "#platform/http/bodies/collect-body.ts";
import type { JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import { isSignedBy, webhookPath, webhookSecretOf } from "../provider/sign-webhook.ts";
import { webhookDeliveries, webhookEvents } from "./schema.ts";

export interface ProcessWebhook {
  readonly eventId: number;
}

/** Retries for about an hour and a half, with growing pauses. After that, the event waits for the operator. */
export const processWebhookJob: JobKind<ProcessWebhook> = {
  name: "process-webhook",
  retryLimit: 10,
  expireInSeconds: 120,
};

/**
 * Stores a webhook's signed bytes in the inbox and queues a job to process it, in one transaction. The same content is stored once; each
 * delivery is counted.
 * @throws {AppError} `unauthorized` without our provider's signature. Nothing is stored.
 */
export async function receiveWebhook(
  services: Services,
  { rawBody, signature }: { readonly rawBody: Uint8Array; readonly signature: string | undefined },
): Promise<void> {
  const { db, jobs, clock } = services;
  const secret = webhookSecretOf(services);
  if (secret === undefined || !isSignedBy(secret, rawBody, signature)) {
    throw notSigned();
  }
  const receivedAt = clock.now();
  const event = { provider: providerOf(services), body: Buffer.from(rawBody), receivedAt };
  if (await noteRepetition(db, event)) return;
  await db.transaction(async (transaction) => {
    const kept = await keepEvent(transaction, event);
    await transaction.insert(webhookDeliveries).values({ eventId: kept.id, receivedAt });
    // A failed event is retried when the provider repeats it.
    if (kept.isOpen) await jobs.enqueue(transaction, processWebhookJob, { eventId: kept.id });
  });
}

const notSigned = (headers: Readonly<Record<string, string>> = {}): AppError =>
  new AppError("unauthorized", { userMessage: "This request isn’t signed by the payment provider.", headers });

/** The provider whose secret signs the webhooks. */
const providerOf = ({ config }: Services): ProviderName => (config.lemonSqueezy ? "lemon-squeezy" : "test-checkout");

interface GivenEvent {
  readonly provider: ProviderName;
  readonly body: Buffer;
  readonly receivedAt: Date;
}

/** For an event that was already handled, only counts the delivery. @returns false for any other event. */
async function noteRepetition(db: Executor, { provider, body, receivedAt }: GivenEvent): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${webhookDeliveries} (event_id, received_at)
    select id, ${receivedAt.toISOString()}::timestamptz from ${webhookEvents}
    where provider = ${provider} and content_digest = ${digestOf(body)} and status not in ('received', 'failed')`);
  return rowCount === 1;
}

/** @returns the event's id, and whether it still has to be processed. */
export async function keepEvent(
  db: Executor,
  event: GivenEvent,
): Promise<{ readonly id: number; readonly isOpen: boolean }> {
  const { provider, body, receivedAt } = event;
  const [added] = await db
    .insert(webhookEvents)
    .values({
      provider,
      contentDigest: digestOf(body),
      eventName: eventNameIn(body),
      checkoutId: checkoutIdIn(body),
      body,
      receivedAt,
    })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  if (added) return { id: added.id, isOpen: true };
  const known = await findEvent(db, event);
  if (!known) throw new Error("an event was there, and is not");
  return { id: known.id, isOpen: isOpen(known) };
}

const digestOf = (body: Buffer): Buffer => hash("sha256", body, "buffer");

async function findEvent(db: Executor, { provider, body }: GivenEvent) {
  const [event] = await db
    .select({ id: webhookEvents.id, status: webhookEvents.status })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.contentDigest, digestOf(body))));
  return event;
}

const isOpen = ({ status }: Pick<typeof webhookEvents.$inferSelect, "status">): boolean =>
  status === "received" || status === "failed";

/** For the operator's list. Works even if the body cannot be parsed. */
function eventNameIn(body: Buffer): string {
  const name = /"event_name"\s*:\s*"([\w.-]{1,100})"/.exec(body.toString("latin1"))?.[1];
  return name ?? "unreadable";
}

/** From now on, the checkout counts as paid, even before the event is processed. */
function checkoutIdIn(body: Buffer): string | null {
  const id = /"checkout_id"\s*:\s*"([\w-]{36})"/.exec(body.toString("latin1"))?.[1];
  return id && isUuid(id) ? id : null;
}

/** The provider's webhooks are a few kB. */
const bodyBytesMax = 256 * 1_024;

/**
 * The endpoint for the payment provider's events. Mounted before the origin check, which is for browsers, and before body parsing: the
 * signature covers the raw bytes, and unsigned content is never parsed.
 */
export function webhookRoutes(services: Services) {
  const routes = new Hono<AppEnv>();
  routes.post(webhookPath, async (c) => {
    const signature = c.req.header("x-signature");
    // Strangers are to send nothing.
    if (signature === undefined) throw notSigned({ Connection: "close" });
    const rawBody = await collectBody(c.req.raw, bodyBytesMax);
    await receiveWebhook(services, { rawBody, signature });
    return c.body(null, 200, { "Cache-Control": "no-store" });
  });
  return routes;
}
