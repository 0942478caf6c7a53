import type { Kit, PhotoPlan } from "../compose/kit.ts";
import type { ImageElement } from "../document/document.ts";
import type { Frame } from "../geometry/path.ts";
import { placeImage } from "../render/place-image.ts";
import { type LookOfPart, lookOfPart, unknownLook } from "./photo-look.ts";

/** A photo in its frame. */
export interface ShownPhoto {
  readonly frame: Frame;
  /** Frame of the whole photo, of which a part is shown. */
  readonly whole: Frame;
}

interface ShowPlan extends Omit<PhotoPlan, "focus"> {
  readonly name?: string;
  /** Point of the frame, in shares, that the middle of what the photo shows should come to. */
  readonly at?: { readonly x: number; readonly y: number };
}

const middle = { x: 0.5, y: 0.5 };

/** Shows the brief's photo so that what it is about is in sight, as near to a point of the frame as its size allows. */
export function showPhoto(kit: Kit, frame: Frame, { name = "Photo", at = middle, ...plan }: ShowPlan = {}): ShownPhoto {
  const { photoRatio: ratio = 1, photoLook } = kit.brief;
  const scale = Math.max(frame.width / ratio, frame.height);
  const subject = photoLook?.focus ?? middle;
  const focus = {
    x: focusAlong(frame.width, ratio * scale, subject.x, at.x),
    y: focusAlong(frame.height, scale, subject.y, at.y),
  };
  kit.image(name, frame, { ...plan, focus });
  return { frame, whole: placeImage({ ...stand, ratio, ...frame, focus }) };
}

/** An image element, for its place alone. */
const stand = { id: "photo", name: "Photo", kind: "image", assetId: "" } as const satisfies Partial<ImageElement>;

/** The focus with which a point of a photo comes to a point of its frame. @param long length of the whole photo. */
function focusAlong(side: number, long: number, subject: number, at: number): number {
  if (long - side < 0.5) return 0.5;
  return Math.round(Math.max(0, Math.min(1, (at * side - subject * long) / (side - long))) * 1_000) / 1_000;
}

/** Look of the part of a photo that is under something. @param over in the units of the canvas. */
export function lookUnder({ brief }: Pick<Kit, "brief">, { whole, frame }: ShownPhoto, over: Frame): LookOfPart {
  if (!brief.photoLook) return unknownLook;
  const [left, top] = [Math.max(over.x, frame.x), Math.max(over.y, frame.y)];
  const right = Math.min(over.x + over.width, frame.x + frame.width);
  const bottom = Math.min(over.y + over.height, frame.y + frame.height);
  return lookOfPart(brief.photoLook, {
    x: (left - whole.x) / whole.width,
    y: (top - whole.y) / whole.height,
    width: Math.max(0, right - left) / whole.width,
    height: Math.max(0, bottom - top) / whole.height,
  });
}
