import { AppError } from "#platform/errors.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { getEvent, listEventIds } from "./inbox.ts";
import { processWebhook } from "./process-webhook.ts";
import { replayEvents } from "./sweep-webhooks.ts";

/**
 * Assigns a quarantined payment to a user on the operator's behalf, and accepts it as it is. Other quarantined events may belong to the
 * same payment, so they are tried again.
 * @throws {AppError} `not_found`, `conflict` for an event that is not quarantined.
 */
export async function assignEvent(
  billing: Billing,
  { eventId, userId }: { readonly eventId: number; readonly userId: string },
): Promise<void> {
  const { status } = await getEvent(billing.db, eventId);
  if (status !== "quarantined") {
    throw new AppError("conflict", {
      userMessage: `Event ${eventId} is ${status}: only quarantined events can be assigned.`,
    });
  }
  await processWebhook(billing, eventId, { isReplay: true, vouchedFor: { userId } });
  await replayEvents(billing, await listEventIds(billing.db, "quarantined"));
}
