import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import {
  type MailEarlyAccessCode,
  mailEarlyAccessCode,
  mailEarlyAccessCodeJob,
} from "./early-access/mail-early-access-code.ts";
import {
  type MailSubscriptionAnswer,
  mailSubscriptionAnswer,
  mailSubscriptionAnswerJob,
} from "./newsletter/mail-subscription-answer.ts";
import { forgetUnconfirmed } from "./newsletter/newsletter.ts";

const forgetUnconfirmedJob: JobKind<object> = {
  name: "forget-unconfirmed-subscriptions",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "23 3 * * *",
};

export function siteJobs(services: Services): readonly AnyJobHandler[] {
  const code: JobHandler<MailEarlyAccessCode> = {
    kind: mailEarlyAccessCodeJob,
    run: (data) => mailEarlyAccessCode(services, data),
  };
  const answer: JobHandler<MailSubscriptionAnswer> = {
    kind: mailSubscriptionAnswerJob,
    run: (data) => mailSubscriptionAnswer(services, data),
  };
  return [
    code,
    answer,
    { kind: forgetUnconfirmedJob, run: () => forgetUnconfirmed(services.db, services.clock.now()) },
  ];
}
