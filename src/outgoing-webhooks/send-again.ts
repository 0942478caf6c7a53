import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type Endpoint, type EndpointEditor, getEndpoint, lockEndpoint, ownerOf } from "./endpoint-editor.ts";
import { listedSince } from "./read-deliveries.ts";
import { testType } from "./rules.ts";
import { webhookMessages } from "./schema.ts";
import { sendWebhooks } from "./send-webhooks-job.ts";
import { requireSending } from "./sending-block.ts";

type Needs = Pick<Services, "db" | "jobs" | "clock" | "rateLimits">;

/** Requests that a user makes us send by hand. */
const handLimit = { name: "webhook-by-hand", attemptsMax: 60, windowSeconds: 60 * 60 };

/** Sends an endpoint an event without meaning. @throws {AppError} as `sendAgain`. */
export async function sendTest(services: Needs, editor: EndpointEditor, endpointId: string): Promise<void> {
  const { db, jobs, clock } = services;
  await requireByHand(services, editor, endpointId);
  await db.transaction(async (tx) => {
    requireOn(await lockEndpoint(tx, editor, endpointId));
    const id = randomUUID();
    const now = clock.now();
    const body = JSON.stringify({ type: testType, timestamp: now.toISOString(), data: { webhookId: endpointId } });
    await tx.insert(webhookMessages).values({
      ...{ id, endpointId, type: testType, key: `test:${id}`, body },
      ...{ state: "waiting", dueAt: now, createdAt: now },
    });
    await jobs.enqueue(tx, sendWebhooks, { endpointId, deliveryId: id }, { isUrgent: true });
  });
}

/**
 * Sends a delivery once more, with the same id, and with the usual retries if it fails. One that waits for a retry is sent now.
 * @throws {AppError} `not_found`; `forbidden` without the plan for it; `conflict` for an endpoint that is off, or while it is being sent;
 * `rate_limited`.
 */
export async function sendAgain(
  services: Needs,
  editor: EndpointEditor,
  { endpointId, deliveryId }: { readonly endpointId: string; readonly deliveryId: string },
): Promise<void> {
  const { db, jobs, clock } = services;
  await requireByHand(services, editor, endpointId);
  await db.transaction(async (tx) => {
    requireOn(await lockEndpoint(tx, editor, endpointId));
    const now = clock.now();
    const { id, createdAt, claimedUntil } = webhookMessages;
    const isListed = and(
      ...[eq(id, deliveryId), eq(webhookMessages.endpointId, endpointId), gt(createdAt, listedSince(now))],
    );
    if (!isUuid(deliveryId) || (await tx.$count(webhookMessages, isListed)) === 0) throw noDelivery();
    const again = await tx
      .update(webhookMessages)
      .set({ state: "waiting", dueAt: now, retries: 0, claimedUntil: null })
      .where(and(isListed, or(isNull(claimedUntil), lte(claimedUntil, now))))
      .returning({ id });
    if (again.length === 0) throw beingSent();
    await jobs.enqueue(tx, sendWebhooks, { endpointId, deliveryId }, { isUrgent: true });
  });
}

/** Before the transaction, which is short: it holds up the endpoint. */
async function requireByHand(services: Needs, editor: EndpointEditor, endpointId: string): Promise<void> {
  await getEndpoint(services.db, editor, endpointId);
  await requireSending(services, ownerOf(editor));
  await services.rateLimits.consume(handLimit, editor.userId);
}

function requireOn({ isOn }: Endpoint): void {
  if (!isOn) throw new AppError("conflict", { userMessage: "This webhook is off. Switch it on first." });
}

const noDelivery = () => new AppError("not_found", { userMessage: "This delivery isn’t listed anymore." });
const beingSent = () => new AppError("conflict", { userMessage: "This delivery is being sent right now." });
