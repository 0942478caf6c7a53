import type { DesignDocument } from "../document/document.ts";
import { boundsOf, type Frame } from "../geometry/path.ts";
import { readPath } from "../geometry/read-path.ts";
import type { Backdrop } from "./measure-design.ts";

/** PosterLayout's measures (CVPR 2023) of where things stand, with its `is_contain` slip mended. */
export interface LayoutMeasures {
  /** The share of texts and plates that are large enough to be seen (Val). */
  readonly valid: number;
  /** The intersection over union of texts, per pair (Ove). */
  readonly overlap: number;
  /** Distance of each text from being in line with another, on the best of six axes (Ali). */
  readonly alignment: number;
  /** The share of plates under texts that hold one wholly (Und); undefined without plates. */
  readonly underlay: number | undefined;
}

/** The best that has been published. */
export const publishedBest = {
  valid: 0.879,
  overlap: 0.0005,
  alignment: 0.0046,
  underlay: 0.996,
  occlusion: 0.115,
  readability: 0.0114,
};

const leastShare = 0.001;

/** @param frames of the design's texts. */
export function measureLayout(design: DesignDocument, frames: readonly Frame[]): LayoutMeasures {
  const plates = design.elements.flatMap((element) =>
    element.kind === "shape" && element.isPlate ? [boundsOf(readPath(element.data))] : [],
  );
  const canvas = design.width * design.height;
  const sizes = design.elements.flatMap((element) => (element.kind === "text" ? [element.size] : []));
  // A text's own frame ends at its capitals and its last baseline: as a reader sees it, it has the height of its lines.
  const seen = frames.map((frame, index) => ({ ...frame, height: frame.height + (sizes[index] ?? 0) * 0.5 }));
  const all = [...seen, ...plates];
  const under = plates.filter((plate) =>
    frames.some((frame) => areaOf(intersection(plate, frame)) > areaOf(frame) * 0.1),
  );
  const pairs = frames.flatMap((a, index) => frames.slice(index + 1).map((b) => [a, b] as const));
  const shared = pairs.map(([a, b]) => {
    const both = areaOf(intersection(a, b));
    return both / (areaOf(a) + areaOf(b) - both || 1);
  });
  return {
    valid: mean(all.map((frame) => Number(areaOf(frame) >= canvas * leastShare))),
    overlap: mean(shared),
    alignment: alignmentOf(design, frames),
    underlay:
      under.length > 0 ? mean(under.map((plate) => Number(frames.some((frame) => holds(plate, frame))))) : undefined,
  };
}

/** Share of the texts that stands over the picture (Occ). @param mask a picture of the figures alone, on white. */
export function occlusionOf({ width, pixels, height }: Backdrop, frames: readonly Frame[], scale: number): number {
  let [covered, total] = [0, 0];
  for (const frame of frames) {
    const [right, bottom] = [
      Math.min(width - 1, (frame.x + frame.width) * scale),
      Math.min(height - 1, (frame.y + frame.height) * scale),
    ];
    for (let y = Math.max(0, Math.ceil(frame.y * scale)); y <= bottom; y++) {
      for (let x = Math.max(0, Math.ceil(frame.x * scale)); x <= right; x++) {
        total++;
        covered += 1 - (pixels[(y * width + x) * 4] ?? 255) / 255;
      }
    }
  }
  return total === 0 ? 0 : covered / total;
}

/** Groups that color the canvas: words are set on them as on paper. */
const fields = new Set([
  "Field",
  "Sheet",
  "Sheets",
  "Light",
  "Edge",
  "Rays",
  "Room",
  "Waves",
  "Shadow",
  "Border",
  "Sticker",
]);

/** A design with nothing but its figures, in black on white. */
export function figuresAlone(design: DesignDocument): DesignDocument {
  const black = { ground: "#ffffff", ink: "#000000", accent: "#000000", support: "#000000", highlight: "#000000" };
  const elements = design.elements.filter((element) => element.kind === "group" && !fields.has(element.name));
  return { ...design, palette: black, elements };
}

/** Per text, −log10(1 − distance) on the axis on which it is nearest to another one. */
function alignmentOf({ width, height }: DesignDocument, frames: readonly Frame[]): number {
  if (frames.length < 2) return 0;
  const axes = frames.map((frame) => [
    frame.x / width,
    (frame.x + frame.width / 2) / width,
    (frame.x + frame.width) / width,
    frame.y / height,
    (frame.y + frame.height / 2) / height,
    (frame.y + frame.height) / height,
  ]);
  return axes
    .map((own, index) => {
      const distances = axes.flatMap((other, at) =>
        at === index ? [] : other.map((value, axis) => Math.abs(value - (own[axis] ?? 0))),
      );
      return -Math.log10(1 - Math.min(0.999, ...distances));
    })
    .reduce((sum, value) => sum + value, 0);
}

const areaOf = ({ width, height }: Frame): number => Math.max(0, width) * Math.max(0, height);

function intersection(a: Frame, b: Frame): Frame {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/** Within a hundredth of the text. */
const holds = (plate: Frame, frame: Frame): boolean => areaOf(intersection(plate, frame)) >= areaOf(frame) * 0.99;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
