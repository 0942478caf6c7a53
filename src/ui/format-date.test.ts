import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatDay, formatMoment, formatShortDay } from "./format-date.ts";

it("[C3] writes a day and a moment in one form, in UTC wherever the code runs", () => {
  const moment = new Date("2026-03-01T23:30:00Z");
  expect(formatDay(moment)).toBe("1 March 2026");
  expect(formatShortDay(moment)).toBe("1 Mar 2026");
  expect(formatMoment(moment)).toBe("1 Mar 2026, 23:30 UTC");
});

it("[C3] nothing else in the product formats dates for people", () => {
  const others = globSync("src/**/*.{ts,tsx}").filter(
    (file) =>
      !file.includes(".test.") && /toLocale(Date|Time)String|DateTimeFormat\([^)]/.test(readFileSync(file, "utf8")),
  );
  // Time zones are looked up there, and days counted in them.
  expect(others.toSorted()).toEqual([
    "src/credits/usage/list-usage.ts",
    "src/credits/usage/usage-report.ts",
    "src/ui/format-date.ts",
  ]);
});
