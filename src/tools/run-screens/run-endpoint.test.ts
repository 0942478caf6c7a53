import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppEnv } from "#platform/http/app-env.ts";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { sendRunEvents } from "./run-endpoint.ts";

const decoder = new TextDecoder();

describe("a stream of a run", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  it("[H9][E8] comments keep the connection alive every 10 seconds while a model thinks, and end with it", async () => {
    const thought = Promise.withResolvers<void>();
    const app = new Hono<AppEnv>().get("/", (c) =>
      sendRunEvents(c, { log: createQuietLog().log }, async function* () {
        yield { type: "started" };
        await thought.promise;
        yield { type: "ended" };
      }),
    );
    const response = await app.request("/");
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const read = async () => decoder.decode((await reader.read()).value);
    expect(await read()).toContain("started");
    for (let count = 0; count < 3; count++) {
      const waiting = read();
      vi.advanceTimersByTime(10_000);
      expect(await waiting).toBe(": keep-alive\n\n");
    }
    thought.resolve();
    expect(await read()).toContain("ended");
    expect((await reader.read()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
