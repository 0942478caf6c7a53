import { type DeletionChanged, deletionChanged } from "#accounts/index.ts";
import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { forgetOldMails } from "./mails/claim-mail.ts";
import { type MailCancellation, mailCancellation, mailCancellationJob } from "./mails/mail-cancellation.ts";
import { mailTrialEnds } from "./mails/mail-trial-ends.ts";
import { cancelAtProvider } from "./personal-data/cancel-at-provider.ts";
import { type CancelAtProvider, cancelAtProviderJob } from "./personal-data/cancel-at-provider-job.ts";
import { stopOrResumeRenewals } from "./personal-data/stop-or-resume-renewals.ts";
import { findPaymentProvider } from "./provider/create-payment-provider.ts";
import { runReconciliation } from "./reconciliation/reconcile.ts";
import { openMissingCredits } from "./refresh/open-credits.ts";
import { refreshCredits } from "./refresh/refresh-credits.ts";
import { forgetWebhooks } from "./webhooks/forget-webhooks.ts";
import { processWebhook } from "./webhooks/process-webhook.ts";
import { type ProcessWebhook, processWebhookJob } from "./webhooks/receive-webhook.ts";
import { sweepWebhooks } from "./webhooks/sweep-webhooks.ts";

const refreshCreditsJob: JobKind<object> = {
  name: "refresh-credits",
  retryLimit: 2,
  expireInSeconds: 900,
  cron: "*/5 * * * *",
};
const openMissingCreditsJob: JobKind<object> = {
  name: "open-missing-credits",
  retryLimit: 2,
  expireInSeconds: 900,
  cron: "2-59/10 * * * *",
};
/** Longer than the run's own time limit (`runMs`). */
const reconcileJob: JobKind<object> = {
  name: "reconcile-payments",
  retryLimit: 5,
  expireInSeconds: 1_800,
  cron: "17 1,7,13,19 * * *",
};
const sweepWebhooksJob: JobKind<object> = {
  name: "sweep-webhooks",
  retryLimit: 2,
  expireInSeconds: 900,
  cron: "37 * * * *",
};
const mailTrialEndsJob: JobKind<object> = {
  name: "mail-trial-ends",
  retryLimit: 3,
  expireInSeconds: 600,
  cron: "41 * * * *",
};
const forgetWebhooksJob: JobKind<object> = {
  name: "forget-webhooks",
  retryLimit: 2,
  expireInSeconds: 900,
  cron: "53 3 * * *",
};

/** @param toldFirst hears of an account's deletion that was requested or undone, before a payment provider is asked. */
export function billingJobs(
  services: Services,
  toldFirst: (userId: string) => Promise<void> = async () => {},
): readonly AnyJobHandler[] {
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
  const followDeletion: JobHandler<DeletionChanged> = {
    kind: deletionChanged,
    run: async ({ userId }) => {
      await toldFirst(userId);
      await stopOrResumeRenewals(services, userId);
    },
  };
  const sendCancellationMail: JobHandler<MailCancellation> = {
    kind: mailCancellationJob,
    run: (data) => mailCancellation(services, data),
  };
  return [
    process,
    cancel,
    sendCancellationMail,
    followDeletion,
    {
      kind: refreshCreditsJob,
      run: async () => {
        services.log.info(await refreshCredits(services), "refreshed credits");
      },
    },
    {
      kind: forgetWebhooksJob,
      run: async () => services.log.info({ deleted: await forgetWebhooks(services) }, "deleted old webhooks"),
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
    { kind: reconcileJob, run: (_data: object, _id, signal) => reconcilePayments(services, signal) },
    {
      kind: sweepWebhooksJob,
      run: async () => {
        const swept = await sweepWebhooks(services);
        if (swept > 0) services.log.info({ swept }, "swept webhooks");
      },
    },
  ];
}

async function reconcilePayments(services: Services, signal: AbortSignal | undefined): Promise<void> {
  const provider = findPaymentProvider(services);
  if (!provider) return;
  const done = await runReconciliation(services, provider, signal);
  services.log.info(done ?? {}, done ? "reconciled payments" : "payments are being reconciled already");
}
