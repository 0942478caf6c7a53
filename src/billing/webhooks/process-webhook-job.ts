import type { JobKind } from "#platform/jobs.ts";

export interface ProcessWebhook {
  readonly eventId: number;
}

/** About an hour and a half, with growing pauses. What fails until then waits for the operator. */
export const processWebhookJob: JobKind<ProcessWebhook> = {
  name: "process-webhook",
  retryLimit: 10,
  expireInSeconds: 120,
};
