import type { Brief } from "../brief/brief.ts";
import { findHeroFact } from "../brief/hero-fact.ts";
import type { DesignDocument, TextElement } from "../document/document.ts";
import { measureDesign, textFrames } from "../measures/measure-design.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { pictureOfLook } from "../photos/photo-look.ts";
import { worthOfPhoto } from "../photos/photo-worth.ts";
import { renderSvg } from "../render/render-svg.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";

/** Features of a design that a reader sees at once, each from 0 to 1, and whether anything rules it out. */
export interface Judgment {
  /** True if no customer would take it: words over each other, outside, or hard to read; a price or a phone on two lines. */
  readonly isRejected: boolean;
  /** Size of what matters beside the headline: half of it is 1. */
  readonly hero: number;
  /** Size of the smallest words: a fiftieth of the canvas is 1. */
  readonly legible: number;
  /** Size of the headline: a sixth of the canvas is 1. */
  readonly headline: number;
  /** Share of the canvas that is not empty: a third of it is 1. */
  readonly filled: number;
  /** 1 where nothing is turned. */
  readonly upright: number;
  /** Worth of the design for its photo, about -1 to 1; 0 without one. */
  readonly photo: number;
}

/** Pixels of the picture that is judged: as small as it is seen in a list. */
const side = 128;
const filledEnough = 0.33;

/** Judges a design by what can be measured. @param brief that it was composed from. */
export function judgeDesign(design: DesignDocument, brief: Brief, typesetter: Typesetter): Judgment {
  const pictures = { ...design, elements: design.elements.filter(({ kind }) => kind !== "text") };
  const { photoId, photoLook } = brief;
  const photo = photoLook && pictureOfLook(photoLook);
  const pictureAt = (assetId: string) => (assetId === photoId ? photo : undefined);
  const backdrop = rasterize(renderSvg(pictures, typesetter, pictureAt), side);
  const { overlaps, outside, faint, missing } = measureDesign(design, typesetter, backdrop);
  const texts = design.elements.filter((element) => element.kind === "text");
  const frames = textFrames(design, typesetter);
  const scale = Math.sqrt(design.width * design.height);
  const sizes = texts.map(({ size }) => size);
  const title = texts.find(({ slot }) => slot === "headline")?.size ?? 0;
  const heroSlot = findHeroFact(brief);
  const hero = texts.find(({ slot }) => slot === heroSlot);
  const covered = frames.reduce((sum, { width, height }) => sum + width * height, 0) / (design.width * design.height);
  const limit = (value: number) => Math.max(0, Math.min(1, value));
  return {
    isRejected:
      overlaps + outside + faint.length + missing.length > 0 || texts.some((text) => isTorn(text, typesetter)),
    hero: hero ? limit(hero.size / Math.max(1, title) / 0.5) : 1,
    legible: limit((Math.min(...sizes) / scale) * 50),
    headline: limit((title / scale) * 6),
    filled: limit((covered + paintedShare(backdrop.pixels)) / filledEnough),
    upright: texts.some(({ turn = 0 }) => turn !== 0) ? 0 : 1,
    photo: photoId === undefined ? 0 : worthOfPhoto(design, brief, frames),
  };
}

/** A short price is one line, and no number is on two: a phone's, an hour's. */
function isTorn(element: TextElement, typesetter: Typesetter): boolean {
  const { slot, text } = element;
  if (slot !== "price" && slot !== "action" && slot !== "date") return false;
  const lines = setText(typesetter, element).lines.map((line) => line.text);
  const isCut = lines.some(
    (line, index) => index > 0 && /^[\d%€$£]/u.test(line) && /\d$/u.test(lines[index - 1] ?? ""),
  );
  return isCut || (slot === "price" && text.length <= 12 && lines.length > 1);
}

/** Share of pixels that are unlike the most frequent color. */
function paintedShare(pixels: Uint8Array): number {
  const counts = new Map<number, number>();
  const total = pixels.length / 4;
  for (let at = 0; at < pixels.length; at += 4) {
    // Nearly the same colors are one: gradients and grain are no shapes.
    const key = ((pixels[at] ?? 0) >> 4) * 256 + ((pixels[at + 1] ?? 0) >> 4) * 16 + ((pixels[at + 2] ?? 0) >> 4);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return 1 - Math.max(...counts.values()) / total;
}
