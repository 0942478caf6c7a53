import { AppError } from "#platform/errors.ts";
import { withPicture } from "#platform/pictures/open-picture.ts";
import { logoOfOtherFormat, logoSizeMax } from "./brand-rules.ts";

export interface WrittenLogo {
  /** PNG. */
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a logo from an uploaded file: upright, within `logoSizeMax` in its own proportions, with its transparency, without metadata. A task
 * of worker processes.
 * @param file unchecked.
 * @throws {AppError} `invalid_input` if the file isn’t a PNG, JPEG or WebP, is damaged or has too many pixels.
 */
export const writeLogo = (file: Uint8Array): Promise<WrittenLogo> =>
  withPicture(file, logoOfOtherFormat, async ({ picture, format }) => {
    if (format === "avif") throw new AppError("invalid_input", { userMessage: logoOfOtherFormat });
    const { width, height } = logoSizeMax;
    const sized = picture.resize(width, height, { fit: "inside", withoutEnlargement: true }).toColorspace("srgb");
    const { data, info } = await sized.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
