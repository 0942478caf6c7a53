import { describe, expect, it } from "vitest";
import { readInput } from "../../../test/inputs.ts";
import { writeTranscript } from "./transcript-files.ts";

const lines = [
  { startSeconds: 0.5, endSeconds: 1.25, text: "Hello, fox." },
  { startSeconds: 1.5, endSeconds: 1.5, text: "A <b>bold</b>\n\nword --> & more" },
  { startSeconds: 3_600, endSeconds: 3_601, text: "  " },
  { startSeconds: 3_661.007, endSeconds: 3_662, text: "Good night." },
];

describe("a transcript as a file", () => {
  it("[F7] is numbered cues in SRT, whose words end no cue and begin none", () => {
    expect(writeTranscript("srt", lines)).toBe(
      [
        "1\n00:00:00,500 --> 00:00:01,250\nHello, fox.\n",
        "2\n00:00:01,500 --> 00:00:02,000\nA <b>bold</b> word → & more\n",
        "3\n01:01:01,007 --> 01:01:02,000\nGood night.\n",
      ].join("\n"),
    );
  });

  it("[F7] is a WebVTT file whose words are no markup", () => {
    const file = writeTranscript("vtt", lines);
    expect(file.startsWith("WEBVTT\n\n")).toBe(true);
    expect(file).toContain("00:00:01.500 --> 00:00:02.000\nA &lt;b&gt;bold&lt;/b&gt; word --&gt; &amp; more\n");
    expect(file.match(/ --> /g)).toHaveLength(3);
  });

  it("[F7] has cues that can be read: two lines of 42 letters, half a second to seven seconds, one after the other", () => {
    const { segments } = JSON.parse(readInput("transcription.json").toString());
    type Segment = { readonly start: number; readonly end: number; readonly text: string };
    const long = segments.map(({ start, end, text }: Segment) => ({ startSeconds: start, endSeconds: end, text }));
    const hard = [
      { startSeconds: 0, endSeconds: 60, text: "Slow." },
      { startSeconds: 60, endSeconds: 60.1, text: "One" },
      { startSeconds: 60.1, endSeconds: 60.2, text: "two" },
      { startSeconds: 61, endSeconds: 90, text: "駐車場の料金は一時間あたり三百円です。".repeat(9) },
      { startSeconds: 90, endSeconds: 90.4, text: "w".repeat(200) },
    ];
    for (const given of [long, hard]) {
      const seconds = (time: string) =>
        time.split(":").reduce((sum, part) => sum * 60 + Number(part.replace(",", ".")), 0);
      const cues = writeTranscript("srt", given)
        .trim()
        .split("\n\n")
        .map((cue) => {
          const [, times = "", ...text] = cue.split("\n");
          const [start = 0, end = 0] = times.split(" --> ").map(seconds);
          return { start, end, text };
        });
      for (const [index, { start, end, text }] of cues.entries()) {
        expect(text.length).toBeLessThanOrEqual(2);
        for (const line of text) expect(line.length).toBeLessThanOrEqual(42);
        expect(end - start).toBeGreaterThanOrEqual(0.499);
        expect(end - start).toBeLessThanOrEqual(7.001);
        expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
      }
      const words = cues
        .flatMap(({ text }) => text)
        .join("")
        .replaceAll(/\s/g, "");
      expect(words).toBe(
        given
          .map(({ text }: { readonly text: string }) => text)
          .join("")
          .replaceAll(/\s/g, ""),
      );
    }
    expect(writeTranscript("vtt", long)).toContain("So the first thing that we did when we");
  });

  it.each([
    [
      "ศูนย์การค้าเปิดให้บริการทุกวันตั้งแต่เวลาสิบโมงเช้าถึงสี่ทุ่มและมีที่จอดรถฟรี",
      ["ศูนย์การค้าเปิดให้บริการทุกวันตั้งแต่เวลาสิบโมงเช้าถึงสี่", "ทุ่มและมีที่จอดรถฟรี"],
    ],
    [
      "駐車場の料金は一時間あたり三百円です。コンピューターをお持ちください。",
      ["駐車場の料金は一時間あたり三百円です。", "コンピューターをお持ちください。"],
    ],
    [
      "See https://shop.example/spring/collection-of-this-year/linen?size=large",
      ["See https://shop.example/spring/", "collection-of-this-year/linen?size=large"],
    ],
    [
      "그리고 우리는 내일 다시 만나서 함께 점심을 먹기로 했습니다",
      ["그리고 우리는 내일 다시 만나서 함께 점심을", "먹기로 했습니다"],
    ],
  ])("[F7][A28] has lines that end between words: %s", (text, lines) => {
    const cue = writeTranscript("srt", [{ startSeconds: 0, endSeconds: 6, text }]);
    expect(cue.trim().split("\n").slice(2)).toEqual(lines);
  });

  it("[F7] is one line for each sentence as text", () => {
    expect(writeTranscript("txt", lines.slice(0, 2))).toBe("Hello, fox.\nA <b>bold</b> word --> & more\n");
  });
});
