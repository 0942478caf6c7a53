import { describe, expect, it } from "vitest";
import { sweep, sweepSize } from "./sweep.ts";

describe("a sweep", () => {
  const all = Array.from({ length: 2 * sweepSize + 1 }, (_, index) => index + 1);
  const findAfter = async (after: number) => all.filter((item) => item > after).slice(0, sweepSize);
  const sweepAll = (work: (item: number) => Promise<boolean>) =>
    sweep(findAfter, { start: 0, next: (item) => item, work });

  it("[C9] works on everything, batch after batch, each once, and counts what the work was true for", async () => {
    const seen: number[] = [];
    const done = await sweepAll(async (item) => {
      seen.push(item);
      return item % 2 === 0;
    });
    expect(seen).toEqual(all);
    expect(done).toBe(sweepSize);
  });

  it("[C9] what fails holds up nothing, and is told at the end", async () => {
    const failing = async (item: number) => {
      if (item === 1 || item === sweepSize) throw new Error(`${item} is broken`);
      return true;
    };
    await expect(sweepAll(failing)).rejects.toThrow(`2 could not be done, ${all.length - 2} were`);
  });
});
