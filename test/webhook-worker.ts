/** A process of its own that works on the inbox: `node test/webhook-worker.ts <database> <event ids>`. */

import { processWebhook } from "#billing/webhooks/process-webhook.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { connectPatiently } from "./connect-patiently.ts";
import { fixtureEnvironment } from "./lemon-squeezy-fixtures.ts";

const [url = "", ...ids] = process.argv.slice(2);
const connection = connectPatiently(url, 3);
const billing = {
  config: readConfig(fixtureEnvironment),
  db: connection.db,
  jobs: { enqueue: async () => {} },
  clock: systemClock,
  log: createLog("silent"),
};
for (const id of ids) await processWebhook(billing, Number(id));
await connection.close();
