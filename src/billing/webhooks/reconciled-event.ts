import type { WebhookMessage } from "../provider/webhook-message.ts";
import { noCustomData } from "../subscriptions/billing.ts";

/** Of events that no webhook brought: what the provider's books say, and we cannot say whose it is. */
export const reconciliationEvent = "reconciliation";

/** What was read from the provider, of one kind. */
export type Reconciled = WebhookMessage extends infer Message
  ? Message extends { readonly kind: "unknown" }
    ? never
    : Omit<Message, "eventName" | "custom">
  : never;

/** As an event of the inbox, so that the operator deals with it like with any other. */
export const writeReconciled = (reconciled: Reconciled): Buffer =>
  Buffer.from(JSON.stringify({ meta: { event_name: reconciliationEvent }, reconciled }));

/** @returns undefined for a body that is none of ours. */
export function readReconciled(body: unknown): WebhookMessage | undefined {
  const { meta, reconciled } = (body ?? {}) as { meta?: { event_name?: unknown }; reconciled?: Reconciled };
  if (meta?.event_name !== reconciliationEvent || typeof reconciled !== "object") return undefined;
  return { eventName: reconciliationEvent, custom: noCustomData, ...withDates(reconciled) };
}

/** JSON has no dates: all our moments are named so. */
function withDates(reconciled: Reconciled): Reconciled {
  return JSON.parse(JSON.stringify(reconciled), (key, value: unknown) =>
    key.endsWith("At") && typeof value === "string" ? new Date(value) : value,
  );
}
