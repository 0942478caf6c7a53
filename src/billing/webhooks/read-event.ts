import type { Config } from "#platform/config.ts";
import { AppError } from "#platform/errors.ts";
import { readWebhook } from "../provider/lemon-squeezy/read-webhook.ts";
import { variantsOf } from "../provider/variants.ts";
import type { WebhookMessage } from "../provider/webhook-message.ts";
import { readReconciled } from "./reconciled-event.ts";

/** @throws {AppError} `invalid_input` for bytes that are no message of the provider's. */
export function readEvent(
  { body, receivedAt }: { readonly body: Buffer; readonly receivedAt: Date },
  config: Pick<Config, "lemonSqueezy">,
): WebhookMessage {
  const json = parseJson(body);
  return readReconciled(json) ?? readWebhook(json, variantsOf(config), receivedAt);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (cause) {
    throw new AppError("invalid_input", { userMessage: "This is not JSON.", cause });
  }
}
