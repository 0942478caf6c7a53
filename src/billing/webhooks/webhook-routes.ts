import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { collectBody } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { webhookPath } from "../provider/webhook-path.ts";
import { receiveWebhook } from "./receive-webhook.ts";

/** Of a webhook: theirs are a few kB. */
const bodyBytesMax = 256 * 1_024;

/**
 * Where the payment provider posts its events. Mounted before what browsers must show (their origin) and before bodies are parsed: the
 * signature is over the bytes, and nothing is read that is not signed.
 */
export function webhookRoutes(services: Services) {
  const routes = new Hono<AppEnv>();
  routes.post(webhookPath, async (c) => {
    const rawBody = await collectBody(c.req.raw, bodyBytesMax);
    await receiveWebhook(services, { rawBody, signature: c.req.header("x-signature") });
    return c.body(null, 200, { "Cache-Control": "no-store" });
  });
  return routes;
}
