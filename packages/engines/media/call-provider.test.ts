import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { audioCallWires } from "../../../test/media/audio-wires.ts";
import { callOf } from "../../../test/media/call-wire.ts";
import {
  type FakeFault,
  type FakeHandler,
  type FakeProvider,
  startFakeProvider,
} from "../../../test/media/fake-provider.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import { imageCallWires } from "../../../test/media/image-call-wires.ts";
import type { CallLimits } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import type { MediaEngineOptions } from "../media-contract.ts";
import { openAiImages } from "../vendors/openai.ts";

const apiKey = "sk-test-0123456789abcdef";
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterEach(() => {
  provider.fault = undefined;
});
afterAll(() => provider.close());

describe.each([...imageCallWires, ...audioCallWires])("$name", (wire) => {
  const { make, model, basePath, handler, keyHeader, sent, result, failure, namesCodes, empty, refusal } = wire;
  beforeAll(() => {
    provider.handler = handler;
  });
  const options = (): MediaEngineOptions => ({
    model,
    apiKey,
    baseUrl: `${provider.url}${basePath}`,
    allowPrivateAddresses: true,
  });
  const call = (limits: Partial<CallLimits> = {}, changed: Partial<MediaEngineOptions> = {}) =>
    make({ ...options(), ...changed })(undefined, {
      signal: AbortSignal.timeout(50_000),
      timeMs: 40_000,
      silenceMs: 20_000,
      ...limits,
    });

  async function fail(fault: FakeFault, limits?: Partial<CallLimits>): Promise<EngineError> {
    provider.fault = fault;
    const error = await call(limits).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(EngineError);
    return error as EngineError;
  }

  it("[E5] asks as the provider’s documents say, with the key, and returns what was made", async () => {
    const before = provider.requests.length;
    expect(await call()).toEqual(result);
    const requests = provider.requests.slice(before);
    expect(requests.map(({ path }) => path)).toEqual(sent.map(({ path }) => path));
    for (const [index, { method, json, contains = [] }] of sent.entries()) {
      const request = requests[index];
      if (method) expect(request?.method).toBe(method);
      if (json !== undefined) expect(JSON.parse(String(request?.body))).toEqual(json);
      for (const part of contains) expect(String(request?.body)).toContain(part);
    }
    expect(requests[0]?.headers[keyHeader]).toContain(apiKey);
  });

  it("[E5] returns the same when it arrives byte by byte", async () => {
    provider.fault = { kind: "trickle" };
    expect(await call()).toEqual(result);
  });

  it.each([
    [401, "invalid_api_key", "bad-key"],
    [403, "permission_denied", "bad-key"],
    [402, "payment_required", "out-of-quota"],
    [429, "rate_limit_exceeded", "rate-limited"],
    [400, "content_policy_violation", "refused"],
    [413, "request_too_large", "too-long"],
    [404, "model_not_found", "rejected"],
    [500, "server_error", "unavailable"],
    [503, "overloaded_error", "unavailable"],
  ] as const)("[E8] status %i with %s is a failure of its kind, which repeats no key", async (status, code, kind) => {
    const error = await fail({ kind: "answer", status, json: failure(`It failed for ${apiKey}.`, code) });
    // A provider that names no codes says as much as the status does.
    const expected = status === 400 && !namesCodes ? "rejected" : kind;
    expect({ kind: error.kind, status: error.status }).toEqual({ kind: expected, status });
    expect(error.providerMessage).toBe("It failed for ….");
    expect(JSON.stringify([String(error), error.stack, error.cause])).not.toContain(apiKey);
  });

  it("[E8] tells how long the provider asks to wait", async () => {
    const json = failure("Slow down.", "rate_limit_exceeded");
    const error = await fail({ kind: "answer", status: 429, headers: { "retry-after": "7" }, json });
    expect(error.retryAfterMs).toBe(7_000);
  });

  it.each([
    ["HTML with an error", { kind: "answer", status: 502, text: "<html><h1>Bad gateway</h1></html>" }, "unavailable"],
    ["HTML with success", { kind: "answer", text: "<html><h1>Welcome to our server</h1></html>" }, "nonsense"],
    ["a redirect elsewhere", redirectTo("http://169.254.169.254/"), "nonsense"],
    ["a redirect to itself", redirectTo("/again"), "nonsense"],
    ["a body without an end", { kind: "endless" }, "nonsense"],
    ["a body that is cut", { kind: "cut" }, "unavailable"],
  ] as const)("[E8] %s is no answer", async (_, fault, kind) => {
    expect((await fail(fault)).kind).toBe(kind);
  });

  it.each(empty.map((answer, index) => [index + 1, answer] as const))(
    "[E8] success without a result, %i, is no answer",
    async (_, answer) => {
      expect((await fail({ kind: "answer", ...answer })).kind).toBe("nonsense");
    },
  );

  if (refusal)
    it("[E8] a refusal that looks like success is a refusal", async () => {
      expect((await fail({ kind: "answer", ...refusal })).kind).toBe("refused");
    });

  it("[E8] a provider that falls silent is stopped", async () => {
    expect((await fail({ kind: "silence" }, { silenceMs: 200 })).kind).toBe("silent");
    await expect.poll(() => provider.requests.at(-1)?.isHungUp).toBe(true);
  });

  it("[E8] a call that takes too long is stopped", async () => {
    expect((await fail({ kind: "silence" }, { timeMs: 200 })).kind).toBe("timed-out");
    await expect.poll(() => provider.requests.at(-1)?.isHungUp).toBe(true);
  });

  it("[E6] stops the provider’s call when the user stops, with the user’s own reason", async () => {
    provider.fault = { kind: "silence" };
    const user = new AbortController();
    const reason = new Error("stopped by the user");
    const before = provider.requests.length;
    const running = call({ signal: user.signal });
    await expect.poll(() => provider.requests.length).toBeGreaterThan(before);
    user.abort(reason);
    await expect(running).rejects.toBe(reason);
    await expect.poll(() => provider.requests.at(-1)?.isHungUp).toBe(true);
  });

  it("[E6] makes no call that was stopped before it began", async () => {
    const before = provider.requests.length;
    await expect(call({ signal: AbortSignal.abort(new Error("stopped")) })).rejects.toThrow("stopped");
    expect(provider.requests.length).toBe(before);
  });

  it("[E8] a key that no header can hold is a bad key, and is not repeated", async () => {
    const before = provider.requests.length;
    const error = await call({}, { apiKey: `${apiKey}\r\nx-other: 1` }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: "bad-key" });
    expect(JSON.stringify([String(error), (error as Error).stack])).not.toContain(apiKey);
    expect(provider.requests.length).toBe(before);
  });

  it("[H7] calls no private address unless the operator allows it", async () => {
    const before = provider.requests.length;
    await expect(call({}, { allowPrivateAddresses: false })).rejects.toMatchObject({ kind: "rejected" });
    expect(provider.requests.length).toBe(before);
  });
});

