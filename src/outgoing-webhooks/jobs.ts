import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { findOldestWaiting } from "#platform/job-report.ts";
import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { fetchWebhook } from "./post-webhook.ts";
import { listedSince } from "./read-deliveries.ts";
import { webhookMessages } from "./schema.ts";
import { sendDue } from "./send-due.ts";
import { type SendWebhooks, sendWebhooks } from "./send-webhooks-job.ts";

const resumeJob: JobKind<object> = {
  name: "resume-webhooks",
  retryLimit: 1,
  expireInSeconds: 50,
  cron: "* * * * *",
};

const forgetJob: JobKind<object> = {
  name: "forget-webhook-deliveries",
  retryLimit: 3,
  expireInSeconds: 600,
  cron: "17 * * * *",
};

/** Deliveries that an endpoint's log has at most; older ones go first. */
const loggedMax = 10_000;
/** By then, a job that is there has come. */
const lateMs = 30_000;
const endpointsMax = 500;

/** Enqueues what has lost its job, e.g. because its process was killed. Nothing while jobs wait: then they are only late. */
async function resumeWebhooks({ db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">): Promise<void> {
  if (((await findOldestWaiting(db, sendWebhooks.name)) ?? 0) * 1_000 > lateMs) return;
  const now = clock.now();
  const { endpointId, state, dueAt, claimedUntil } = webhookMessages;
  const late = await db
    .selectDistinct({ endpointId })
    .from(webhookMessages)
    .where(
      and(
        eq(state, "waiting"),
        lte(dueAt, new Date(now.getTime() - lateMs)),
        or(isNull(claimedUntil), lte(claimedUntil, now)),
      ),
    )
    .limit(endpointsMax);
  for (const found of late) await jobs.enqueue(db, sendWebhooks, found);
}

/** Deletes deliveries that the log no longer shows. */
async function forgetDeliveries({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await db.delete(webhookMessages).where(lte(webhookMessages.createdAt, listedSince(clock.now())));
  await db.execute(sql`
    delete from webhook_messages old using (
      select endpoint.id, (
        select created_at from webhook_messages where endpoint_id = endpoint.id and state <> 'waiting'
        order by created_at desc offset ${loggedMax} limit 1
      ) as upto from webhook_endpoints endpoint
    ) full_log
    where old.endpoint_id = full_log.id and old.created_at <= full_log.upto and old.state <> 'waiting'`);
}

/** @param fetchWith what calls the endpoints; tests have theirs on this machine. */
export function webhooksJobs(services: Services, fetchWith: typeof fetch = fetchWebhook): readonly AnyJobHandler[] {
  const sending: JobHandler<SendWebhooks> = {
    kind: sendWebhooks,
    run: (data, _, signal) => sendDue(services, fetchWith, data, signal),
  };
  return [
    sending,
    { kind: resumeJob, run: () => resumeWebhooks(services) },
    { kind: forgetJob, run: () => forgetDeliveries(services) },
  ];
}
