import { describe, expect, it } from "vitest";
import type { StreamText, TextEvent, TextRequest } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import { withRetries } from "./with-retries.ts";

const request: TextRequest = { messages: [{ role: "user", text: "Hi" }], maxOutputTokens: 10 };
const text: TextEvent = { type: "text", text: "Hello" };
const end: TextEvent = { type: "end", reason: "complete", usage: undefined };
const pauses = { pausesMs: [1, 1], longestMs: 100 };

/** Each call does the next of these: events, then perhaps an error. */
function engineOf(...calls: readonly (readonly (TextEvent | Error)[])[]) {
  const state = { made: 0 };
  const stream: StreamText = async function* () {
    for (const step of calls[state.made++] ?? []) {
      if (step instanceof Error) throw step;
      yield step;
    }
  };
  return { state, stream };
}

async function collect(stream: StreamText, signal = new AbortController().signal, timeMs = 5_000) {
  const events: TextEvent[] = [];
  for await (const event of stream(request, { signal, timeMs, silenceMs: 5_000 })) events.push(event);
  return events;
}

describe("retries", () => {
  it("[E8] a provider that fails in passing is asked again, at most twice", async () => {
    const busy = new EngineError("rate-limited", { retryAfterMs: 5 });
    const good = engineOf([busy], [new EngineError("unavailable")], [text, end]);
    expect(await collect(withRetries(good.stream, pauses))).toEqual([text, end]);
    const bad = engineOf([busy], [busy], [busy], [text, end]);
    await expect(collect(withRetries(bad.stream, pauses))).rejects.toBe(busy);
    expect(bad.state.made).toBe(3);
  });

  it("[E8][C9] nothing is asked again once a part of the answer has come", async () => {
    const engine = engineOf([text, new EngineError("unavailable")], [text, end]);
    await expect(collect(withRetries(engine.stream, pauses))).rejects.toMatchObject({ kind: "unavailable" });
    expect(engine.state.made).toBe(1);
  });

  it("[H9][E11] nothing is asked again once no one waits, and what is under way is told", async () => {
    const busy = new EngineError("unavailable");
    const engine = engineOf([busy], [busy], [text, end]);
    const told: string[] = [];
    const limits = {
      signal: new AbortController().signal,
      timeMs: 5_000,
      silenceMs: 5_000,
      onAttempt: (state: string) => void told.push(state),
      isStopped: () => told.length === 4,
    };
    const read = async () => {
      for await (const _ of withRetries(engine.stream, pauses)(request, limits));
    };
    await expect(read()).rejects.toBe(busy);
    expect([engine.state.made, told]).toEqual([2, ["sent", "failed", "sent", "failed"]]);
  });

  it.each(["bad-key", "out-of-quota", "refused", "too-long", "rejected", "timed-out", "silent", "nonsense"] as const)(
    "[E8] %s is not asked again",
    async (kind) => {
      const engine = engineOf([new EngineError(kind)], [text, end]);
      await expect(collect(withRetries(engine.stream, pauses))).rejects.toMatchObject({ kind });
      expect(engine.state.made).toBe(1);
    },
  );

  it("[E8] a provider that asks for a long pause is not waited for, and neither is one beyond the time limit", async () => {
    const long = engineOf([new EngineError("rate-limited", { retryAfterMs: 101 })], [text, end]);
    await expect(collect(withRetries(long.stream, pauses))).rejects.toMatchObject({ kind: "rate-limited" });
    const late = engineOf([new EngineError("rate-limited", { retryAfterMs: 90 })], [text, end]);
    await expect(collect(withRetries(late.stream, pauses), undefined, 50)).rejects.toMatchObject({
      kind: "rate-limited",
    });
    expect([long.state.made, late.state.made]).toEqual([1, 1]);
  });

  it("[E6] a user who stops during the pause is not made to wait", async () => {
    const stop = new AbortController();
    const engine = engineOf([new EngineError("unavailable")], [text, end]);
    const running = collect(
      withRetries(engine.stream, { pausesMs: [60_000], longestMs: 60_000 }),
      stop.signal,
      600_000,
    );
    const reason = new Error("stopped");
    stop.abort(reason);
    await expect(running).rejects.toBe(reason);
    expect(engine.state.made).toBe(1);
  });
});
