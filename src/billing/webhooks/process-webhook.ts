import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Config } from "#platform/config.ts";
import type { Executor } from "#platform/db/database.ts";
import { describeError } from "#platform/describe-error.ts";
import { AppError } from "#platform/errors.ts";
import { forgetPayerWhoLeft } from "../personal-data/forget-payer.ts";
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
  /** The operator's word, for an event that could not be assigned. */
  readonly vouchedFor?: { readonly userId: string };
  /** Whether one that was set aside, failed or was dismissed is taken up again. */
  readonly isReplay?: boolean;
}

/** What only the operator takes up again. */
const resting: readonly WebhookStatus[] = ["quarantined", "ignored"];

/**
 * Does what a webhook in the inbox says, once: all of it and the note that it is done are one transaction, and nobody else works on it
 * meanwhile.
 * @returns how it then stands; undefined for one that does not exist.
 * @throws when it may succeed later: it stays in the inbox, with the reason.
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
  if (error) billing.log.warn({ eventId, reason: error }, "webhook set aside: npm run webhooks -- show");
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
  if (recorded.outcome === "recorded") await forgetPayerWhoLeft(db, recorded.userId);
  return status;
}

const statuses = {
  recorded: "processed",
  waiting: "processed",
  ignored: "ignored",
  quarantined: "quarantined",
} as const satisfies Record<string, WebhookStatus>;

/** What nobody will try again by itself is `failed`; the operator may. */
async function recordFailure(
  db: Executor,
  eventId: number,
  error: unknown,
  isFinal: boolean,
): Promise<WebhookStatus | undefined> {
  const tries = sql`${webhookEvents.attempts} + 1`;
  // What was set aside waits for its operator, however often it was looked at since.
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
    // Somebody else may have succeeded meanwhile.
    .where(and(eq(webhookEvents.id, eventId), notInArray(webhookEvents.status, ["processed", "ignored"])))
    .returning({ status: webhookEvents.status });
  return event?.status;
}

/** @throws {AppError} `invalid_input` for bytes that are no message of the provider's. */
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
