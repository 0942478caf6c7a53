import { describe, expect, it } from "vitest";
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
        "2\n00:00:01,500 --> 00:00:01,501\nA <b>bold</b> word → & more\n",
        "3\n01:01:01,007 --> 01:01:02,000\nGood night.\n",
      ].join("\n"),
    );
  });

  it("[F7] is a WebVTT file whose words are no markup", () => {
    const file = writeTranscript("vtt", lines);
    expect(file.startsWith("WEBVTT\n\n")).toBe(true);
    expect(file).toContain("00:00:01.500 --> 00:00:01.501\nA &lt;b&gt;bold&lt;/b&gt; word --&gt; &amp; more\n");
    expect(file.match(/ --> /g)).toHaveLength(3);
  });

  it("[F7] is one line for each sentence as text", () => {
    expect(writeTranscript("txt", lines.slice(0, 2))).toBe("Hello, fox.\nA <b>bold</b> word --> & more\n");
  });
});
