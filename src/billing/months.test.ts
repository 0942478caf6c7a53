import { describe, expect, it } from "vitest";
import { addMonths, monthOf, monthsSince } from "./months.ts";

const day = (text: string) => new Date(`${text}T08:30:15Z`);

describe("months", () => {
  it("[C10] counts every month from the anchor: 31 January, 28 February, 31 March", () => {
    const months = (anchor: string, count: number) =>
      Array.from({ length: count }, (_, number) => addMonths(day(anchor), number).toISOString().slice(0, 10));
    expect(months("2026-01-31", 5)).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
    expect(months("2027-12-30", 4)).toEqual(["2027-12-30", "2028-01-30", "2028-02-29", "2028-03-30"]);
    expect(addMonths(day("2028-02-29"), 12)).toEqual(day("2029-02-28"));
    expect(addMonths(day("2026-01-31"), -2)).toEqual(day("2025-11-30"));
  });

  it("[C10] finds the month of a moment, to the second", () => {
    const anchor = day("2026-01-31");
    expect(monthsSince(anchor, anchor)).toBe(0);
    expect(monthsSince(anchor, new Date(day("2026-02-28").getTime() - 1_000))).toBe(0);
    expect(monthsSince(anchor, day("2026-02-28"))).toBe(1);
    expect(monthsSince(anchor, day("2026-03-30"))).toBe(1);
    expect(monthsSince(anchor, day("2026-03-31"))).toBe(2);
    expect(monthsSince(anchor, day("2026-01-30"))).toBe(-1);
    for (let number = 0; number < 60; number++) {
      const { start, end } = monthOf(anchor, number);
      expect([monthsSince(anchor, start), monthsSince(anchor, new Date(end.getTime() - 1))]).toEqual([number, number]);
    }
  });
});
