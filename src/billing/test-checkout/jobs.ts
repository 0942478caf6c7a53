import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { type PostWebhook, postWebhook, postWebhookJob } from "./post-webhook.ts";
import { advanceDueSubscriptions } from "./write-step.ts";

const advanceJob: JobKind<object> = {
  name: "advance-test-subscriptions",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "*/5 * * * *",
};

/** Registered even without a test checkout, so that jobs left in the queue are dropped. */
export function testCheckoutJobs(services: Services): readonly AnyJobHandler[] {
  const post: JobHandler<PostWebhook> = { kind: postWebhookJob, run: (event) => postWebhook(services, event) };
  return [
    post,
    {
      kind: advanceJob,
      run: async () => {
        if (services.config.testCheckout) await advanceDueSubscriptions(services);
      },
    },
  ];
}
