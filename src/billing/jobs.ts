import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { forgetOldMails } from "./mails/claim-mail.ts";
import { mailTrialEnds } from "./mails/mail-trial-ends.ts";
import { type CancelAtProvider, cancelAtProvider, cancelAtProviderJob } from "./personal-data/cancel-at-provider.ts";
import { findPaymentProvider } from "./provider/create-payment-provider.ts";
import { reconcile } from "./reconciliation/reconcile.ts";
import { openMissingCredits } from "./refresh/open-missing-credits.ts";
import { refreshCredits } from "./refresh/refresh-credits.ts";
import { processWebhook } from "./webhooks/process-webhook.ts";
import { type ProcessWebhook, processWebhookJob } from "./webhooks/process-webhook-job.ts";
import { sweepWebhooks } from "./webhooks/sweep-webhooks.ts";

const refreshCreditsJob: JobKind<object> = { name: "refresh-credits", retryLimit: 2, cron: "*/5 * * * *" };
const openMissingCreditsJob: JobKind<object> = { name: "open-missing-credits", retryLimit: 2, cron: "2-59/10 * * * *" };
const mailTrialEndsJob: JobKind<object> = { name: "mail-trial-ends", retryLimit: 3, cron: "41 * * * *" };
const reconcileJob: JobKind<object> = { name: "reconcile-payments", retryLimit: 5, cron: "17 1,7,13,19 * * *" };

export function billingJobs(services: Services): readonly AnyJobHandler[] {
  const process: JobHandler<ProcessWebhook> = {
    kind: processWebhookJob,
    run: async ({ eventId }) => {
      await processWebhook(services, eventId);
    },
  };
  const cancel: JobHandler<CancelAtProvider> = {
    kind: cancelAtProviderJob,
    run: (data) => cancelAtProvider(services, data),
  };
  return [
    process,
    cancel,
    {
      kind: refreshCreditsJob,
      run: async () => {
        services.log.info(await refreshCredits(services), "refreshed credits");
      },
    },
    {
      kind: openMissingCreditsJob,
      run: async () => {
        await openMissingCredits(services);
      },
    },
    {
      kind: mailTrialEndsJob,
      run: async () => {
        await mailTrialEnds(services);
        await forgetOldMails(services.db, services.clock.now());
      },
    },
    { kind: reconcileJob, run: () => reconcilePayments(services) },
  ];
}

async function reconcilePayments(services: Services): Promise<void> {
  const provider = findPaymentProvider(services);
  try {
    if (provider) services.log.info(await reconcile(services, provider), "reconciled payments");
  } finally {
    // Also where the provider does not answer: what is in the inbox needs nobody but us.
    const swept = await sweepWebhooks(services);
    if (swept > 0) services.log.info({ swept }, "swept webhooks");
  }
}
