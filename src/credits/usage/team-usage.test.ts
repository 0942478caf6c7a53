import { describe, expect, it } from "vitest";
import { readTeamPeriod, reportMembers, type TeamPeriod, teamPeriodDays } from "./team-usage.ts";

describe("the usage of a team", () => {
  it.each<[TeamPeriod, string, number, string, string]>([
    ["this-month", "2026-03-31T23:59:59Z", 31, "2026-03-01", "2026-03-31"],
    ["this-month", "2026-04-01T00:00:00Z", 1, "2026-04-01", "2026-04-01"],
    ["last-month", "2026-03-31T12:00:00Z", 28, "2026-02-01", "2026-02-28"],
    ["last-month", "2028-03-01T00:00:00Z", 29, "2028-02-01", "2028-02-29"],
    ["last-month", "2026-01-15T00:00:00Z", 31, "2025-12-01", "2025-12-31"],
    ["90-days", "2026-03-31T23:59:59Z", 90, "2026-01-01", "2026-03-31"],
  ])("[G1] is for %s at %s: %i days without gaps", (period, now, count, first, last) => {
    const days = teamPeriodDays(period, new Date(now));
    expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last]);
    expect(new Set(days).size).toBe(count);
  });

  it("[G1] is for this month unless a known period is chosen", () => {
    expect(["last-month", "90-days", "year", "", null, undefined].map(readTeamPeriod)).toEqual([
      "last-month",
      "90-days",
      ...["this-month", "this-month", "this-month", "this-month"],
    ]);
  });

  it("[G1] is summed up by member, largest first, with the present members who have used nothing", () => {
    const row = { period: "2026-03-01", engineId: null, runs: 1 } as const;
    const rows = [
      { ...row, memberId: "ada", service: "text", total: 3 },
      { ...row, memberId: "ben", service: "image", total: 5 },
      { ...row, memberId: "ada", service: "text", total: 4, period: "2026-03-02" },
    ] as const;
    expect(reportMembers(rows, ["cleo", "ada"])).toMatchObject([
      { id: "ada", total: 7, runs: 2, byService: { text: 7, image: 0 } },
      { id: "ben", total: 5, runs: 1, byService: { text: 0, image: 5 } },
      { id: "cleo", total: 0, runs: 0 },
    ]);
  });
});
