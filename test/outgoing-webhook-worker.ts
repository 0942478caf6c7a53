/** A process that sends webhooks until a test kills it: `node test/outgoing-webhook-worker.ts <database> <port of the receiver> <endpoint>`. */
import { fetchWebhook } from "../src/outgoing-webhooks/post-webhook.ts";
import { sendDue } from "../src/outgoing-webhooks/send-due.ts";
import { connectPatiently } from "./connect-patiently.ts";
import { createTestServices } from "./test-services.ts";
import { fetchOfReceiver } from "./webhook-receiver.ts";

const [url = "", port = "", endpointId = ""] = process.argv.slice(2);
const connection = connectPatiently(url, 3);
const harness = await createTestServices({ ...connection, url }, () => []);
harness.setTime(new Date());
await sendDue(harness.services, fetchOfReceiver(Number(port), fetchWebhook), { endpointId });
