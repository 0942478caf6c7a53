import { and, asc, inArray, lt } from "drizzle-orm";
import { describeError } from "#platform/describe-error.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { processWebhook, type WebhookStatus } from "./process-webhook.ts";
import { webhookEvents } from "./schema.ts";

/** Longer than all retries of the job take. */
const forgottenMs = 3 * 60 * 60_000;
export const batchSize = 500;

/**
 * Retries events that are stuck: those whose job was lost, and quarantined ones, whose user may be known by now.
 * @returns how many were processed.
 */
export async function sweepWebhooks(billing: Billing): Promise<number> {
  const before = new Date(billing.clock.now().getTime() - forgottenMs);
  const open = await billing.db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(inArray(webhookEvents.status, ["received", "quarantined"]), lt(webhookEvents.receivedAt, before)))
    // Fewest attempts first, so that events that always fail do not block the others.
    .orderBy(asc(webhookEvents.attempts), asc(webhookEvents.receivedAt))
    .limit(batchSize);
  const outcomes = await replayEvents(
    billing,
    open.map(({ id }) => id),
  );
  return outcomes.filter((status) => status === "processed").length;
}

/** Processes the events one by one. A failure does not block the others. @returns the resulting statuses. */
export async function replayEvents(
  billing: Billing,
  ids: readonly number[],
): Promise<readonly (WebhookStatus | undefined)[]> {
  const outcomes: (WebhookStatus | undefined)[] = [];
  for (const id of ids) {
    const outcome = await processWebhook(billing, id, { isReplay: true }).catch((error: unknown) => {
      billing.log.warn({ eventId: id, err: describeError(error) }, "webhook failed again");
      return "failed" as const;
    });
    outcomes.push(outcome);
  }
  return outcomes;
}
