import { and, asc, inArray, lt } from "drizzle-orm";
import { describeError } from "#platform/describe-error.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { processWebhook, type WebhookStatus } from "./process-webhook.ts";
import { webhookEvents } from "./schema.ts";

/** Longer than all tries of its job take. */
const forgottenMs = 3 * 60 * 60_000;
export const batchSize = 500;

/**
 * Takes up again what nobody works on any more: events whose job was lost, and ones that were set aside, whose payer may be known by now.
 * @returns how many were processed by that.
 */
export async function sweepWebhooks(billing: Billing): Promise<number> {
  const before = new Date(billing.clock.now().getTime() - forgottenMs);
  const open = await billing.db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(inArray(webhookEvents.status, ["received", "quarantined"]), lt(webhookEvents.receivedAt, before)))
    // Those that were tried least: a pile that fails each time stands in nobody's way.
    .orderBy(asc(webhookEvents.attempts), asc(webhookEvents.receivedAt))
    .limit(batchSize);
  const outcomes = await replayEvents(
    billing,
    open.map(({ id }) => id),
  );
  return outcomes.filter((status) => status === "processed").length;
}

/** One after the other; one that fails holds up no other. @returns how each then stands. */
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
