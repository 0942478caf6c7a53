import sharp from "sharp";
import { AppError } from "#platform/errors.ts";
import { withPicture } from "#platform/pictures/open-picture.ts";
import { type Logo, logoOfOtherFormat, logoSizeMax, luminanceOfChannels } from "./brand-rules.ts";
import { binOf, toneBins, toneMax } from "./logo-rules.ts";

export interface WrittenLogo extends Omit<Logo, "address"> {
  /** PNG. */
  readonly bytes: Uint8Array;
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
    return { bytes: data, width: info.width, height: info.height, tones: await readTones(data) };
  });

/** @returns null for a logo without transparency, which brings its own background. */
async function readTones(png: Uint8Array): Promise<string | null> {
  if ((await sharp(png).stats()).isOpaque) return null;
  const pixels = await sharp(png).ensureAlpha().raw().toBuffer();
  const counts = new Array<number>(toneBins).fill(0);
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const bin = binOf(luminanceOfChannels([red, green, blue]));
    counts[bin] = (counts[bin] ?? 0) + alpha;
  }
  const largest = Math.max(1, ...counts);
  return counts.map((count) => Math.round((count / largest) * toneMax).toString(16)).join("");
}
