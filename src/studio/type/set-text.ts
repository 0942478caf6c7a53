import type { Frame } from "../geometry/path.ts";
import type { Typesetter } from "./typesetter.ts";

/** How a text is set, apart from where. */
export interface TextStyle {
  readonly faceId: string;
  /** Of the type size. */
  readonly tracking: number;
  /** Of the type size. */
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
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}

export interface SetText {
  readonly lines: readonly SetLine[];
  /** From the top of the first line's capitals to the last baseline, as wide as the longest line. */
  readonly frame: Frame;
}

/** Breaks a text into lines and places them. A line break in the text stays one. */
export function setText(typesetter: Typesetter, text: TextToSet): SetText {
  const { capHeight } = typesetter.metricsOf(text.faceId);
  const lines = breakLines(typesetter, text).map((line, index) => {
    const width = typesetter.widthOf({ ...text, text: line });
    const free = text.width - width;
    const x = text.x + (text.align === "start" ? 0 : text.align === "middle" ? free / 2 : free);
    return { text: line, x, width, baseline: text.y + (capHeight + index * text.lineHeight) * text.size };
  });
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const last = lines.at(-1)?.baseline ?? text.y;
  return { lines, frame: { x: left, y: text.y, width: right - left, height: last - text.y } };
}

type Measured = TextStyle & Pick<TextToSet, "text" | "size" | "width">;

/** As few lines as the width allows, then as even as these can be: no line of one short word at the end. */
function breakLines(typesetter: Typesetter, text: Measured): readonly string[] {
  return text.text.split("\n").flatMap((paragraph) => {
    const words = boundWords(paragraph);
    const widths = words.map((word) => typesetter.widthOf({ ...text, text: word }));
    const space = typesetter.widthOf({ ...text, text: "n n" }) - typesetter.widthOf({ ...text, text: "nn" });
    const fill = (width: number) => fillLines(words, widths, space, width);
    const lines = fill(text.width);
    // The narrowest width that needs no more lines.
    let [low, high] = [Math.max(0, ...widths), text.width];
    if (lines.length === 1 || low >= high) return lines;
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (fill(middle).length <= lines.length) high = middle;
      else low = middle;
    }
    return fill(high);
  });
}

/** A number and the short word after it stay on one line: '9 May', '8 pm'. */
const boundNumber = /(?<=^| )([\d.,:–-]*\d) +(?=\p{L}{1,9}(?: |$|[,.]))/gu;

const boundWords = (paragraph: string): readonly string[] =>
  paragraph
    .replaceAll(boundNumber, "$1\v")
    .split(/ +/)
    .filter((word) => word !== "")
    .map((word) => word.replaceAll("\v", " "));

function fillLines(words: readonly string[], widths: readonly number[], space: number, max: number): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const [index, word] of words.entries()) {
    const width = widths[index] ?? 0;
    const line = lines.at(-1);
    if (line !== undefined && used + space + width <= max + 0.001) {
      lines[lines.length - 1] = `${line} ${word}`;
      used += space + width;
    } else {
      lines.push(word);
      used = width;
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
    return lines.every((line) => typesetter.widthOf({ ...text, text: line, size }) <= width + 0.001);
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
