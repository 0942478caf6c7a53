import type { Kind } from "./brief.ts";

/** In pixels. */
export interface Format {
  readonly width: number;
  readonly height: number;
}

export const aspectRatios = ["1:1", "16:9", "9:16", "4:3", "3:4"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** The sizes that image engines draw, too. */
const sizes: Readonly<Record<AspectRatio, Format>> = {
  "1:1": { width: 1024, height: 1024 },
  "16:9": { width: 1792, height: 1024 },
  "9:16": { width: 1024, height: 1792 },
  "4:3": { width: 1024, height: 768 },
  "3:4": { width: 768, height: 1024 },
};

export const sizeOf = (ratio: AspectRatio): Format => sizes[ratio];

const formats: Readonly<Record<Kind, Format>> = {
  // A3 at 150 dots per inch.
  poster: { width: 1754, height: 2480 },
  post: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  banner: { width: 1920, height: 1080 },
  // A book's.
  cover: { width: 1600, height: 2400 },
  // 85 × 55 mm at 300 dots per inch.
  card: { width: 1004, height: 650 },
  logo: { width: 1024, height: 1024 },
  mockup: { width: 1440, height: 1024 },
  pattern: { width: 2048, height: 2048 },
  abstract: { width: 1792, height: 1024 },
  scene: { width: 1792, height: 1024 },
  icons: { width: 1024, height: 1024 },
};

/** The size of a kind where the user chose none. */
export const formatOf = (kind: Kind): Format => formats[kind];
