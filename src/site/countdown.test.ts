import { describe, expect, it } from "vitest";
import { countdownAnnouncement, countdownSeconds, formatCountdown } from "./countdown.ts";

describe("formatCountdown", () => {
  it.each([
    [countdownSeconds, "30:00"],
    [1_799, "29:59"],
    [600, "10:00"],
    [61, "01:01"],
    [9, "00:09"],
    [0.4, "00:01"],
    [0, "00:00"],
    [-3, "00:00"],
  ])("[A19] %d seconds read as %s", (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});

describe("countdownAnnouncement", () => {
  it("[A19] speaks three times in half an hour, not every second", () => {
    const spoken = Array.from({ length: countdownSeconds + 1 }, (_, second) => countdownAnnouncement(second)).filter(
      Boolean,
    );
    expect(spoken).toEqual([
      "This note closes in 1 minute.",
      "This note closes in 5 minutes.",
      "This note closes in 10 minutes.",
    ]);
  });
});
