import sharp from "sharp";
import { AppError } from "#platform/errors.ts";
import { withPicture } from "#platform/pictures/open-picture.ts";
import type { PictureKind } from "../listing-rules.ts";
import { pictureBounds, pictureFormatNames } from "./picture-rules.ts";

/** In pixels: enough for a wide screen. */
const sideMax = 2_000;
/** In pixels: twice what the row of screenshots on a tool's page takes. */
const smallMax = { width: 1_200, height: 640 } as const;
/** In pixels: three for each CSS pixel where it is largest. */
const logoSide = 192;
/** Text in screenshots is still sharp, at about a fifth of a PNG's size. */
const quality = 88;

export interface WrittenPicture {
  /** WebP. */
  readonly bytes: Uint8Array;
  /** The smaller one of a screenshot, WebP; null for a logo. */
  readonly small: Uint8Array | null;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const otherFormat = `This file isn’t a picture that we can open. Choose a ${pictureFormatNames} file.`;

/**
 * Makes a listing's picture from an uploaded file, upright and without metadata: a screenshot in two sizes, or a logo in the middle of a
 * transparent square. A task of worker processes.
 * @param picture.file unchecked.
 * @throws {AppError} `invalid_input` if it isn’t a PNG, JPEG or WebP, is damaged, has too many pixels or too few, or is too long or wide.
 */
export const writeListingPicture = ({
  file,
  kind,
}: {
  readonly file: Uint8Array;
  readonly kind: PictureKind;
}): Promise<WrittenPicture> =>
  withPicture(file, otherFormat, async ({ picture, format, width, height }) => {
    if (format === "avif") throw new AppError("invalid_input", { userMessage: otherFormat });
    const refusal = sizeError(kind, width, height);
    if (refusal) throw new AppError("invalid_input", { userMessage: refusal });
    if (kind === "logo") {
      const square = { width: logoSide, height: logoSide, fit: "contain", background: "#0000" } as const;
      const bytes = await picture.resize(square).toColorspace("srgb").webp({ lossless: true }).toBuffer();
      return { bytes, small: null, width: logoSide, height: logoSide };
    }
    const within = { fit: "inside", withoutEnlargement: true } as const;
    const { data, info } = await picture
      .resize(sideMax, sideMax, within)
      .flatten({ background: "#fff" })
      .toColorspace("srgb")
      .webp({ quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(data)
      .resize(smallMax.width, smallMax.height, within)
      .webp({ quality, smartSubsample: true })
      .toBuffer();
    return { bytes: data, small, width: info.width, height: info.height };
  });

function sizeError(kind: PictureKind, width: number, height: number): string | undefined {
  const { sideMin, ratioMax } = pictureBounds[kind];
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < sideMin)
    return `This picture has ${width} × ${height} pixels. A ${kind} needs ${sideMin} or more on each side.`;
  if (long > ratioMax * short)
    return `This picture has ${width} × ${height} pixels. A ${kind} can be at most ${ratioMax} times as long on one side as on the other.`;
  return undefined;
}
