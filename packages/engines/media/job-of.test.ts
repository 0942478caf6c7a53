import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { assemblyAi } from "../../../test/media/audio-wires.ts";
import {
  type FakeAnswer,
  type FakeFault,
  type FakeProvider,
  type FakeRequest,
  startFakeProvider,
} from "../../../test/media/fake-provider.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import { imageJobWires } from "../../../test/media/image-job-wires.ts";
import { modelJobWires } from "../../../test/media/model-job-wires.ts";
import { videoJobWires } from "../../../test/media/video-job-wires.ts";
import type { CallLimits } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import type { MediaEngineOptions } from "../media-contract.ts";

const apiKey = "sk-test-0123456789abcdef";
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterEach(() => {
  provider.fault = undefined;
});
afterAll(() => provider.close());

describe.each([...imageJobWires, assemblyAi, ...videoJobWires, ...modelJobWires])("$name", (wire) => {
  const { make, model, basePath, keyHeader, prepare, started, sent, checkPath, states, empty, canceled } = wire;
  const { failure, namesCodes } = wire;
  const options = (): MediaEngineOptions => ({
    model,
    apiKey,
    baseUrl: `${provider.url}${basePath}`,
    allowPrivateAddresses: true,
  });
  const limits = (changed: Partial<CallLimits> = {}): CallLimits => ({
    signal: AbortSignal.timeout(50_000),
    timeMs: 40_000,
    silenceMs: 20_000,
    ...changed,
  });

  /** The provider as it is while a job has this state. */
  function answerChecksWith(answer: (request: FakeRequest) => FakeAnswer): void {
    provider.handler = (request) => {
      const file = /^\/files\/(\w+)/.exec(request.path)?.[1];
      if (file) return { file: sampleFiles[file as keyof typeof sampleFiles] };
      const isStart = sent.at(-1)?.path === request.path && request.method === "POST";
      return prepare?.(request) ?? (isStart ? started(request) : answer(request));
    };
  }
  async function startJob(): Promise<string> {
    answerChecksWith(() => ({ status: 500 }));
    return make(options()).start(undefined, limits());
  }

  const failureOf = async (running: Promise<unknown>): Promise<EngineError> => {
    const error = await running.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(EngineError);
    return error as EngineError;
  };
  async function failStart(fault: FakeFault, changed?: Partial<CallLimits>): Promise<EngineError> {
    provider.fault = fault;
    return failureOf(make(options()).start(undefined, limits(changed)));
  }
  async function failCheck(fault: FakeFault, changed?: Partial<CallLimits>): Promise<EngineError> {
    const id = await startJob();
    provider.fault = fault;
    return failureOf(make(options()).check(id, limits(changed)));
  }

  it("[E5] starts a job as the provider’s documents say, with the key", async () => {
    const before = provider.requests.length;
    expect(await startJob()).not.toBe("");
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

  it.each(states)("[E5] knows that a job %s, after a restart as well", async (_, answer, expected) => {
    const id = await startJob();
    answerChecksWith(answer);
    const before = provider.requests.length;
    const state = await make(options()).check(id, limits());
    expect(provider.requests[before]).toMatchObject({ method: "GET", path: checkPath });
    if (state.state === "failed")
      expect({ state: "failed", kind: state.error.kind, isShown: String(state.error).includes(apiKey) }).toEqual({
        ...expected,
        isShown: false,
      });
    else expect(state).toEqual(expected);
  });

  it("[E8] a job that the provider doesn’t know anymore failed", async () => {
    const id = await startJob();
    answerChecksWith(() => ({ status: 404, json: failure("Not found.", "not_found") }));
    expect(await make(options()).check(id, limits())).toMatchObject({
      state: "failed",
      error: { kind: "unavailable", status: 404 },
    });
  });

  const hasFiles = make !== assemblyAi.make;
  if (hasFiles)
    it("[E8] a file that can’t be fetched says nothing about the job", async () => {
      const id = await startJob();
      const [, answer] = states.at(-1) ?? [];
      answerChecksWith((request) => answer?.(request) ?? {});
      const { handler } = provider;
      provider.handler = (request) => (request.path.startsWith("/files/") ? { status: 404 } : handler(request));
      const error = await failureOf(make(options()).check(id, limits()));
      expect(error.status).toBe(404);
      provider.handler = (request) =>
        request.path.startsWith("/files/") ? { text: "<html>This is not the file</html>" } : handler(request);
      expect((await failureOf(make(options()).check(id, limits()))).kind).toBe("nonsense");
    });

  it.each(empty.map((answer, index) => [index + 1, answer] as const))(
    "[E8] success without a result, %i, is no answer",
    async (_, answer) => {
      expect((await failCheck({ kind: "answer", ...answer })).kind).toBe("nonsense");
    },
  );

  if (canceled)
    it("[E6] stops a job, and once more without harm", async () => {
      const id = await startJob();
      const before = provider.requests.length;
      answerChecksWith(() => ({ json: {} }));
      await make(options()).cancel?.(id, limits());
      expect(provider.requests.slice(before)).toMatchObject([canceled ?? {}]);
      answerChecksWith(() => ({ status: 404, json: failure("It is over.", "not_found") }));
      await make(options()).cancel?.(id, limits());
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
    const fault = { kind: "answer", status, json: failure(`It failed for ${apiKey}.`, code) } as const;
    const error = await failStart(fault);
    // A provider that names no codes says as much as the status does.
    const expected = status === 400 && !namesCodes ? "rejected" : kind;
    expect({ kind: error.kind, status: error.status }).toEqual({ kind: expected, status });
    expect(error.providerMessage).toBe("It failed for ….");
    expect(JSON.stringify([String(error), error.stack, error.cause])).not.toContain(apiKey);
    // A job that is lost has its own test; and a check that is refused is not the refusal of the job.
    if (status !== 404 && status !== 400) {
      provider.fault = undefined;
      expect((await failCheck(fault)).kind).toBe(expected);
    }
  });

  it("[E8] tells how long the provider asks to wait", async () => {
    const json = failure("Slow down.", "rate_limit_exceeded");
    const fault = { kind: "answer", status: 429, headers: { "retry-after": "7" }, json } as const;
    expect((await failCheck(fault)).retryAfterMs).toBe(7_000);
  });

  it.each([
    ["HTML with an error", { kind: "answer", status: 502, text: "<html><h1>Bad gateway</h1></html>" }, "unavailable"],
    ["HTML with success", { kind: "answer", text: "<html><h1>Welcome to our server</h1></html>" }, "nonsense"],
    ["an empty object", { kind: "answer", json: {} }, "nonsense"],
    ["a redirect", { kind: "answer", status: 307, headers: { location: "http://169.254.169.254/" } }, "nonsense"],
    ["a body without an end", { kind: "endless" }, "nonsense"],
  ] as const)("[E8] %s is no answer", async (_, fault, kind) => {
    expect((await failStart(fault)).kind).toBe(kind);
    provider.fault = undefined;
    expect((await failCheck(fault)).kind).toBe(kind);
  });

  it("[E8] a provider that falls silent, takes too long or breaks off is stopped", async () => {
    expect((await failStart({ kind: "silence" }, { silenceMs: 200 })).kind).toBe("silent");
    await expect.poll(() => provider.requests.at(-1)?.isHungUp).toBe(true);
    provider.fault = undefined;
    expect((await failCheck({ kind: "silence" }, { timeMs: 200 })).kind).toBe("timed-out");
    await expect.poll(() => provider.requests.at(-1)?.isHungUp).toBe(true);
    provider.fault = undefined;
    expect((await failCheck({ kind: "cut" })).kind).toBe("unavailable");
  });

  it("[E6] stops the provider’s call when the user stops, with the user’s own reason", async () => {
    answerChecksWith(() => ({ json: {} }));
    provider.fault = { kind: "silence" };
    const user = new AbortController();
    const reason = new Error("stopped by the user");
    const before = provider.requests.length;
    const running = make(options()).start(undefined, limits({ signal: user.signal }));
    await expect.poll(() => provider.requests.length).toBeGreaterThan(before);
    user.abort(reason);
    await expect(running).rejects.toBe(reason);
    await expect.poll(() => provider.requests.at(-1)?.isHungUp).toBe(true);
  });

  it("[E6] makes no call that was stopped before it began", async () => {
    const before = provider.requests.length;
    const stopped = limits({ signal: AbortSignal.abort(new Error("stopped")) });
    await expect(make(options()).start(undefined, stopped)).rejects.toThrow("stopped");
    await expect(make(options()).check("job-1", stopped)).rejects.toThrow("stopped");
    expect(provider.requests.length).toBe(before);
  });

  it("[H7] calls no private address unless the operator allows it", async () => {
    const before = provider.requests.length;
    const engine = make({ ...options(), allowPrivateAddresses: false });
    await expect(engine.start(undefined, limits())).rejects.toMatchObject({ kind: "rejected" });
    expect(provider.requests.length).toBe(before);
  });
});
