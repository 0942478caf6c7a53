import type { Frame } from "../geometry/path.ts";
import type { Typesetter } from "./typesetter.ts";
import { startsRight } from "./visual-runs.ts";

/** Setting of a text, apart from its place. */
export interface TextStyle {
  readonly faceId: string;
  /** Letter spacing, as a share of the type size. */
  readonly tracking: number;
  /** Line height, as a share of the type size. */
  readonly lineHeight: number;
}

export interface TextToSet extends TextStyle {
  readonly text: string;
  readonly size: number;
  readonly align: "start" | "middle" | "end";
  /** The top of the first line's capitals. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface SetLine {
  readonly text: string;
  /** Its paragraph does: a line of it may begin with a foreign word. */
  readonly startsRight: boolean;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}

export interface SetText {
  readonly lines: readonly SetLine[];
  /** Frame from the top of the first line's capitals to the last baseline, as wide as the longest line. */
  readonly frame: Frame;
}

/** Breaks a text into lines and places them. A line break in the text stays one. */
export function setText(typesetter: Typesetter, text: TextToSet): SetText {
  const { capHeight } = typesetter.metricsOf(text.faceId);
  const lines = breakLines(typesetter, text).map(({ text: line, startsRight }, index) => {
    const width = typesetter.widthOf({ ...text, text: line, startsRight });
    const free = text.width - width;
    const x = text.x + (text.align === "start" ? 0 : text.align === "middle" ? free / 2 : free);
    return { text: line, startsRight, x, width, baseline: text.y + (capHeight + index * text.lineHeight) * text.size };
  });
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const last = lines.at(-1)?.baseline ?? text.y;
  return { lines, frame: { x: left, y: text.y, width: right - left, height: last - text.y } };
}

type Measured = TextStyle & Pick<TextToSet, "text" | "size" | "width">;

/** Breaks a text into as few lines as the width allows, then as even as these can be: no line of one short word at the end. */
function breakLines(typesetter: Typesetter, text: Measured): readonly Pick<SetLine, "text" | "startsRight">[] {
  return text.text.split("\n").flatMap((paragraph) => {
    const isFromRight = startsRight(paragraph);
    return breakParagraph(typesetter, { ...text, text: paragraph }).map((line) => ({
      text: line,
      startsRight: isFromRight,
    }));
  });
}

function breakParagraph(typesetter: Typesetter, text: Measured): readonly string[] {
  const widthOf = (part: string) => typesetter.widthOf({ ...text, text: part });
  const words = boundWords(text.text).map((word) => measureWord(word, widthOf));
  const space = widthOf("n n") - widthOf("nn");
  const fill = (width: number) => fillLines(words, space, width);
  const lines = fill(text.width);
  // The narrowest width that needs no more lines.
  let [low, high] = [Math.max(0, ...words.map((word) => narrowest(word, text.width))), text.width];
  if (lines.length === 1 || low >= high) return lines;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (fill(middle).length <= lines.length) high = middle;
    else low = middle;
  }
  return fill(high);
}

/** A number and the short word after it stay on one line: '9 May', '8 pm'. */
const boundNumber = /(?<=^| )([\d.,:–-]*\d) +(?=\p{L}{1,9}(?: |$|[,.]))/gu;

const boundWords = (paragraph: string): readonly string[] =>
  paragraph
    .replaceAll(boundNumber, "$1\v")
    .split(/ +/)
    .filter((word) => word !== "")
    .map((word) => word.replaceAll("\v", " "));

const softHyphen = "\u00ad";

interface Word {
  readonly text: string;
  readonly width: number;
  /** Parts into which it may be divided, each but the last with the hyphen that it has then. Empty if it may not. */
  readonly parts: readonly { readonly text: string; readonly width: number }[];
}

function measureWord(word: string, widthOf: (text: string) => number): Word {
  const text = word.replaceAll(softHyphen, "");
  const parts = word.split(softHyphen).filter((part) => part !== "");
  const parted = parts.length < 2 ? [] : parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part));
  return { text, width: widthOf(text), parts: parted.map((part) => ({ text: part, width: widthOf(part) })) };
}

/** A word is parted only where no line holds it. */
const narrowest = ({ width, parts }: Word, max: number): number =>
  width > max && parts.length > 0 ? Math.max(...parts.map((part) => part.width)) : width;

function fillLines(words: readonly Word[], space: number, max: number): string[] {
  const lines: string[] = [];
  let used = 0;
  const add = (text: string, width: number) => {
    const line = lines.at(-1);
    if (line !== undefined && used + space + width <= max + 0.001) {
      lines[lines.length - 1] = `${line} ${text}`;
      used += space + width;
    } else {
      lines.push(text);
      used = width;
    }
  };
  for (const { text, width, parts } of words) {
    if (width <= max + 0.001 || parts.length === 0) {
      add(text, width);
      continue;
    }
    for (const [index, part] of parts.entries()) {
      if (index === 0) add(part.text, part.width);
      else {
        lines.push(part.text);
        used = part.width;
      }
    }
  }
  return lines;
}

export interface FitLimits {
  readonly width: number;
  readonly height: number;
  readonly sizeMin: number;
  readonly sizeMax: number;
  readonly linesMax?: number;
}

/** The largest size at which a text fits. @returns undefined if it does not even fit at the smallest. */
export function fitText(
  typesetter: Typesetter,
  text: TextStyle & { readonly text: string },
  { width, height, sizeMin, sizeMax, linesMax = 8 }: FitLimits,
): number | undefined {
  const { capHeight } = typesetter.metricsOf(text.faceId);
  const fits = (size: number): boolean => {
    const lines = breakLines(typesetter, { ...text, size, width });
    if (lines.length > linesMax || (capHeight + (lines.length - 1) * text.lineHeight) * size > height) return false;
    return lines.every((line) => typesetter.widthOf({ ...text, ...line, size }) <= width + 0.001);
  };
  if (!fits(sizeMin)) return undefined;
  let [low, high] = [sizeMin, Math.max(sizeMin, sizeMax)];
  if (fits(high)) return high;
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return Math.floor(low * 10) / 10;
}
