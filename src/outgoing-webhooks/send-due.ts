import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { openSecrets } from "./endpoint-secrets.ts";
import { type Posted, postWebhook } from "./post-webhook.ts";
import { type Claimed, type Delivery, recordTry } from "./record-try.ts";
import type { SendingBlock } from "./rules.ts";
import { skipWaiting } from "./save-endpoint.ts";
import { webhookEndpoints, webhookMessages } from "./schema.ts";
import { type SendWebhooks, sendWebhooks } from "./send-webhooks-job.ts";
import { findSendingBlock } from "./sending-block.ts";
import { signatureHeaders } from "./sign-webhook.ts";

type Needs = Pick<Services, "db" | "jobs" | "clock" | "config" | "envelopes" | "rateLimits" | "log">;

/** Requests to one endpoint at once, over all processes: a slow one takes no more of the workers. */
const sendingMax = 2;
/** A process that was killed leaves its delivery to others after this long: well beyond one try. */
const claimMs = 60_000;
/** A turn ends with the first slow answer or after this many, so that endpoints take turns. */
const turnMax = 20;
const slowMs = 2_000;
/** Requests a minute to one endpoint. */
const minuteLimit = { name: "webhook-endpoint", attemptsMax: 300, windowSeconds: 60 };
const overLimitSeconds = 15;

/**
 * Sends some of what waits for an endpoint, the oldest first, and leaves the rest to another job: endpoints take turns. What a killed process
 * was sending is sent again, with the same id.
 * @param signal aborted when the process stops.
 */
export async function sendDue(
  services: Needs,
  fetchWith: typeof fetch,
  { endpointId, deliveryId }: SendWebhooks,
  signal?: AbortSignal,
): Promise<void> {
  const { db, jobs } = services;
  const [endpoint] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
  if (!endpoint) return;
  const block = endpoint.isOn ? await findSendingBlock(services, endpoint.userId) : "off";
  if (block) return skipWaiting(db, endpointId, blockWords[block]);
  const { secrets } = await openSecrets(services, db, endpointId);
  for (let sent = 0; sent < turnMax; sent++) {
    signal?.throwIfAborted();
    const claimed = await claim(services, endpointId, deliveryId);
    if (!claimed) break;
    if (!(await services.rateLimits.tryConsume(minuteLimit, endpointId))) {
      await release(services, claimed.delivery);
      return jobs.enqueue(db, sendWebhooks, { endpointId }, { startAfterSeconds: overLimitSeconds });
    }
    const posted = await post(services, fetchWith, { ...claimed, secrets, signal });
    await recordTry(services, claimed, posted);
    if (posted.durationMs > slowMs) break;
  }
  const [more] = await db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .where(isFree(endpointId, services.clock.now()))
    .limit(1);
  if (more) await jobs.enqueue(db, sendWebhooks, { endpointId });
}

const blockWords: Readonly<Record<SendingBlock | "off", string>> = {
  off: "The webhook was switched off.",
  plan: "Webhooks need the Business plan.",
  team: "The team could only be read.",
  account: "The account could not be used.",
};

/** Waits, is due, and no process is sending it. */
const isFree = (endpointId: string, now: Date) => {
  const { state, dueAt, claimedUntil } = webhookMessages;
  const isUnclaimed = or(isNull(claimedUntil), lte(claimedUntil, now));
  return and(eq(webhookMessages.endpointId, endpointId), eq(state, "waiting"), lte(dueAt, now), isUnclaimed);
};

/** Takes the next delivery of an endpoint. @returns undefined if there is none, or enough are being sent. */
function claim({ db, clock }: Needs, endpointId: string, preferred: string | undefined): Promise<Claimed | undefined> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.isOn, true));
    const [endpoint] = await tx.select().from(webhookEndpoints).where(isIt).for("no key update");
    if (!endpoint) return undefined;
    const now = clock.now();
    const { id, dueAt, claimedUntil } = webhookMessages;
    const isBeingSent = and(eq(webhookMessages.endpointId, endpointId), gt(claimedUntil, now));
    if ((await tx.$count(webhookMessages, isBeingSent)) >= sendingMax) return undefined;
    const [next] = await tx
      .select()
      .from(webhookMessages)
      .where(isFree(endpointId, now))
      .orderBy(...(preferred ? [sql`${id} <> ${preferred}`] : []), asc(dueAt), asc(id))
      .limit(1);
    if (!next) return undefined;
    const claimed = { claimedUntil: new Date(now.getTime() + claimMs) };
    await tx.update(webhookMessages).set(claimed).where(eq(id, next.id));
    return { endpoint, delivery: { ...next, ...claimed } };
  });
}

const release = ({ db }: Needs, { id }: Delivery) =>
  db.update(webhookMessages).set({ claimedUntil: null }).where(eq(webhookMessages.id, id));

interface Sending extends Claimed {
  readonly secrets: readonly string[];
  readonly signal: AbortSignal | undefined;
}

async function post(
  services: Needs,
  fetchWith: typeof fetch,
  { endpoint, delivery, secrets, signal }: Sending,
): Promise<Posted> {
  const { id, body } = delivery;
  const headers = signatureHeaders({ id, sentAt: services.clock.now(), body }, secrets);
  try {
    return await postWebhook(fetchWith, { url: endpoint.url, headers, body }, signal);
  } catch (error) {
    // The process stops in the middle: another one sends it again.
    await release(services, delivery);
    throw error;
  }
}
