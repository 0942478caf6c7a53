import { AppError } from "#platform/errors.ts";
import { type Crop, cropField, cropSideMin } from "../ui/picture/picture-limits.ts";

/**
 * Reads the form field `crop`: `left,top,side` in whole pixels.
 * @returns undefined if the field is missing: without scripts, users can't choose a crop.
 * @throws {AppError} `invalid_input` unless it is three whole numbers.
 */
export function readCrop(form: FormData): Crop | undefined {
  if (!form.has(cropField)) return undefined;
  const numbers = /^(\d{1,9}),(\d{1,9}),(\d{1,9})$/.exec(String(form.get(cropField)));
  if (!numbers) throw cropUnfit();
  const [left = 0, top = 0, side = 0] = numbers.slice(1).map(Number);
  return { left, top, side };
}

/** @throws {AppError} `invalid_input` unless the crop lies inside a picture of this size and is large enough. */
export function checkCrop({ left, top, side }: Crop, size: { readonly width: number; readonly height: number }): void {
  const sideMin = Math.min(cropSideMin, size.width, size.height);
  if (side < sideMin || left + side > size.width || top + side > size.height) throw cropUnfit();
}

const cropUnfit = () =>
  new AppError("invalid_input", {
    userMessage: "The part you chose doesn’t fit this picture. Please choose the picture again.",
  });
