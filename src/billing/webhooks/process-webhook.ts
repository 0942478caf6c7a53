import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Config } from "#platform/config.ts";
import type { Executor } from "#platform/db/database.ts";
import { describeError } from "#platform/describe-error.ts";
import { AppError } from "#platform/errors.ts";
import { forgetDeletedPayer } from "../personal-data/forget-payer.ts";
import { readWebhook } from "../provider/lemon-squeezy/read-webhook.ts";
import { variantsOf } from "../provider/variants.ts";
import type { CustomData, WebhookMessage } from "../provider/webhook-message.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { processWebhookJob } from "./receive-webhook.ts";
import { readReconciled } from "./reconciled-event.ts";
import { recordMessage } from "./record-message.ts";
import { webhookEvents } from "./schema.ts";

export type WebhookStatus = (typeof webhookEvents.$inferSelect)["status"];

export interface ProcessOptions {
  /** The user whom the operator assigned to a quarantined event. */
  readonly vouchedFor?: { readonly userId: string };
  /** True to process an event that failed, was quarantined or was dismissed. */
  readonly isReplay?: boolean;
}

/** Statuses that only a replay processes again. */
const resting: readonly WebhookStatus[] = ["quarantined", "ignored"];

/**
 * Processes a webhook of the inbox exactly once: its effects and its status are written in one transaction, which locks the event.
 * @returns the resulting status; undefined if it does not exist.
 * @throws if it may succeed later. It stays in the inbox with the reason.
 */
export async function processWebhook(
  billing: Billing,
  eventId: number,
  options: ProcessOptions = {},
): Promise<WebhookStatus | undefined> {
  try {
    return await billing.db.transaction((db) => processLocked({ ...billing, db }, eventId, options));
  } catch (error) {
    const isFinal = error instanceof AppError && error.code === "invalid_input";
    const status = await recordFailure(billing.db, eventId, error, isFinal);
    if (isFinal) return status;
    throw error;
  }
}

async function processLocked(
  billing: Billing,
  eventId: number,
  { vouchedFor, isReplay = false }: ProcessOptions,
): Promise<WebhookStatus | undefined> {
  const { db, clock } = billing;
  const [event] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId)).for("update");
  if (!event) return undefined;
  if (event.status === "processed" || (resting.includes(event.status) && !isReplay)) return event.status;
  const message = readEvent(event, billing.config);
  const custom: CustomData = vouchedFor ? { userId: vouchedFor.userId, checkoutId: undefined } : message.custom;
  const recorded = await recordMessage(billing, event.provider, { ...message, custom }, { isVouchedFor: !!vouchedFor });
  const status = statuses[recorded.outcome];
  const error = recorded.outcome === "quarantined" ? recorded.reason : null;
  if (error) billing.log.warn({ eventId, reason: error }, "webhook quarantined: npm run webhooks -- show");
  await db
    .update(webhookEvents)
    .set({
      status,
      error,
      eventName: message.eventName,
      userId: recorded.outcome === "recorded" ? recorded.userId : null,
      waitsFor: recorded.outcome === "waiting" ? recorded.subscriptionId : null,
      attempts: sql`${webhookEvents.attempts} + 1`,
      processedAt: clock.now(),
    })
    .where(eq(webhookEvents.id, eventId));
  if (recorded.outcome === "recorded") await forgetDeletedPayer(db, recorded.userId);
  return status;
}

const statuses = {
  recorded: "processed",
  waiting: "processed",
  ignored: "ignored",
  quarantined: "quarantined",
} as const satisfies Record<string, WebhookStatus>;

/** An event that is no longer retried automatically becomes `failed`; the operator can replay it. */
async function recordFailure(
  db: Executor,
  eventId: number,
  error: unknown,
  isFinal: boolean,
): Promise<WebhookStatus | undefined> {
  const tries = sql`${webhookEvents.attempts} + 1`;
  // Quarantined events stay quarantined, however often they are retried.
  const isGivenUp = isFinal
    ? sql`true`
    : sql`${webhookEvents.status} = 'received' and ${tries} > ${processWebhookJob.retryLimit}`;
  const [event] = await db
    .update(webhookEvents)
    .set({
      error: describeError(error).message.slice(0, 1_000),
      attempts: tries,
      status: sql`case when ${isGivenUp} then 'failed' else ${webhookEvents.status} end`,
    })
    // Another process may have succeeded meanwhile.
    .where(and(eq(webhookEvents.id, eventId), notInArray(webhookEvents.status, ["processed", "ignored"])))
    .returning({ status: webhookEvents.status });
  return event?.status;
}

/** @throws {AppError} `invalid_input` if the bytes are not a message from the provider. */
function readEvent(
  { body, receivedAt }: { readonly body: Buffer; readonly receivedAt: Date },
  config: Pick<Config, "lemonSqueezy">,
): WebhookMessage {
  const json = parseJson(body);
  return readReconciled(json) ?? readWebhook(json, variantsOf(config), receivedAt);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (cause) {
    throw new AppError("invalid_input", { userMessage: "This is not JSON.", cause });
  }
}
