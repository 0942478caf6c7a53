import { type Described, noCustomData, type WebhookMessage } from "../provider/webhook-message.ts";

/** Of events that no webhook brought: what the provider's books say, and we cannot say whose it is. */
export const reconciliationEvent = "reconciliation";

/** As an event of the inbox, so that the operator deals with it like with any other. */
export const writeReconciled = (reconciled: Described): Buffer =>
  Buffer.from(JSON.stringify({ meta: { event_name: reconciliationEvent }, reconciled }));

/** @returns undefined for a body that is none of ours. */
export function readReconciled(body: unknown): WebhookMessage | undefined {
  const { meta, reconciled } = (body ?? {}) as { meta?: { event_name?: unknown }; reconciled?: Described };
  if (meta?.event_name !== reconciliationEvent || typeof reconciled !== "object") return undefined;
  return { eventName: reconciliationEvent, custom: noCustomData, ...withDates(reconciled) };
}

/** JSON has no dates: all our moments are named so. */
function withDates(reconciled: Described): Described {
  return JSON.parse(JSON.stringify(reconciled), (key, value: unknown) =>
    key.endsWith("At") && typeof value === "string" ? new Date(value) : value,
  );
}
