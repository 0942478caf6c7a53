import type { StyleId } from "../brief/brief.ts";
import type { DesignDocument, Element, GroupElement, TextElement } from "../document/document.ts";
import { type PictureAddress, renderElement } from "../render/render-svg.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { type Motion, motionOf } from "./motions.ts";

/** In seconds: everything has come in by then, and rests to the end. */
export const revealSeconds = 3.5;
export const restSeconds = 1.5;

/** A part of the design that comes in by itself. */
interface Part {
  /** In seconds. */
  readonly from: number;
  readonly to: number;
  /** From 0, not there yet, to 1, exactly as in the design. */
  readonly at: (share: number) => string;
}

/** A design that builds up: pure, so that the same moment is the same picture. */
export interface Reveal {
  /** @param seconds from the beginning. @returns the design itself from `revealSeconds` on. */
  frameAt(seconds: number): string;
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
  const head = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`,
  ].join("");
  const foot = `${constant.map(draw).join("")}</svg>`;
  const whole = [head, ...elements.map(draw), foot].join("");
  return {
    frameAt(seconds) {
      if (seconds >= revealSeconds) return whole;
      const drawn = parts.map(({ from, to, at }) => {
        const share = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
        return share === 0 ? "" : at(share);
      });
      return [head, ...drawn, foot].join("");
    },
  };
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
  return elements.map((element) => {
    const isText = element.kind === "text";
    const order = (isText ? texts : shapes).indexOf(element.id);
    const count = isText ? texts.length : shapes.length;
    const [begin, end] = isText ? [wordsFrom, revealSeconds - wordSeconds] : [0, 1.9 - shapeSeconds];
    const from = count > 1 ? begin + ((end - begin) * order) / (count - 1) : begin;
    const to = from + (isText ? wordSeconds : shapeSeconds);
    return { from, to, at: drawingOf(element, design, tools) };
  });
}

function drawingOf(element: Element, design: DesignDocument, { draw, motion, typesetter }: Tools): Part["at"] {
  if (element.kind === "text") return wordsOf(element, design, { draw, motion, typesetter });
  if (element.kind === "group" && element.children.length > 1) return groupOf(element, { draw, motion, typesetter });
  const drawn = draw(element);
  return (share) => motion.shape(drawn, share, centerOf(element));
}

/** Of a group, so many parts come in one after the other; more at once would not be told apart. */
const groupParts = 24;

function groupOf(group: GroupElement, { draw, motion }: Tools): Part["at"] {
  const { children, clip, id } = group;
  const size = Math.ceil(children.length / groupParts);
  const chunks = Array.from({ length: Math.ceil(children.length / size) }, (_, index) => {
    const own = children.slice(index * size, (index + 1) * size);
    return { drawn: own.map(draw).join(""), center: centerOf(own[0]) };
  });
  const begin = clip
    ? `<clipPath id="${id}-reveal"><rect x="${clip.x}" y="${clip.y}" width="${clip.width}" height="${clip.height}"/></clipPath><g clip-path="url(#${id}-reveal)">`
    : "<g>";
  return (share) => {
    const drawn = chunks.map(({ drawn: one, center }, index) => {
      // Each takes half of the time, so that several are on their way.
      const from = chunks.length > 1 ? (index / (chunks.length - 1)) * 0.5 : 0;
      const own = Math.min(1, Math.max(0, (share - from) / 0.5));
      return own === 0 ? "" : motion.shape(one, own, center);
    });
    return `${begin}${drawn.join("")}</g>`;
  };
}

/** Lines rise one after the other, each from behind its own foot. */
function wordsOf(text: TextElement, { language }: DesignDocument, { draw, motion, typesetter }: Tools): Part["at"] {
  const whole = draw(text);
  if (text.turn) return (share) => motion.fade(whole, share);
  const words = text.isCaps ? text.text.toLocaleUpperCase(language) : text.text;
  const { lines, frame } = setText(typesetter, { ...text, text: words });
  const rise = typesetter.metricsOf(text.faceId).capHeight * text.size;
  // Each line by itself: a line that rises must not bring the one above it along.
  const drawn = lines.map(({ text: line, x, baseline, width }, index) => {
    const place = { x, y: baseline - rise, width: width + text.size, align: "start", isCaps: false } as const;
    return draw({ ...text, ...place, id: `${text.id}-${index + 1}`, text: line });
  });
  const below = text.size * 0.3;
  const bands = lines.map(({ baseline }, index) => {
    const top = index === 0 ? frame.y - text.size * 0.6 : (lines[index - 1]?.baseline ?? 0) + below;
    const bottom = index === lines.length - 1 ? baseline + text.size * 0.6 : baseline + below;
    return { top, height: bottom - top };
  });
  const left = frame.x - text.size;
  const wide = frame.width + 2 * text.size;
  return (share) =>
    bands
      .map(({ top, height }, index) => {
        const from = bands.length > 1 ? (index / (bands.length - 1)) * 0.5 : 0;
        const own = Math.min(1, Math.max(0, (share - from) / (bands.length > 1 ? 0.5 : 1)));
        if (own === 0) return "";
        const id = `${text.id}-line-${index}`;
        const clip = `<clipPath id="${id}"><rect x="${left}" y="${top}" width="${wide}" height="${height}"/></clipPath>`;
        return `${clip}<g clip-path="url(#${id})">${motion.line(drawn[index] ?? "", own, height)}</g>`;
      })
      .join("");
}

/** Where a shape begins is near enough: what grows, grows from there. */
function centerOf(element: Element | undefined): readonly [number, number] {
  if (element?.kind === "image") return [element.x + element.width / 2, element.y + element.height / 2];
  const data = element?.kind === "shape" ? element.data : element?.kind === "group" ? element.children[0]?.data : "";
  const numbers = (data ?? "").match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd));
  const middle = (values: readonly number[] = []) =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  return [middle(xs), middle(ys)];
}
