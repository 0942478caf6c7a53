/** A process that sends mails until a test kills it. */
import { readConfig } from "#platform/config.ts";
import { connectDatabase } from "#platform/db/database.ts";
import { startJobs } from "#platform/jobs.ts";
import { createLog } from "#platform/log.ts";
import { createMailDelivery } from "#platform/mail/deliver-mail.ts";
import { createMetrics } from "#platform/metrics.ts";

const [, , databaseUrl = "", smtpUrl = ""] = process.argv;
const [log, metrics] = [createLog("silent"), createMetrics()];
const timings = { retryDelaySeconds: 1, pollingSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1 };
const jobs = await startJobs(databaseUrl, log, metrics, timings);
const { db } = connectDatabase(databaseUrl, 1, () => {});
await jobs.work([createMailDelivery({ config: readConfig({ SMTP_URL: smtpUrl }), db, metrics, log })]);
