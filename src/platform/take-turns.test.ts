import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeTurns } from "./take-turns.ts";

describe("taking turns", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("[B15] lets the next one begin when the pause after the one before is over, and hands results on at once", async () => {
    const inTurn = takeTurns(100);
    const seen: string[] = [];
    const pass = (name: string) => inTurn(async () => void seen.push(name)).then(() => seen.push(`${name} done`));
    const all = [pass("a"), pass("b"), pass("c")];
    await vi.advanceTimersByTimeAsync(99);
    expect(seen).toEqual(["a", "a done"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(["a", "a done", "b", "b done"]);
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(all);
    expect(seen.slice(4)).toEqual(["c", "c done"]);
  });

  it("[B15] one that fails fails by itself", async () => {
    const inTurn = takeTurns(100);
    const failing = expect(inTurn(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    const next = inTurn(async () => "yes");
    await vi.advanceTimersByTimeAsync(100);
    await failing;
    expect(await next).toBe("yes");
  });
});
