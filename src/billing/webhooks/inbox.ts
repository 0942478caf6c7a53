import { asc, count, desc, eq, inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { pageOf, pageWindow } from "#platform/list-query.ts";
import type { Services } from "#platform/services.ts";
import type { EventsState } from "../operator/rules.ts";
import type { WebhookStatus } from "./process-webhook.ts";
import { webhookDeliveries, webhookEvents } from "./schema.ts";

export interface ListedEvent {
  readonly id: number;
  readonly eventName: string;
  readonly status: WebhookStatus;
  readonly attempts: number;
  /** Why it was not processed. */
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

/** Parts of the inbox, as the operator's page shows them. */
const statusesOf: Readonly<Record<EventsState, readonly WebhookStatus[]>> = {
  open: ["received", "failed", "quarantined"],
  failed: ["failed"],
  quarantined: ["quarantined"],
  done: ["processed", "ignored"],
};

/** One page of the inbox, newest first. */
export async function pageOfEvents(
  db: Executor,
  { state, page }: { readonly state: EventsState; readonly page: number },
) {
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select(listed)
    .from(webhookEvents)
    .where(inArray(webhookEvents.status, [...statusesOf[state]]))
    .orderBy(desc(webhookEvents.id))
    .limit(limit)
    .offset(offset);
  return pageOf(rows, page);
}

/** Events on which the operator has to decide. */
export const countOpenEvents = (db: Executor): Promise<number> =>
  db.$count(webhookEvents, inArray(webhookEvents.status, ["failed", "quarantined"]));

/** @returns ids, oldest first, which is the best order to replay them. */
export async function listEventIds(db: Executor, status: WebhookStatus): Promise<readonly number[]> {
  const rows = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.status, status))
    .orderBy(asc(webhookEvents.id));
  return rows.map(({ id }) => id);
}

export interface WholeEvent extends ListedEvent {
  /** The signed text; empty if the user's account was deleted. */
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

export interface Dismissal {
  readonly eventId: number;
  /** For later readers, e.g. `refunded by hand`. */
  readonly reason: string;
}

/**
 * Dismisses a failed or quarantined event on the operator's behalf: it leaves the list of open events and stays in the inbox with the
 * reason. It can still be replayed.
 * @throws {AppError} `not_found`, `conflict` for an event that is neither failed nor quarantined.
 */
export function dismissEvent(
  { db, clock }: Pick<Services, "db" | "clock">,
  { eventId, reason }: Dismissal,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isIt = eq(webhookEvents.id, eventId);
    const [event] = await tx.select({ status: webhookEvents.status }).from(webhookEvents).where(isIt).for("update");
    if (!event) throw new AppError("not_found", { userMessage: `There is no event ${eventId} in the inbox.` });
    if (event.status !== "quarantined" && event.status !== "failed") {
      throw new AppError("conflict", {
        userMessage: `Event ${eventId} is ${event.status}: only failed or quarantined events can be dismissed.`,
      });
    }
    await tx
      .update(webhookEvents)
      .set({ status: "ignored", error: `Dismissed: ${reason}`, processedAt: clock.now() })
      .where(isIt);
  });
}
