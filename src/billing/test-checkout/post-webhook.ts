import type { Config } from "#platform/config.ts";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { signatureHeader, signWebhook, webhookPath, webhookSecretOf } from "../provider/sign-webhook.ts";
import type { PaymentRecord, SubscriptionRecord } from "./records/records.ts";

export interface PostWebhook {
  readonly eventName: string;
  /** The exact text that is signed and posted on each attempt. */
  readonly body: string;
}

/** Like Lemon Squeezy: three retries, then it is dropped. The reconciliation finds lost events. */
export const postWebhookJob: JobKind<PostWebhook> = {
  name: "post-test-checkout-webhook",
  retryLimit: 3,
  expireInSeconds: 60,
};

const timeoutMs = 10_000;

/** Queues an event in the caller's transaction, so that it is posted only if the record is stored. */
export async function announce(
  db: Executor,
  jobs: Services["jobs"],
  eventName: string,
  { object, custom }: PaymentRecord | SubscriptionRecord,
): Promise<void> {
  const meta = {
    test_mode: true,
    event_name: eventName,
    // Lemon Squeezy's invoice events have none either.
    ...(object.type === "subscription-invoices" ? {} : { custom_data: custom }),
  };
  await jobs.enqueue(db, postWebhookJob, { eventName, body: JSON.stringify({ meta, data: object }) });
}

/** Posts an event over HTTP to this process, as Lemon Squeezy would. @throws if the response is not 200. */
export async function postWebhook(services: Services, { eventName, body }: PostWebhook): Promise<void> {
  const secret = webhookSecretOf(services);
  if (secret === undefined || !services.config.testCheckout) return;
  const bytes = new TextEncoder().encode(body);
  const answer = await fetch(`${ownOrigin(services.config)}${webhookPath}`, {
    method: "POST",
    body: bytes,
    headers: {
      "Content-Type": "application/json",
      "X-Event-Name": eventName,
      [signatureHeader]: signWebhook(secret, bytes),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (answer.status !== 200) throw new Error(`${eventName} was answered with ${answer.status}`);
}

/** Origin on which this process listens, bypassing any proxy. */
export function ownOrigin({ host, port }: Pick<Config, "host" | "port">): string {
  const name = host === undefined || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
