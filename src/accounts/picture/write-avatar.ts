import { withPicture } from "#platform/pictures/open-picture.ts";
import { type Crop, pictureOfOtherFormat } from "../ui/picture/picture-limits.ts";
import { checkCrop } from "./crop.ts";

/** Width and height of every avatar. The largest on a page is 96 px wide, on screens with up to three pixels per CSS pixel. */
const avatarSide = 512;
const quality = 82;

export interface AvatarOrder {
  /** Unchecked. */
  readonly file: Uint8Array;
  /** The part to keep; without it, the center. */
  readonly crop?: Crop | undefined;
}

/**
 * Makes an avatar from an uploaded file: upright, square, one size, without metadata. A task of worker processes.
 * @returns WebP.
 * @throws {AppError} `invalid_input` if the file isn't a picture in a known format, is truncated or has too many pixels, or if the crop
 * doesn't fit.
 */
export const writeAvatar = ({ file, crop }: AvatarOrder): Promise<Uint8Array> =>
  withPicture(file, pictureOfOtherFormat, ({ picture, width, height }) => {
    if (crop) checkCrop(crop, { width, height });
    // Without a crop, sharp decodes a large JPEG at a fraction of its size.
    const part = crop
      ? picture.extract({ left: crop.left, top: crop.top, width: crop.side, height: crop.side })
      : picture;
    return part.resize(avatarSide, avatarSide, { fit: "cover" }).webp({ quality }).toBuffer();
  });
