import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  formatBytes,
  formatDay,
  formatMoment,
  formatOwnDay,
  formatOwnMoment,
  formatPrice,
  formatShortDay,
} from "./format.ts";

it("[C3] writes a day and a moment in one form, in UTC wherever the code runs", () => {
  const moment = new Date("2026-03-01T23:30:00Z");
  expect(formatDay(moment)).toBe("March 1, 2026");
  expect(formatShortDay(moment)).toBe("Mar 1, 2026");
  expect(formatMoment(moment)).toBe("Mar 1, 2026, 23:30 UTC");
});

it("[C3] writes a reader's own moment in the locale and time zone of where the code runs", () => {
  const moment = new Date("2026-03-01T12:30:00Z");
  const own = { dateStyle: "medium", timeStyle: "short" } as const;
  expect(formatOwnMoment(moment)).toBe(new Intl.DateTimeFormat(undefined, own).format(moment));
  expect(formatOwnMoment(moment)).toContain(formatOwnDay(moment));
});

it("[C3] nothing else in the product formats dates, numbers or money for people", () => {
  const others = globSync("{src,packages}/**/*.{ts,tsx}").filter(
    (file) =>
      !file.includes(".test.") &&
      /toLocale(Date|Time)String|toLocaleString\("|DateTimeFormat\([^)]|NumberFormat\(|ListFormat\(/.test(
        readFileSync(file, "utf8"),
      ),
  );
  // The studio knows nothing of the product. Time zones are looked up in the other two, and days counted in them.
  expect(others.toSorted()).toEqual([
    "packages/studio/engine/brief/prompt/clean-prompt.ts",
    "src/credits/usage/list-usage.ts",
    "src/credits/usage/usage-report.ts",
    "src/ui/format.ts",
  ]);
});

it.each([
  [0, "0 kB"],
  [3, "1 kB"],
  [12_600, "12 kB"],
  [1_024 ** 2 - 1, "1 MB"],
  [1.44 * 1_024 ** 2, "1.4 MB"],
  [20 * 1_024 ** 3, "20 GB"],
])("[F16] writes %i bytes as %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

describe("formatPrice", () => {
  it.each([
    [0, "$0"],
    [1_900, "$19"],
    [49_000, "$490"],
    [19_000 / 12, "$15.83"],
    [1_950, "$19.50"],
  ])("[A19] %d cents read as %s", (cents, text) => {
    expect(formatPrice(cents)).toBe(text);
  });
});
