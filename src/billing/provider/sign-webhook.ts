import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "#platform/services.ts";

/** The header that carries the signature. */
export const signatureHeader = "X-Signature";

/** Lemon Squeezy's maximum. */
const secretLengthMax = 40;

/** @returns the value of `X-Signature`: HMAC-SHA256 of the raw bytes, in hex. */
export function signWebhook(secret: string, rawBody: Uint8Array): string {
  return createHmac("sha256", secret).update(rawBody).digest("hex");
}

/** Takes constant time, whatever the header's content and length. */
export function isSignedBy(secret: string, rawBody: Uint8Array, header: string | undefined): boolean {
  const expected = Buffer.from(signWebhook(secret, rawBody));
  const given = Buffer.from(header ?? "");
  const comparable = given.byteLength === expected.byteLength ? given : Buffer.alloc(expected.byteLength);
  return timingSafeEqual(comparable, expected) && comparable === given;
}

/** The secret that signs the current provider's webhooks; undefined if payments aren't set up, and all webhooks are refused. */
export function webhookSecretOf({ config, secrets }: Pick<Services, "config" | "secrets">): string | undefined {
  if (config.lemonSqueezy) return config.lemonSqueezy.webhookSecret;
  if (!config.testCheckout) return undefined;
  return secrets.digest("test-checkout", "webhooks").slice(0, secretLengthMax);
}

/** Path to which the provider posts its webhooks, as does the test checkout. */
export const webhookPath = "/api/webhooks/lemon-squeezy";
