import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { createSecrets } from "#platform/secret.ts";
import { bytesOf, fixtureEnvironment } from "../../../test/lemon-squeezy-fixtures.ts";
import { isSignedBy, signWebhook, webhookSecretOf } from "./sign-webhook.ts";

const body = bytesOf({ a: 1 });
const secrets = createSecrets("a secret that only tests know, 32 characters");

describe("signing webhooks", () => {
  it("[C5] accepts only the signature of exactly these bytes", () => {
    const signature = signWebhook("s3cret", body);
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect(isSignedBy("s3cret", body, signature)).toBe(true);
    expect(isSignedBy("s3cret", bytesOf({ a: 2 }), signature)).toBe(false);
    expect(isSignedBy("another", body, signature)).toBe(false);
    const wrong = ["", "x", signature.slice(1), `${signature}0`, `sha256=${signature}`, "é".repeat(32), "0".repeat(64)];
    for (const header of [undefined, ...wrong, "f".repeat(100_000)]) {
      expect(isSignedBy("s3cret", body, header)).toBe(false);
    }
  });

  it("[C6] uses the configured secret, its own one for the test checkout, and none without payments", () => {
    expect(webhookSecretOf({ config: readConfig(fixtureEnvironment), secrets })).toBe("only-tests-know-this");
    expect(webhookSecretOf({ config: readConfig({ TEST_CHECKOUT: "on" }), secrets })).toMatch(/^[\w-]{40}$/);
    expect(webhookSecretOf({ config: readConfig({}), secrets })).toBeUndefined();
  });
});
