import { AppError } from "#platform/errors.ts";
import { heicRefused, isHeic } from "#platform/pictures/heic.ts";
import { findPictureFormat } from "#platform/pictures/picture-format.ts";
import type { Services } from "#platform/services.ts";
import { cutOutProduct, type NoCutOut } from "#studio/index.ts";
import type { ShownAsset } from "../assets/asset-rules.ts";
import { addAsset, deleteAsset, readAsset } from "../assets/assets.ts";
import { photoFormats } from "./product-rules.ts";

export interface ProductPhoto {
  readonly photo: ShownAsset;
  /** The product without its background. */
  readonly cutOut?: { readonly asset: ShownAsset; readonly foot: readonly [number, number] };
  /** Why there is no cut-out. */
  readonly reason?: NoCutOut;
}

interface Upload {
  readonly userId: string;
  readonly name: string;
  /** Unchecked. */
  readonly file: Uint8Array;
}

/**
 * Stores a photo of a product, and beside it the product alone where its background is plain.
 * @throws {AppError} `invalid_input` for what is no PNG, JPEG or WebP, or moves; `payload_too_large`.
 */
export async function addProductPhoto(
  services: Services,
  { userId, name, file }: Upload,
  signal: AbortSignal,
): Promise<ProductPhoto> {
  if (isHeic(file)) throw wrongPhoto(heicRefused);
  const format = findPictureFormat(file);
  if (!format || format === "avif")
    throw wrongPhoto(`This file type isn’t supported. Please choose a ${photoFormats} file.`);
  if (isAnimated(file)) throw wrongPhoto("This picture is animated. Please choose a photo.");
  const photo = await addAsset(services, { userId, name, file }, signal);
  try {
    const { bytes } = await readAsset(services, { userId, assetId: photo.id });
    const made = await cutOutProduct(services.workers, { bytes }, { group: userId, signal });
    if (typeof made === "string") return { photo, reason: made };
    const asset = await addAsset(services, { userId, name: `${name}, cut out`, file: made.bytes }, signal);
    return { photo, cutOut: { asset, foot: made.foot } };
  } catch (error) {
    await deleteAsset(services, { userId, assetId: photo.id });
    throw error;
  }
}

const wrongPhoto = (userMessage: string) => new AppError("invalid_input", { field: "file", userMessage });

/** Tells whether a PNG or WebP file holds several pictures, as its header says. */
function isAnimated(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString("latin1", 8, 12) === "WEBP") {
    return bytes.toString("latin1", 12, 16) === "VP8X" && ((bytes[20] ?? 0) & 0x02) !== 0;
  }
  return bytes.toString("latin1", 1, 4) === "PNG" && hasAnimationChunk(bytes);
}

const firstChunk = 8;
/** Bytes around the data of a chunk: its length, its name and its checksum. */
const frameBytes = 12;

/** `acTL` comes before the picture’s own data (PNG, third edition). */
function hasAnimationChunk(bytes: Buffer): boolean {
  for (let at = firstChunk; at + frameBytes <= bytes.length; ) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (name === "acTL" || name === "IDAT") return name === "acTL";
    at += frameBytes + bytes.readUInt32BE(at);
  }
  return false;
}
