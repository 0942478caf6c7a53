import type { StyleId } from "../brief/brief.ts";
import type { DesignDocument, Element, GroupElement, TextElement } from "../document/document.ts";
import { type PictureAddress, renderElement } from "../render/render-svg.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { type Motion, motionOf } from "./motions.ts";

/** In seconds: everything has come in by then, and rests to the end. */
export const revealSeconds = 3.5;
export const restSeconds = 1.5;

/** A part of the design that comes in by itself: an element, some shapes of a group, or a line of a text. */
interface Part {
  /** In seconds. */
  readonly from: number;
  readonly to: number;
  /** Above 0, up to 1: exactly as in the design. */
  readonly at: (share: number) => string;
  /** Clip that cuts off all parts of a group. */
  readonly clip?: string | undefined;
}

/** A moment of a film in two drawings, one above the other. */
export interface Layers {
  /** So many parts from the bottom rest where they stay. */
  readonly resting: number;
  /** The parts above these, and whether they mix with what is below. Empty if nothing of them is there yet. */
  readonly above: string;
  readonly isMixed: boolean;
}

/** A design that builds up: pure, so that the same moment is the same picture. */
export interface Reveal {
  /** @param seconds from the beginning. @returns the design itself from `revealSeconds` on. */
  frameAt(seconds: number): string;
  /** Returns what `frameAt` draws before `revealSeconds`, so that what rests needs to be drawn once. */
  layersAt(seconds: number): Layers;
  /** Parts at rest, on the ground if they are from the lowest on, else on nothing. */
  rested(from: number, to: number): { readonly svg: string; readonly isMixed: boolean };
}

interface Options {
  readonly style: StyleId;
  readonly typesetter: Typesetter;
  readonly pictureAt: PictureAddress;
  /** Elements that are there from the first frame on: a watermark. */
  readonly constant?: readonly Element[];
}

/** Shapes come in first, from the bottom to the top, then the words, line by line, from the top down. */
export function createReveal(design: DesignDocument, { style, typesetter, pictureAt, constant = [] }: Options): Reveal {
  const { width, height, palette, elements } = design;
  const draw = (element: Element) => renderElement(element, design, { typesetter, pictureAt });
  const motion = motionOf(style, Math.min(width, height));
  const parts = partsOf(design, { draw, motion, typesetter });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  const ground = `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`;
  const foot = `${constant.map(draw).join("")}</svg>`;
  const whole = [head, ground, ...elements.map(draw), foot].join("");
  const shareOf = ({ from, to }: Part, seconds: number) => Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  const drawParts = (of: readonly Part[], seconds: number) => joinParts(of, (part) => shareOf(part, seconds));
  return {
    frameAt(seconds) {
      return seconds >= revealSeconds ? whole : [head, ground, drawParts(parts, seconds), foot].join("");
    },
    layersAt(seconds) {
      const moving = parts.findIndex((part) => shareOf(part, seconds) < 1);
      const resting = moving < 0 ? parts.length : moving;
      const drawn = drawParts(parts.slice(resting), seconds);
      const isEmpty = drawn === "" && constant.length === 0;
      return { resting, above: isEmpty ? "" : [head, drawn, foot].join(""), isMixed: drawn.includes(mixed) };
    },
    rested(from, to) {
      const drawn = joinParts(parts.slice(from, to), () => 1);
      return { svg: [head, from === 0 ? ground : "", drawn, "</svg>"].join(""), isMixed: drawn.includes(mixed) };
    },
  };
}

/** In a drawing that needs what is below it. */
const mixed = "mix-blend-mode";

/** Neighbors with one clip share a layer: each costs a picture as large as the canvas. */
function joinParts(parts: readonly Part[], shareOf: (part: Part) => number): string {
  let open: string | undefined;
  const drawn: string[] = [];
  for (const part of parts) {
    const share = shareOf(part);
    if (share === 0) continue;
    if (part.clip !== open) drawn.push(open === undefined ? "" : "</g>", part.clip ?? "");
    open = part.clip;
    drawn.push(part.at(share));
  }
  return [...drawn, open === undefined ? "" : "</g>"].join("");
}

interface Tools {
  readonly draw: (element: Element) => string;
  readonly motion: Motion;
  readonly typesetter: Typesetter;
}

/** In seconds. */
const wordsFrom = 1.2;

