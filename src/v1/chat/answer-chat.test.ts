import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyHolder } from "#api-keys/index.ts";
import type { Services } from "#platform/services.ts";
import type { RunEvent } from "#runs/rules.ts";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { answerStreamed } from "./answer-chat.ts";

const services = {
  clock: { now: () => new Date(1_795_000_000_000) },
  log: createQuietLog().log,
} as unknown as Services;
const holder: KeyHolder = {
  ...{ keyId: "k1", userId: "u1", personId: "u1", membership: undefined },
  ...{ scopes: [], minuteMax: 60, lastUsedAt: null, expiresAt: null },
};
const started: RunEvent = {
  type: "started",
  runId: "r1",
  payer: "credits",
  maxAic: 5,
  engine: { slug: "gpt-4o", model: "gpt-6-luna" },
};
const failed: RunEvent = { type: "failed", runId: "r1", failure: "unavailable", message: "It didn’t answer." };
const decoder = new TextDecoder();

describe("a streamed answer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A model that thinks until it is told what to do next. */
  function open() {
    const thought = Promise.withResolvers<RunEvent>();
    async function* events(): AsyncGenerator<RunEvent> {
      yield started;
      yield await thought.promise;
    }
    const options = { holder, includesUsage: false, stop: () => {} };
    return { thought, answer: answerStreamed(services, events(), options) };
  }

  it("[H9][E8] begins after 10 seconds in which a model thinks, and comments follow every 10 seconds", async () => {
    const { thought, answer } = open();
    await vi.advanceTimersByTimeAsync(10_000);
    const { status, body } = await answer;
    expect(status).toBe(200);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const read = async () => decoder.decode((await reader.read()).value);
    expect(await read()).toContain('"role":"assistant"');
    for (let count = 0; count < 2; count++) {
      const waiting = read();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await waiting).toBe(": keep-alive\n\n");
    }
    // What fails now is told in the stream.
    thought.resolve(failed);
    expect(await read()).toContain('"code":"provider_failed"');
  });

  it("[H9][E8] what fails before that is an answer with its own status", async () => {
    const { thought, answer } = open();
    thought.resolve(failed);
    await expect(answer).rejects.toMatchObject({ code: "unavailable", reason: "provider_failed" });
    expect(vi.getTimerCount()).toBe(0);
  });
});
