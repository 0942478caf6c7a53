import type { AnyJobHandler, JobHandler } from "#platform/jobs.ts";
import { createMailCarrier, type MailCarrier } from "#platform/mail/deliver-mail.ts";
import type { Services } from "#platform/services.ts";
import {
  forgetRecipients,
  forgetRecipientsJob,
  resumeStuckJob,
  resumeStuckLetters,
  type SendBatch,
  sendBatch,
  sendBatchJob,
} from "./send-batch.ts";

/** @param carrier connections of their own: codes and receipts never wait for a letter. */
export function lettersJobs(
  services: Services,
  carrier: MailCarrier = createMailCarrier(services),
): readonly AnyJobHandler[] {
  const batches: JobHandler<SendBatch> = {
    kind: sendBatchJob,
    run: (data, _, signal) => sendBatch(services, carrier, data, signal),
    ...(carrier.close && { close: carrier.close }),
  };
  return [
    batches,
    { kind: resumeStuckJob, run: () => resumeStuckLetters(services) },
    { kind: forgetRecipientsJob, run: () => forgetRecipients(services.db, services.clock.now()) },
  ];
}
