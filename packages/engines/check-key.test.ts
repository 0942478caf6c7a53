import { afterEach, describe, expect, it } from "vitest";
import { type FakeVendor, startFakeVendor, type VendorAnswer } from "../../test/fake-vendor.ts";
import { checkKey, type KeyCheckOptions } from "./check-key.ts";
import { type KeyVendor, keyVendors } from "./vendors.ts";

const apiKey = "sk-proj-9f2c7b1e4d";

let vendor: FakeVendor | undefined;
afterEach(async () => {
  await vendor?.close();
  vendor = undefined;
});

/** A vendor that answers each request with the next answer, and the last one again. */
async function startVendor(...answers: readonly (VendorAnswer | undefined)[]) {
  const started = await startFakeVendor((_request, count) => answers[Math.min(count, answers.length) - 1]);
  vendor = started;
  const { origin, requests } = started;
  const check = (name: KeyVendor, version = "", more: Partial<KeyCheckOptions> = {}) =>
    checkKey({ vendor: name, apiKey, baseUrl: `${origin}${version}`, allowPrivateAddresses: true, ...more });
  return { origin, requests, check };
}

/** The call that checks a key, and the header that holds it. */
const calls: readonly [KeyVendor, string, string, string, string][] = [
  ["openai", "/v1", "GET /v1/models", "authorization", `Bearer ${apiKey}`],
  ["anthropic", "/v1", "GET /v1/models", "x-api-key", apiKey],
  ["google", "/v1beta", "GET /v1beta/models", "x-goog-api-key", apiKey],
  ["cohere", "/v2", "POST /v1/check-api-key", "authorization", `Bearer ${apiKey}`],
  ["groq", "/openai/v1", "GET /openai/v1/models", "authorization", `Bearer ${apiKey}`],
  ["together", "/v1", "GET /v1/models", "authorization", `Bearer ${apiKey}`],
  ["stability", "", "GET /v1/user/balance", "authorization", `Bearer ${apiKey}`],
  ["leonardo", "/api/rest/v1", "GET /api/rest/v1/me", "authorization", `Bearer ${apiKey}`],
  ["elevenlabs", "", "GET /v1/user", "xi-api-key", apiKey],
  ["deepgram", "", "GET /v1/projects", "authorization", `Token ${apiKey}`],
  ["assemblyai", "", "GET /v2/transcript?limit=1", "authorization", apiKey],
  ["runway", "", "GET /v1/organization", "authorization", `Bearer ${apiKey}`],
  ["replicate", "/v1", "GET /v1/account", "authorization", `Bearer ${apiKey}`],
  ["huggingface", "/v1", "GET /api/whoami-v2", "authorization", `Bearer ${apiKey}`],
];

