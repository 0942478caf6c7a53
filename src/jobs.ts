import { directoryJobs } from "#directory/index.ts";
import type { AnyJobHandler, JobHandler } from "#platform/jobs.ts";
import { createMailDelivery } from "#platform/mail/deliver-mail.ts";
import { type Mail, sendMailJob } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { siteJobs } from "#site/index.ts";

/** Every background job of the product. */
export function jobHandlers(services: Services): readonly AnyJobHandler[] {
  const mail: JobHandler<Mail> = { kind: sendMailJob, run: createMailDelivery(services) };
  return [mail, ...directoryJobs(services), ...siteJobs(services)];
}
