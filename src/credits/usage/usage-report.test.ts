import { describe, expect, it } from "vitest";
import { periodNames, readTimeZone, readUsageSpan, reportUsage } from "./usage-report.ts";

describe("the usage report", () => {
  it("[C15] has 30 days or 12 months without gaps, across months and years", () => {
    const days = periodNames("days", "2026-03-02");
    expect([days.length, days[0], days[27], days[28], days.at(-1)]).toEqual([
      30,
      "2026-02-01",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
    ]);
    const months = periodNames("months", "2026-03-31");
    expect([months.length, months[0], months[10], months.at(-1)]).toEqual([12, "2025-04", "2026-02", "2026-03"]);
  });

  it("[C15] is summed up by period, service and engine, largest first", () => {
    const report = reportUsage(
      { span: "days", timeZone: "UTC" },
      ["2026-03-01", "2026-03-02"],
      [
        { period: "2026-03-01", service: "text", engineId: "gpt-4o", total: 3, runs: 2 },
        { period: "2026-03-02", service: "image", engineId: null, total: 40, runs: 2 },
        { period: "2026-03-02", service: "text", engineId: null, total: 1, runs: 1 },
      ],
    );
    expect(report).toMatchObject({ total: 44, runs: 5 });
    expect(report.periods.map(({ name, total }) => [name, total])).toEqual([
      ["2026-03-01", 3],
      ["2026-03-02", 41],
    ]);
    expect(report.services).toEqual([
      { id: "image", total: 40, runs: 2 },
      { id: "text", total: 4, runs: 3 },
    ]);
    expect(report.engines).toEqual([
      { id: null, total: 41, runs: 3 },
      { id: "gpt-4o", total: 3, runs: 2 },
    ]);
  });

  it.each(["", "+05:30", "UTC+3", "Mars/Phobos", "x'; drop", "a".repeat(80), null, undefined, "<script>"])(
    "[C15] refuses the time zone %s and counts in UTC",
    (name) => expect(readTimeZone(name)).toBe("UTC"),
  );

  it("[C15] accepts known time zones and spans", () => {
    expect(readTimeZone("America/Argentina/Buenos_Aires")).toMatch(/Buenos_Aires$/);
    expect(["days", "months", "years", "", null].map(readUsageSpan)).toEqual([
      "days",
      "months",
      "days",
      "days",
      "days",
    ]);
  });
});
