import type { AspectRatio } from "../media-contract.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels: multiples of 16, which all providers take that want pixels, and about a megapixel, which most are trained on. */
const sizes: Readonly<Record<AspectRatio, Size>> = {
  "1:1": { width: 1_024, height: 1_024 },
  "16:9": { width: 1_536, height: 864 },
  "9:16": { width: 864, height: 1_536 },
  "4:3": { width: 1_344, height: 1_008 },
  "3:4": { width: 1_008, height: 1_344 },
};

export const sizeOf = (aspectRatio: AspectRatio): Size => sizes[aspectRatio];
