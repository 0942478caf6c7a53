import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "#platform/services.ts";

/** The header that carries the signature. */
export const signatureHeader = "X-Signature";

/** Lemon Squeezy takes no longer ones. */
const secretLengthMax = 40;

/** @returns HMAC-SHA256 of the bytes as they are sent, in hex: what `X-Signature` holds. */
export function signWebhook(secret: string, rawBody: Uint8Array): string {
  return createHmac("sha256", secret).update(rawBody).digest("hex");
}

/** Takes as long for a wrong header as for a right one, whatever its length. */
export function isSignedBy(secret: string, rawBody: Uint8Array, header: string | undefined): boolean {
  const expected = Buffer.from(signWebhook(secret, rawBody));
  const given = Buffer.from(header ?? "");
  const comparable = given.byteLength === expected.byteLength ? given : Buffer.alloc(expected.byteLength);
  return timingSafeEqual(comparable, expected) && comparable === given;
}

/** What webhooks of the provider in use are signed with; undefined where nothing can be bought, and nobody may post any. */
export function webhookSecretOf({ config, secrets }: Pick<Services, "config" | "secrets">): string | undefined {
  if (config.lemonSqueezy) return config.lemonSqueezy.webhookSecret;
  if (!config.testCheckout) return undefined;
  return secrets.digest("test-checkout", "webhooks").slice(0, secretLengthMax);
}

/** Where the provider posts its webhooks; the test checkout does, too. */
export const webhookPath = "/api/webhooks/lemon-squeezy";
