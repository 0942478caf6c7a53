import { type DesignDocument, type ImageElement, type PictureMask, picturesMax } from "../document/document.ts";
import { pagesOf } from "../document/pages.ts";
import { type Added, added, nameOf } from "./add-element.ts";
import { changeElement, freeId, putOnTop } from "./change-element.ts";
import { cleanText } from "./texts.ts";

export interface PictureSource {
  readonly assetId: string;
  /** Ratio of the whole picture: its width through its height. */
  readonly ratio: number;
}

/** Share of the canvas, in both directions. */
const firstShare = 0.6;

/** Puts a whole picture in the middle of the canvas. @returns no id if there are too many elements or pictures. */
export function addPicture(design: DesignDocument, { assetId, ratio: given }: PictureSource): Added {
  if (!hasRoomFor(design, assetId)) return { design, id: undefined };
  const ratio = possibleRatio(given);
  const { width, height } = design;
  const scale = Math.min((width * firstShare) / ratio, height * firstShare);
  const size = { width: round(ratio * scale), height: round(scale) };
  const id = freeId(design, "picture");
  const frame = { x: round((width - size.width) / 2), y: round((height - size.height) / 2), ...size };
  return added(
    design,
    putOnTop(design, {
      id,
      name: nameOf("Picture", id),
      kind: "image",
      slot: "picture",
      assetId,
      ratio,
      ...frame,
    }),
    id,
  );
}

/** Shows another picture in the same frame. What was said of the one before, and which part of it was shown, goes with it. */
export function replacePicture(design: DesignDocument, id: string, { assetId, ratio }: PictureSource): DesignDocument {
  const others = { ...design, elements: design.elements.filter((element) => element.id !== id) };
  if (!hasRoomFor(others, assetId)) return design;
  return changeElement(design, id, (element) => {
    if (element.kind !== "image" || element.assetId === assetId) return element;
    const { crop: _crop, focus: _focus, alt: _alt, ...frame } = element;
    return { ...frame, assetId, ratio: possibleRatio(ratio) };
  });
}

export type PictureSetting = Partial<Pick<ImageElement, "fit" | "focus" | "radius" | "alt">>;

/** Sets how a picture fits its frame, and what it is said to show. */
export const setPicture = (design: DesignDocument, id: string, { alt, ...setting }: PictureSetting): DesignDocument =>
  changeElement(design, id, (element) => {
    if (element.kind !== "image") return element;
    const { alt: altBefore, ...picture } = element;
    const words = alt === undefined ? altBefore : cleanText(alt).slice(0, altMax).toWellFormed();
    const names = Object.keys(setting) as (keyof typeof setting)[];
    if ((words ?? "") === (altBefore ?? "") && names.every((name) => setting[name] === element[name])) return element;
    return { ...picture, ...setting, ...(words && { alt: words }) };
  });

/** Times that a picture is larger than its frame needs. */
export const zoomOf = ({ crop }: ImageElement): number => (crop ? 1 / Math.max(crop.width, crop.height) : 1);
export const zoomMax = 8;

/** Shows a part of a picture in its frame: closer, and around another point. */
export const setView = (
  design: DesignDocument,
  id: string,
  { zoom: wanted, focus }: { readonly zoom: number; readonly focus: NonNullable<ImageElement["focus"]> },
): DesignDocument =>
  changeElement(design, id, (element) => {
    if (element.kind !== "image") return element;
    const { crop: _, ...whole } = element;
    const size = 1 / Math.min(zoomMax, Math.max(1, wanted));
    const crop = { x: (1 - size) * focus.x, y: (1 - size) * focus.y, width: size, height: size };
    return { ...whole, focus, ...(size < 1 && { crop }) };
  });

/** Cuts a picture to an outline; to its frame, if left out. */
export const setMask = (design: DesignDocument, id: string, mask: PictureMask | undefined): DesignDocument =>
  changeElement(design, id, (element) => {
    if (element.kind !== "image" || element.mask === mask) return element;
    const { mask: _, ...framed } = element;
    return { ...framed, ...(mask && { mask }) };
  });

const altMax = 300;

/** Tells whether the pages of a design can show one more picture, or show it already. */
export function hasRoomFor(design: Pick<DesignDocument, "elements" | "pages">, assetId: string): boolean {
  const elements = pagesOf(design).flat();
  const shown = new Set(elements.flatMap((element) => (element.kind === "image" ? element.assetId : [])));
  return shown.has(assetId) || shown.size < picturesMax;
}

/** Ratio within its limits, also for a line a pixel high. */
const possibleRatio = (ratio: number): number => Math.min(100, Math.max(0.01, ratio));

const round = (value: number): number => Math.round(value * 10) / 10;
