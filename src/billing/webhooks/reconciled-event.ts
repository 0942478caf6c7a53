import { type Described, noCustomData, type WebhookMessage } from "../provider/webhook-message.ts";

/** Name of events that come from the reconciliation: records that could not be assigned to a user. */
export const reconciliationEvent = "reconciliation";

/** Writes a reconciled record as an inbox event, so that the operator can handle it like any other. */
export const writeReconciled = (reconciled: Described): Buffer =>
  Buffer.from(JSON.stringify({ meta: { event_name: reconciliationEvent }, reconciled }));

/** @returns undefined if the body is not a reconciliation event. */
export function readReconciled(body: unknown): WebhookMessage | undefined {
  const { meta, reconciled } = (body ?? {}) as { meta?: { event_name?: unknown }; reconciled?: Described };
  if (meta?.event_name !== reconciliationEvent || typeof reconciled !== "object") return undefined;
  return { eventName: reconciliationEvent, custom: noCustomData, ...withDates(reconciled) };
}

/** JSON has no dates. All our date fields end in `At`. */
function withDates(reconciled: Described): Described {
  return JSON.parse(JSON.stringify(reconciled), (key, value: unknown) =>
    key.endsWith("At") && typeof value === "string" ? new Date(value) : value,
  );
}
