import type { Brief } from "../brief/brief.ts";
import { findHeroFact } from "../brief/hero-fact.ts";
import type { DesignDocument, Slot, TextElement } from "../document/document.ts";
import { measureDesign, textFrames } from "../measures/measure-design.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { pictureOfLook } from "../photos/photo-look.ts";
import { worthOfPhoto } from "../photos/photo-worth.ts";
import { renderSvg } from "../render/render-svg.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";
import type { DesignFeatures } from "./look.ts";
import { pictureFeatures } from "./picture-features.ts";
import { wordFeatures } from "./word-features.ts";

export interface Judgment {
  /** True if no customer would take it: words over each other, outside, or hard to read; a price or a phone on two lines; a turned headline. */
  readonly isRejected: boolean;
  readonly features: DesignFeatures;
  /** Size of the smallest fact beside the one that should be read at arm’s length: from there on 1. */
  readonly facts: number;
  /** Worth of the design for its photo, about -1 to 1; 0 without one. */
  readonly photo: number;
}

/** Pixels of the picture that is judged: as small as it is seen in a list. */
const side = 128;

/** Judges a design by what can be measured. @param brief that it was composed from. */
export function judgeDesign(design: DesignDocument, brief: Brief, typesetter: Typesetter): Judgment {
  const pictures = { ...design, elements: design.elements.filter(({ kind }) => kind !== "text") };
  const { photoId, photoLook } = brief;
  const photo = photoLook && pictureOfLook(photoLook);
  const pictureAt = (assetId: string) => (assetId === photoId ? photo : undefined);
  const backdrop = rasterize(renderSvg(pictures, typesetter, pictureAt), side);
  const { overlaps, outside, faint, missing } = measureDesign(design, typesetter, backdrop);
  const texts = design.elements.filter((element) => element.kind === "text");
  const isTurned = brief.kind !== "poster" && texts.some(({ turn = 0 }) => turn !== 0);
  const frames = textFrames(design, typesetter);
  const scale = Math.sqrt(design.width * design.height);
  const picture = pictureFeatures(backdrop);
  const words = wordFeatures(design, { frames, heroSlot: findHeroFact(brief) }, typesetter);
  return {
    isRejected:
      overlaps + outside + faint.length + missing.length > 0 ||
      isTurned ||
      texts.some((text) => isTorn(text, typesetter)),
    features: { ...picture, ...words, filled: Math.min(1, (words.covered + picture.painted) / filledEnough) },
    facts: Math.min(1, ...texts.filter(({ slot }) => isFact(slot)).map(({ size }) => size / scale / factEnough)),
    photo: photoId === undefined ? 0 : worthOfPhoto(design, brief, frames),
  };
}

/** Shares of a canvas’s side: smaller facts are not seen by those who pass, or scroll. */
const factEnough = 0.034;
const isFact = (slot: Slot | undefined): boolean =>
  slot === "price" || slot === "date" || slot === "place" || slot === "action";

/** A third of the canvas that is not empty is enough. */
const filledEnough = 0.33;

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
