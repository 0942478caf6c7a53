import { contrast, type Hex, hexOf } from "../color/color.ts";
import { largeTextContrast, textContrast } from "../color/palette.ts";
import { type DesignDocument, largeTextSize, type TextElement } from "../document/document.ts";
import type { Frame, Point } from "../geometry/path.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";

/** A picture of a design without its words. */
export interface Backdrop {
  readonly width: number;
  readonly height: number;
  /** RGBA, from the top left, row by row. */
  readonly pixels: Uint8Array;
}

/** Measures that a machine can take of a design; a floor, not a judgment. Those with a name in brackets are PosterLayout's (CVPR 2023). */
export interface Measures {
  /** Pairs of texts and logos that stand over each other (Ove, as a count). */
  readonly overlaps: number;
  /** Texts and logos that reach out of the canvas. */
  readonly outside: number;
  /** The mean gradient under words, 0 to 1 (Rea). */
  readonly readability: number;
  /** Texts that cannot be read well enough on what is under them, by WCAG, in the picture's own pixels. */
  readonly faint: readonly string[];
  /** Characters that the chosen faces do not have. */
  readonly missing: readonly string[];
}

export function measureDesign(design: DesignDocument, typesetter: Typesetter, backdrop: Backdrop): Measures {
  const texts = design.elements.filter((element) => element.kind === "text");
  const placed = texts.map((text) => ({ text, corners: linesOf(design, text, typesetter) }));
  // A logo is read like words; other pictures may be behind words.
  const logos = design.elements.filter((element) => element.kind === "image").filter(({ slot }) => slot === "logo");
  const frames = [...placed.map(({ corners }) => boundsOf(corners.flat())), ...logos];
  const scale = backdrop.width / design.width;
  const under = placed.map(({ text, corners }) => ({
    text,
    pixels: corners.flatMap((line) => pixelsUnder(backdrop, boundsOf(line), scale)),
  }));
  const gradients = under.flatMap(({ pixels }) => pixels.map(([x, y]) => gradientAt(backdrop, x, y)));
  return {
    overlaps: frames.flatMap((a, index) => frames.slice(index + 1).filter((b) => overlap(a, b))).length,
    outside: frames.filter((frame) => !isWithin(frame, design)).length,
    readability: gradients.reduce((sum, value) => sum + value, 0) / Math.max(1, gradients.length),
    faint: under
      .filter(({ text, pixels }) =>
        isFaint(
          text,
          design,
          pixels.map(([x, y]) => colorAt(backdrop, x, y)),
        ),
      )
      .map(({ text }) => text.id),
    missing: texts.flatMap((text) => typesetter.missingFrom(text.faceId, wordsOf(text, design))),
  };
}

/** The least frame around each text as it is set, by the order of the texts. */
export const textFrames = (design: DesignDocument, typesetter: Typesetter): readonly Frame[] =>
  design.elements
    .filter((element) => element.kind === "text")
    .map((text) => boundsOf(linesOf(design, text, typesetter).flat()));

const wordsOf = ({ text, isCaps }: TextElement, { language }: DesignDocument): string =>
  isCaps ? text.toLocaleUpperCase(language) : text;

/** The corners of each line, from the tops of its capitals to the bottoms of its letters. */
function linesOf(design: DesignDocument, text: TextElement, typesetter: Typesetter): readonly Point[][] {
  const { lines } = setText(typesetter, { ...text, text: wordsOf(text, design) });
  const { capHeight } = typesetter.metricsOf(text.faceId);
  const turn = ((text.turn ?? 0) / 180) * Math.PI;
  const turned = ([x, y]: Point): Point => {
    const [dx, dy] = [x - text.x, y - text.y];
    return [text.x + dx * Math.cos(turn) - dy * Math.sin(turn), text.y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  };
  return lines.map(({ x, width, baseline }): Point[] => {
    const [top, bottom] = [baseline - capHeight * text.size, baseline];
    return (
      [
        [x, top],
        [x + width, top],
        [x + width, bottom],
        [x, bottom],
      ] as const
    ).map(turned);
  });
}

function boundsOf(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const overlap = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isWithin = ({ x, y, width, height }: Frame, canvas: Pick<Frame, "width" | "height">): boolean =>
  x >= -0.5 && y >= -0.5 && x + width <= canvas.width + 0.5 && y + height <= canvas.height + 0.5;

function pixelsUnder({ width, height }: Backdrop, frame: Frame, scale: number): Point[] {
  const points: Point[] = [];
  const right = Math.min(width - 1, Math.floor((frame.x + frame.width) * scale));
  const bottom = Math.min(height - 1, Math.floor((frame.y + frame.height) * scale));
  for (let y = Math.max(0, Math.ceil(frame.y * scale)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.ceil(frame.x * scale)); x <= right; x++) points.push([x, y]);
  }
  return points;
}

const channels = ({ width, pixels }: Backdrop, x: number, y: number): readonly [number, number, number] => {
  const at = (y * width + x) * 4;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
};

const colorAt = (backdrop: Backdrop, x: number, y: number): Hex => hexOf(channels(backdrop, x, y));

function luminanceAt(backdrop: Backdrop, x: number, y: number): number {
  const [red, green, blue] = channels(
    backdrop,
    Math.min(Math.max(x, 0), backdrop.width - 1),
    Math.min(Math.max(y, 0), backdrop.height - 1),
  );
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Sobel's, scaled to 0 to 1. */
function gradientAt(backdrop: Backdrop, x: number, y: number): number {
  const at = (dx: number, dy: number) => luminanceAt(backdrop, x + dx, y + dy);
  const across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
  const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
  return Math.min(1, Math.hypot(across, down) / 4);
}

/** A few pixels at the edges of shapes don't make a text hard to read. */
const worstShare = 0.02;

function isFaint(text: TextElement, { palette }: DesignDocument, colors: readonly Hex[]): boolean {
  const fill = text.fill in palette ? palette[text.fill as keyof typeof palette] : text.fill;
  const known = new Map<Hex, number>();
  const ratios = colors.map((color) => {
    const ratio = known.get(color) ?? contrast(fill, color);
    known.set(color, ratio);
    return ratio;
  });
  const sorted = ratios.toSorted((a, b) => a - b);
  const worst = sorted[Math.floor(sorted.length * worstShare)] ?? 21;
  // What is measured is an 8-bit picture of what was chosen.
  return worst < (text.size >= largeTextSize ? largeTextContrast : textContrast) - 0.1;
}
