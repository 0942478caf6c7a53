import { describe, expect, it } from "vitest";
import { readMediaFile, soundSeconds } from "#engines/index.ts";
import { sampleOf, timeInWords } from "./audio-rules.ts";
import { wavSecondsIn, writeWav } from "./write-wav.ts";

describe("a recording of the browser", () => {
  it("[F7] becomes a WAV file that the server reads, as long as the recording", () => {
    const file = writeWav(new Float32Array(24_000).fill(0.5), 16_000);
    expect(readMediaFile(file, "audio").mediaType).toBe("audio/wav");
    expect([soundSeconds(file), wavSecondsIn(file.byteLength, 16_000)]).toEqual([1.5, 1.5]);
  });

  it("[F7] is cut off where it is too loud, not turned over", () => {
    const view = new DataView(writeWav(new Float32Array([0, 1, -1, 3, -3]), 8_000).buffer, 44);
    expect([0, 1, 2, 3, 4].map((index) => view.getInt16(index * 2, true))).toEqual([
      0, 32_767, -32_768, 32_767, -32_768,
    ]);
  });
});

describe("what a voice is tried with", () => {
  it.each([
    ["Hello, fox. Good night.", "Hello, fox."],
    ["  No\n end ", "No end"],
    [`${"word ".repeat(40)}`, "word ".repeat(24).trim()],
    ["x".repeat(300), "x".repeat(120)],
    ["", ""],
  ])("[F7] of %j is its first sentence, or as much as a sample takes", (text, sample) => {
    expect(sampleOf(text)).toBe(sample);
  });

  it("[F7] times are minutes and seconds, with hours where there are some", () => {
    expect([0, 65.9, 3_729].map(timeInWords)).toEqual(["0:00", "1:05", "1:02:09"]);
  });
});
