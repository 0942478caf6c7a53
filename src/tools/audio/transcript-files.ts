import { stringifySync } from "subtitle";

interface Line {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
}

export const transcriptFormats = ["txt", "srt", "vtt"] as const;
export type TranscriptFormat = (typeof transcriptFormats)[number];

export const transcriptTypes: Readonly<Record<TranscriptFormat, string>> = {
  txt: "text/plain; charset=utf-8",
  srt: "application/x-subrip; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
};

/** An empty line ends a cue, and an arrow begins one. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
const inSrt = (text: string): string => onOneLine(text).replaceAll("-->", "→");
const inVtt = (text: string): string =>
  onOneLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Players refuse a cue that ends before it begins. */
const cueMsMin = 1;

/** A transcript as a file. Lines without words are left out of subtitles. */
export function writeTranscript(format: TranscriptFormat, lines: readonly Line[]): string {
  if (format === "txt") return `${lines.map(({ text }) => onOneLine(text)).join("\n")}\n`;
  const words = format === "srt" ? inSrt : inVtt;
  const cues = lines
    .filter(({ text }) => text.trim() !== "")
    .map(({ startSeconds, endSeconds, text }) => {
      const start = Math.max(0, Math.round(startSeconds * 1_000));
      const end = Math.max(start + cueMsMin, Math.round(endSeconds * 1_000));
      return { type: "cue" as const, data: { start, end, text: words(text) } };
    });
  return stringifySync(cues, { format: format === "srt" ? "SRT" : "WebVTT" });
}
