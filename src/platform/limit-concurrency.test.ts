import { describe, expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

describe("limiting concurrency", () => {
  it("[A24] runs no more than the limit at once, and everything in the end", async () => {
    const inTurn = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const results = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        inTurn(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise(setImmediate);
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("[A24] gives the place of a failed work to the next", async () => {
    const inTurn = limitConcurrency(1);
    const failed = inTurn(() => Promise.reject(new Error("no")));
    const next = inTurn(async () => "done");
    await expect(failed).rejects.toThrow("no");
    expect(await next).toBe("done");
  });

  it("[A24] a task whose signal is aborted while it waits leaves the line at once, and does not run", async () => {
    const inTurn = limitConcurrency(1);
    const first = Promise.withResolvers<string>();
    const running = inTurn(() => first.promise);
    const stop = new AbortController();
    let isRun = false;
    const stopped = inTurn(async () => {
      isRun = true;
    }, stop.signal);
    const last = inTurn(async () => "last");
    stop.abort(new Error("stopped by the user"));
    await expect(stopped).rejects.toThrow("stopped by the user");
    first.resolve("first");
    expect(await Promise.all([running, last])).toEqual(["first", "last"]);
    await expect(inTurn(async () => "too late", stop.signal)).rejects.toThrow("stopped by the user");
    expect(await inTurn(async () => "after")).toBe("after");
    expect(isRun).toBe(false);
  });
});
