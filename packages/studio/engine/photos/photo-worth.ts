import type { Brief } from "../brief/brief.ts";
import type { DesignDocument, ImageElement } from "../document/document.ts";
import { boundsOf, type Frame } from "../geometry/path.ts";
import { readPath } from "../geometry/read-path.ts";
import { placeImage } from "../render/place-image.ts";
import { allPhotoCompositions } from "./photo-compositions.ts";
import { grown } from "./photo-frames.ts";
import { lookOfPart, type PhotoLook } from "./photo-look.ts";

const familyOf = (id: string) => allPhotoCompositions.find((one) => one.id === id)?.family;

/** Likeness of two layouts with the same photo, whatever their styles: what a reader sees first is how it is shown. */
export const photoLikeness = (one: string, other: string): number =>
  one === other ? 2.4 : familyOf(one) !== undefined && familyOf(one) === familyOf(other) ? 0.7 : 0;

/** Share of the canvas from which on a photo counts as large. */
const shareWanted = 0.7;
/** So much of what a photo shows may be hidden. */
const hiddenFree = 0.03;
const hiddenWeight = 4;
/** Parts that are cut off are missed less than what is under words. */
const cutWeight = 0.3;
/** Words hide what is near them as well, in hundredths of the short side: a veil is around them. */
const nearness = 2.5;

/** Worth of a design for its photo, about -1 to 1: how large it is, and how little of what it shows is under words or plates, or cut off. */
export function worthOfPhoto(design: DesignDocument, brief: Brief, frames: readonly Frame[]): number {
  const image = design.elements.find((element) => element.kind === "image" && element.slot === "picture");
  if (image?.kind !== "image") return 0;
  const shown = Math.min(1, (image.width * image.height) / (design.width * design.height) / shareWanted);
  if (!brief.photoLook) return shown;
  const above = design.elements.slice(design.elements.indexOf(image));
  const plates = above.flatMap((element) =>
    element.kind === "shape" && element.isPlate ? [boundsOf(readPath(element.data))] : [],
  );
  const near = (Math.min(design.width, design.height) / 100) * nearness;
  const covered = coveredShare(image, brief.photoLook, [...frames.map((frame) => grown(frame, near)), ...plates]);
  return shown - Math.max(0, covered - hiddenFree) * hiddenWeight;
}

const steps = 24;

/** Share of what a photo shows that is under some frames, or cut off. */
function coveredShare(image: ImageElement, look: PhotoLook, over: readonly Frame[]): number {
  const whole = placeImage(image);
  let [hidden, total] = [0, 0];
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const [x, y] = [(column + 0.5) / steps, (row + 0.5) / steps];
      const { weight } = lookOfPart(look, { x, y, width: 0, height: 0 });
      const strong = Math.max(0, weight - 0.45);
      total += strong;
      const point = { x: whole.x + x * whole.width, y: whole.y + y * whole.height };
      if (!holds(image, point)) hidden += strong * cutWeight;
      else if (over.some((frame) => holds(frame, point))) hidden += strong;
    }
  }
  return total === 0 ? 0 : hidden / total;
}

const holds = ({ x, y, width, height }: Frame, point: { readonly x: number; readonly y: number }): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