describe("checking a key with its vendor", () => {
  it.each(calls)(
    "[E2] %s is asked by its own call, and accepts the key",
    async (vendor, version, call, header, value) => {
      const { check, requests } = await startVendor({ body: { valid: true, data: [] } });
      expect(await check(vendor, version)).toEqual({ outcome: "accepted" });
      expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([call]);
      expect(requests[0]?.headers[header]).toBe(value);
    },
  );

  it("[E2] Anthropic and Runway are told the version of their API", async () => {
    const { check, requests } = await startVendor({});
    await check("anthropic", "/v1");
    await check("runway");
    expect(requests[0]?.headers["anthropic-version"]).toBe("2023-06-01");
    expect(requests[1]?.headers["x-runway-version"]).toBe("2024-11-06");
  });

  it.each(keyVendors.filter((vendor) => !calls.some(([name]) => name === vendor)))(
    "[E2] %s has no cheap check, so it is not called",
    async (vendor) => {
      const { check, requests } = await startVendor({ status: 401 });
      expect(await check(vendor)).toEqual({ outcome: "not-checkable" });
      expect(requests).toEqual([]);
    },
  );

  it.each([
    ["openai", { status: 401, body: { error: { message: "Incorrect API key provided.", code: "invalid_api_key" } } }],
    ["google", { status: 400, body: { error: { message: "API key not valid.", status: "INVALID_ARGUMENT" } } }],
    ["deepgram", { status: 401, body: { err_code: "INVALID_AUTH", err_msg: "Invalid credentials." } }],
    ["leonardo", { status: 403, body: "<html>" }],
    ["cohere", { status: 200, body: { valid: false } }],
    ["elevenlabs", { status: 401, body: { detail: { status: "invalid_api_key", message: "Invalid API key" } } }],
  ] as const)("[E2] %s refuses a wrong key, and the user reads why", async (vendor, answer) => {
    const { check } = await startVendor(answer);
    expect(await check(vendor)).toEqual({
      outcome: "refused",
      sentence: expect.stringContaining("doesn’t accept this key"),
    });
  });

  it("[E2] a refusal says what the vendor says, without any part of the key", async () => {
    const { check } = await startVendor(
      { status: 401, body: { error: { message: "The key has expired." } } },
      { status: 401, body: { error: { message: `Incorrect key: ${apiKey}` } } },
      { status: 401, body: { error: { message: `Incorrect key: ****${apiKey.slice(-6)}` } } },
    );
    const sentences = [await check("openai"), await check("openai"), await check("openai")].map((result) =>
      "sentence" in result ? result.sentence : "",
    );
    expect(sentences[0]).toBe("OpenAI doesn’t accept this key: The key has expired.");
    for (const sentence of sentences) expect(sentence).not.toContain(apiKey.slice(-5));
    expect(sentences[2]).toBe("OpenAI doesn’t accept this key. Check that you copied all of it.");
  });

  it("[E2] an ElevenLabs key that may not read its user is checked by the models", async () => {
    const { check, requests } = await startVendor(
      { status: 401, body: { detail: { status: "missing_permissions" } } },
      { body: [] },
    );
    expect(await check("elevenlabs")).toEqual({ outcome: "accepted" });
    expect(requests.map(({ url }) => url)).toEqual(["/v1/user", "/v1/models"]);
  });

  it("[E2] a key without money is a right key", async () => {
    const { check } = await startVendor({
      status: 429,
      body: { error: { message: "You have no credit.", type: "insufficient_quota" } },
    });
    expect(await check("openai")).toEqual({ outcome: "accepted" });
  });

  it.each([
    ["is down", { status: 503, body: "down" }],
    ["is busy", { status: 429, body: { error: { message: "Slow down" } } }],
    ["knows no such call", { status: 404, body: {} }],
    ["redirects elsewhere", { status: 302, headers: { location: "http://127.0.0.1:1/" } }],
    ["answers with a page", { status: 200, body: "<!doctype html>" }],
    ["answers with 10 MB", { status: 200, body: `"${"x".repeat(10 * 1_024 * 1_024)}"` }],
  ])("[E2] a vendor that %s says nothing about the key, and the user reads to try again", async (_name, answer) => {
    const { check } = await startVendor(answer);
    expect(await check("openai")).toEqual({
      outcome: "unreachable",
      sentence: expect.stringMatching(/^OpenAI .*not saved\. Please try again/),
    });
  });

  it("[E2] a vendor that never answers is given up after the time limit, and one that is gone at once", async () => {
    const { check, origin } = await startVendor(undefined);
    expect(await check("openai", "", { timeMs: 100 })).toMatchObject({ outcome: "unreachable" });
    expect(
      await checkKey({ vendor: "openai", apiKey, baseUrl: "http://127.0.0.1:1", allowPrivateAddresses: true }),
    ).toMatchObject({
      outcome: "unreachable",
    });
    expect(await checkKey({ vendor: "openai", apiKey, baseUrl: origin, allowPrivateAddresses: false })).toMatchObject({
      outcome: "unreachable",
    });
  });

  it("[H7] a key with a line break is sent nowhere, and not repeated", async () => {
    const { check, requests } = await startVendor({});
    const result = await check("openai", "/v1", { apiKey: "sk-a\r\nx-evil: 1" });
    expect(result).not.toMatchObject({ outcome: "accepted" });
    expect(JSON.stringify(result)).not.toContain("evil");
    expect(requests).toEqual([]);
  });

  it("[E2] a private address is not asked unless the operator allows it", async () => {
    const { check, requests } = await startVendor({});
    expect(await check("openai", "/v1", { allowPrivateAddresses: false })).toMatchObject({ outcome: "unreachable" });
    expect(requests).toEqual([]);
  });
});