function partsOf(design: DesignDocument, tools: Tools): readonly Part[] {
  const { elements } = design;
  const texts = elements
    .filter((element) => element.kind === "text")
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ id }) => id);
  const shapes = elements.filter((element) => element.kind !== "text").map(({ id }) => id);
  const { shapeSeconds, wordSeconds } = tools.motion;
  return elements.flatMap((element) => {
    const isText = element.kind === "text";
    const order = (isText ? texts : shapes).indexOf(element.id);
    const count = isText ? texts.length : shapes.length;
    const [begin, end] = isText ? [wordsFrom, revealSeconds - wordSeconds] : [0, 1.9 - shapeSeconds];
    const from = count > 1 ? begin + ((end - begin) * order) / (count - 1) : begin;
    const time = { from, to: from + (isText ? wordSeconds : shapeSeconds) };
    if (element.kind === "text") return wordsOf(element, design, tools, time);
    if (element.kind === "group" && element.children.length > 1 && !element.turn)
      return groupOf(element, design, tools, time);
    const drawn = tools.draw(element);
    return { ...time, at: (share) => tools.motion.shape(drawn, share, centerOf(element)) };
  });
}

type Time = Pick<Part, "from" | "to">;

/** One after the other, each in half of the time, so that several are on their way. */
function inTurn(index: number, count: number, { from, to }: Time): Time {
  if (count < 2) return { from, to };
  const half = (to - from) / 2;
  const begin = from + (index / (count - 1)) * half;
  return { from: begin, to: begin + half };
}

/** Number of a group's parts that come in one after the other; more at once would not be told apart. */
const groupParts = 24;

function groupOf(group: GroupElement, design: DesignDocument, { draw, motion }: Tools, time: Time): readonly Part[] {
  const { children, clip, id } = group;
  const size = Math.ceil(children.length / groupParts);
  const count = Math.ceil(children.length / size);
  const cuts = clip && !isAround(clip, design);
  const begin = cuts
    ? `<clipPath id="${id}-reveal"><rect x="${clip.x}" y="${clip.y}" width="${clip.width}" height="${clip.height}"/></clipPath><g clip-path="url(#${id}-reveal)">`
    : undefined;
  return Array.from({ length: count }, (_, index) => {
    const own = children.slice(index * size, (index + 1) * size);
    const [drawn, center] = [own.map(draw).join(""), centerOf(own[0])];
    return { ...inTurn(index, count, time), at: (share) => motion.shape(drawn, share, center), clip: begin };
  });
}

/** Tells whether a clip holds the whole canvas: it cuts nothing off then that could be seen. */
const isAround = ({ x, y, width, height }: NonNullable<GroupElement["clip"]>, canvas: DesignDocument): boolean =>
  x <= 0 && y <= 0 && x + width >= canvas.width && y + height >= canvas.height;

/** Lines rise one after the other, each from behind its own foot. */
function wordsOf(
  text: TextElement,
  { language }: DesignDocument,
  { draw, motion, typesetter }: Tools,
  time: Time,
): readonly Part[] {
  if (text.turn) {
    const whole = draw(text);
    return [{ ...time, at: (share) => motion.fade(whole, share) }];
  }
  const words = text.isCaps ? text.text.toLocaleUpperCase(language) : text.text;
  const { lines, frame } = setText(typesetter, { ...text, text: words });
  const rise = typesetter.metricsOf(text.faceId).capHeight * text.size;
  const below = text.size * 0.3;
  const left = frame.x - text.size;
  const wide = frame.width + 2 * text.size;
  return lines.map(({ text: line, x, baseline, width }, index) => {
    const top = index === 0 ? frame.y - text.size * 0.6 : (lines[index - 1]?.baseline ?? 0) + below;
    const height = (index === lines.length - 1 ? baseline + text.size * 0.6 : baseline + below) - top;
    // Each line by itself: a line that rises must not bring the one above it along.
    const place = { x, y: baseline - rise, width: width + text.size, align: "start", isCaps: false } as const;
    const drawn = draw({ ...text, ...place, id: `${text.id}-${index + 1}`, text: line });
    const id = `${text.id}-line-${index}`;
    const clip = `<clipPath id="${id}"><rect x="${left}" y="${top}" width="${wide}" height="${height}"/></clipPath>`;
    const at: Part["at"] = (share) =>
      share === 1 ? drawn : `${clip}<g clip-path="url(#${id})">${motion.line(drawn, share, height)}</g>`;
    return { ...inTurn(index, lines.length, time), at };
  });
}

/** Center that a shape grows from: the place where the shape begins is near enough. */
function centerOf(element: Element | undefined): readonly [number, number] {
  if (element?.kind === "image") return [element.x + element.width / 2, element.y + element.height / 2];
  const data = element?.kind === "shape" ? element.data : element?.kind === "group" ? element.children[0]?.data : "";
  const numbers = (data ?? "").match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd));
  const middle = (values: readonly number[] = []) =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  return [middle(xs), middle(ys)];
}
