import type { JobKind } from "#platform/jobs.ts";

/** Sends some of what waits for an endpoint. */
export interface SendWebhooks {
  readonly endpointId: string;
  /** Sent before the others: a user waits for it. */
  readonly deliveryId?: string;
}

/** Mostly waits for other servers: each process sends ten at once, two of them to users who press a button. */
export const sendWebhooks: JobKind<SendWebhooks> = {
  name: "send-webhooks",
  retryLimit: 3,
  expireInSeconds: 120,
  workers: { forAll: 4, forUrgent: 1 },
};
