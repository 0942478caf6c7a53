import type { PictureMediaType } from "#studio/index.ts";
import { designsPath } from "../design-rules.ts";

export const assetsPath = `${designsPath}/assets`;

const megabyte = 1_024 * 1_024;
export const assetMegabytesMax = 10;
export const assetBytesMax = assetMegabytesMax * megabyte;
/** All of a user's. */
export const assetsMax = 300;
const storedMegabytesMax = 300;
export const storedBytesMax = storedMegabytesMax * megabyte;

/** For `accept` of file fields. */
export const assetTypes = "image/png,image/jpeg,image/webp,image/avif,image/svg+xml";
export const assetFormatNames = "PNG, JPEG, WebP, AVIF or SVG";

/** Details of an uploaded picture that the browser knows. */
export interface ShownAsset {
  readonly id: string;
  readonly name: string;
  readonly mediaType: PictureMediaType;
  readonly width: number;
  readonly height: number;
}

/** Never changes what it shows. */
export const assetAddress = (assetId: string): string => `${assetsPath}/${assetId}`;
