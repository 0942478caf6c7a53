import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEventStream } from "./event-stream.ts";

const decoder = new TextDecoder();

describe("an event stream", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open() {
    const gone = vi.fn();
    const stream = createEventStream({ textEvent: (text) => ({ text }), onGone: gone });
    const reader = stream.body.getReader();
    const read = async () => {
      const { done, value } = await reader.read();
      return done ? undefined : decoder.decode(value);
    };
    return { stream, reader, read, gone };
  }

  it("[G3] sends each text as soon as the reader takes it", async () => {
    const { stream, read } = open();
    stream.addText("a");
    expect(await read()).toBe('data: {"text":"a"}\n\n');
    const waiting = read();
    stream.addText("b");
    expect(await waiting).toBe('data: {"text":"b"}\n\n');
    stream.end("[DONE]");
    expect(await read()).toBe("data: [DONE]\n\n");
    expect(await read()).toBeUndefined();
  });

  it("[G3] holds no more than the texts themselves for a reader that is slow: they become one event, in order", async () => {
    const { stream, read } = open();
    for (let count = 0; count < 100_000; count++) stream.addText("x");
    stream.add({ call: 1 });
    for (let count = 0; count < 1_000; count++) stream.addText("y");
    stream.end("[DONE]");
    const sent = (await read()) ?? "";
    expect(sent.split("\n\n").filter(Boolean)).toEqual([
      `data: {"text":"${"x".repeat(100_000)}"}`,
      'data: {"call":1}',
      `data: {"text":"${"y".repeat(1_000)}"}`,
      "data: [DONE]",
    ]);
    expect(await read()).toBeUndefined();
  });

  it("[G3] hangs up on a reader that takes nothing for a minute, and says so", async () => {
    const { stream, read, gone } = open();
    stream.addText("a");
    await read();
    // A reader that waits for more is not slow.
    for (let count = 0; count < 60; count++) {
      const waiting = read();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await waiting).toBe(": keep-alive\n\n");
    }
    expect(gone).not.toHaveBeenCalled();
    const waiting = read();
    stream.addText("b");
    await waiting;
    stream.addText("c");
    await vi.advanceTimersByTimeAsync(61_000);
    expect(gone).toHaveBeenCalledOnce();
    await expect(read()).rejects.toThrow("takes nothing");
    // What comes later is dropped.
    stream.addText("d");
    stream.end();
  });

  it("[H9][E8] a reader that waits hears a comment every 10 seconds, and none while texts come", async () => {
    const { stream, read } = open();
    const waiting = read();
    await vi.advanceTimersByTimeAsync(9_000);
    stream.addText("a");
    expect(await waiting).toContain("a");
    const next = read();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([next, "nothing"])).toBe("nothing");
    await vi.advanceTimersByTimeAsync(1);
    expect(await next).toBe(": keep-alive\n\n");
  });

  it("[G3] tells when its reader goes away, and takes nothing more", async () => {
    const { stream, reader, gone } = open();
    stream.addText("a");
    await reader.cancel();
    expect(gone).toHaveBeenCalledOnce();
    stream.addText("b");
    stream.add({});
    stream.end();
  });

  it("[G3] is not cut by a pause of its writer after its end", async () => {
    const { stream, read, gone } = open();
    stream.addText("a");
    stream.end("[DONE]");
    expect(await read()).toContain("[DONE]");
    expect(await read()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(gone).not.toHaveBeenCalled();
  });
});
