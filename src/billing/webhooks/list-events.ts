import { asc, count, desc, eq, inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { WebhookStatus } from "./process-webhook.ts";
import { webhookDeliveries, webhookEvents } from "./schema.ts";

export interface ListedEvent {
  readonly id: number;
  readonly eventName: string;
  readonly status: WebhookStatus;
  readonly attempts: number;
  /** Why it is not processed. */
  readonly error: string | null;
  readonly receivedAt: Date;
}

const listed = {
  id: webhookEvents.id,
  eventName: webhookEvents.eventName,
  status: webhookEvents.status,
  attempts: webhookEvents.attempts,
  error: webhookEvents.error,
  receivedAt: webhookEvents.receivedAt,
};

/** The inbox, newest first. */
export function listEvents(
  db: Executor,
  { statuses, countMax }: { readonly statuses: readonly WebhookStatus[]; readonly countMax: number },
): Promise<readonly ListedEvent[]> {
  return db
    .select(listed)
    .from(webhookEvents)
    .where(statuses.length > 0 ? inArray(webhookEvents.status, [...statuses]) : undefined)
    .orderBy(desc(webhookEvents.id))
    .limit(countMax);
}

/** @returns ids, the oldest first: in the order in which they are best taken up again. */
export async function listEventIds(db: Executor, status: WebhookStatus): Promise<readonly number[]> {
  const rows = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.status, status))
    .orderBy(asc(webhookEvents.id));
  return rows.map(({ id }) => id);
}

export interface WholeEvent extends ListedEvent {
  /** As it was signed; empty where it was about somebody who has left. */
  readonly body: string;
  readonly deliveries: number;
}

/** @throws {AppError} `not_found`. */
export async function getEvent(db: Executor, id: number): Promise<WholeEvent> {
  const [event] = await db
    .select({ ...listed, body: webhookEvents.body, deliveries: count(webhookDeliveries.id) })
    .from(webhookEvents)
    .leftJoin(webhookDeliveries, eq(webhookDeliveries.eventId, webhookEvents.id))
    .where(eq(webhookEvents.id, id))
    .groupBy(webhookEvents.id);
  if (!event) throw new AppError("not_found", { userMessage: `There is no event ${id} in the inbox.` });
  return { ...event, body: event.body.toString() };
}
