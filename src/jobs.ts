import { accountsJobs } from "#accounts/index.ts";
import { creditsData, creditsJobs } from "#credits/index.ts";
import { directoryJobs, favouritesData } from "#directory/index.ts";
import type { AnyJobHandler, JobHandler } from "#platform/jobs.ts";
import { createMailDelivery } from "#platform/mail/deliver-mail.ts";
import { type Mail, sendMailJob } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { siteJobs, sitePersonalData } from "#site/index.ts";

/** Every background job of the product. */
export function jobHandlers(services: Services): readonly AnyJobHandler[] {
  const mail: JobHandler<Mail> = { kind: sendMailJob, run: createMailDelivery(services) };
  const personalData = [sitePersonalData, favouritesData, creditsData(services)];
  return [
    mail,
    ...accountsJobs(services, personalData),
    ...creditsJobs(services),
    ...directoryJobs(services),
    ...siteJobs(services),
  ];
}