function redirectTo(location: string): FakeFault {
  return { kind: "answer", status: 307, headers: { location } };
}

describe("result files", () => {
  const answerWith = (handler: FakeHandler) => {
    provider.handler = (request) =>
      request.path === "/v1/images/generations"
        ? { json: { data: [{ url: `${request.origin}/files/1` }] } }
        : handler(request);
  };
  const fetchFile = () =>
    callOf(openAiImages({ model: "a-model", apiKey, baseUrl: `${provider.url}/v1`, allowPrivateAddresses: true }), {
      prompt: "A fox",
      count: 1,
      aspectRatio: "1:1",
    })(undefined, { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 });

  it("[E5] are fetched through one redirect of the same host", async () => {
    answerWith(({ path }) =>
      path === "/files/2" ? { file: sampleFiles.png } : { status: 302, headers: { location: "/files/2" } },
    );
    expect(await fetchFile()).toEqual([sampleFiles.png]);
  });

  it("[H7] are not fetched through a second redirect", async () => {
    answerWith(() => ({ status: 302, headers: { location: "/files/2" } }));
    await expect(fetchFile()).rejects.toMatchObject({ kind: "nonsense" });
  });

  it("[H7] are not fetched through a redirect to another host", async () => {
    const elsewhere = await startFakeProvider();
    try {
      elsewhere.handler = () => ({ file: sampleFiles.png });
      answerWith(() => ({ status: 302, headers: { location: `${elsewhere.url}/files/2` } }));
      await expect(fetchFile()).rejects.toMatchObject({ kind: "nonsense" });
      expect(elsewhere.requests).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });

  it("[H7] are fetched from another host without the key", async () => {
    const elsewhere = await startFakeProvider();
    try {
      elsewhere.handler = () => ({ file: sampleFiles.png });
      provider.handler = () => ({ json: { data: [{ url: `${elsewhere.url}/files/1` }] } });
      await fetchFile();
      expect(JSON.stringify(elsewhere.requests[0]?.headers)).not.toContain(apiKey);
    } finally {
      await elsewhere.close();
    }
  });
});

describe("pictures in one answer", () => {
  const png = sampleFiles.png.data.toString("base64");
  const ask = (handler: FakeHandler) => {
    provider.handler = handler;
    const options = {
      model: "gpt-image-2.5-flare",
      apiKey,
      baseUrl: `${provider.url}/v1`,
      allowPrivateAddresses: true,
    };
    const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
    return callOf(openAiImages(options), { prompt: "A fox", count: 2, aspectRatio: "1:1" })(undefined, limits);
  };

  it("[E8] are those that came, if one was blocked; if all were, the request was refused", async () => {
    expect(await ask(() => ({ json: { data: [{ b64_json: png }, { b64_json: null }] } }))).toEqual([sampleFiles.png]);
    await expect(ask(() => ({ json: { data: [{ b64_json: null }, { b64_json: null }] } }))).rejects.toMatchObject({
      kind: "refused",
    });
  });

  it.each([403, 404, 410])(
    "[E8] have an address that has expired if it answers %i, whatever the key is",
    async (status) => {
      const failing = ask(({ path, origin }) =>
        path.startsWith("/files/") ? { status, json: {} } : { json: { data: [{ url: `${origin}/files/1.png` }] } },
      );
      await expect(failing).rejects.toMatchObject({ kind: "expired" });
    },
  );
});
