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
const inSrt = (text: string): string => text.replaceAll("-->", "→");
const inVtt = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Viewers can read this much: two lines of 42 letters, or of 21 Chinese ones, for half a second to seven seconds. */
const [columnsMax, linesMax, cueMsMin, cueMsMax] = [42, 2, 500, 7_000];

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** Marks above and below a letter take no room. */
const columnsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : /\p{M}/u.test(letter) ? 0 : 1), 0);

/** Lines of a subtitle. @returns as many as the words need. */
function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  const add = (piece: string, gap: string) => {
    const line = lines.at(-1);
    if (line !== undefined && columnsOf(line + gap + piece) <= columnsMax) lines[lines.length - 1] = line + gap + piece;
    else lines.push(piece);
  };
  for (const word of text.split(" ")) for (const [index, piece] of pieces(word).entries()) add(piece, index ? "" : " ");
  return lines;
}

const withoutBlanks =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenters = {
  word: new Intl.Segmenter("en", { granularity: "word" }),
  letter: new Intl.Segmenter("en", { granularity: "grapheme" }),
};

/** Pieces between which a line may break: what is between two blanks may be an address, or a sentence in a script without them. */
function pieces(text: string): readonly string[] {
  if (columnsOf(text) <= columnsMax && !withoutBlanks.test(text)) return [text];
  const words: string[] = [];
  let opening = "";
  for (const { segment, isWordLike } of segmenters.word.segment(text)) {
    const last = words.length - 1;
    if (/^[\p{Ps}\p{Pi}]$/u.test(segment)) opening += segment;
    // What closes begins no line, and neither do the small signs of Japanese.
    else if (last >= 0 && opening === "" && (!isWordLike || /^[ーゝゞ々〻ぁ-ぉっゃゅょァ-ォッャュョ]/u.test(segment)))
      words[last] += segment;
    else {
      words.push(opening + segment);
      opening = "";
    }
  }
  return [...words, ...(opening === "" ? [] : [opening])].flatMap(cut);
}

/** A word that no line holds, in as many as it needs. */
function cut(word: string): readonly string[] {
  if (columnsOf(word) <= columnsMax) return [word];
  const lines = [""];
  for (const { segment } of segmenters.letter.segment(word)) {
    const line = (lines.at(-1) ?? "") + segment;
    if (columnsOf(line) <= columnsMax) lines[lines.length - 1] = line;
    else lines.push(segment);
  }
  return lines;
}

/** A line of a transcript as cues, each with the share of the time that its letters have. */
function cuesOf({ startSeconds, endSeconds, text }: Line): readonly Cue[] {
  const start = Math.max(0, Math.round(startSeconds * 1_000));
  const length = Math.max(cueMsMin, Math.round(endSeconds * 1_000) - start);
  const lines = wrap(onOneLine(text));
  const perCue = Math.max(1, Math.min(linesMax, Math.floor((lines.length * cueMsMax) / length)));
  const count = Math.ceil(lines.length / perCue);
  const texts = Array.from({ length: count }, (_, index) => lines.slice(index * perCue, (index + 1) * perCue));
  const letters = texts.map((part) => part.join(" ").length);
  const all = letters.reduce((sum, one) => sum + one, 0);
  let before = 0;
  return texts.map((part, index) => {
    const from = start + Math.round((length * before) / all);
    before += letters[index] ?? 0;
    const to = start + Math.round((length * before) / all);
    return { start: from, end: Math.min(to, from + cueMsMax), text: part.join("\n") };
  });
}

/** None is shorter than can be read, and none begins before the one before it has ended. */
function inOrder(cues: readonly Cue[]): readonly Cue[] {
  let last = 0;
  return cues.map((cue) => {
    const start = Math.max(cue.start, last);
    last = Math.max(cue.end, start + cueMsMin);
    return { ...cue, start, end: last };
  });
}

/** A transcript as a file. Lines without words are left out of subtitles. */
export function writeTranscript(format: TranscriptFormat, lines: readonly Line[]): string {
  if (format === "txt") return `${lines.map(({ text }) => onOneLine(text)).join("\n")}\n`;
  const words = format === "srt" ? inSrt : inVtt;
  const cues = inOrder(lines.filter(({ text }) => text.trim() !== "").flatMap(cuesOf)).map(({ text, ...times }) => ({
    type: "cue" as const,
    data: { ...times, text: words(text) },
  }));
  return stringifySync(cues, { format: format === "srt" ? "SRT" : "WebVTT" });
}
