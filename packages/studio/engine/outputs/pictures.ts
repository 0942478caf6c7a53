import type { PictureAddress } from "../render/render-svg.ts";

/** Media types that every output can draw; uploads become one of these. */
export const pictureMediaTypes = ["image/png", "image/jpeg", "image/svg+xml"] as const;
export type PictureMediaType = (typeof pictureMediaTypes)[number];

export interface Picture {
  readonly mediaType: PictureMediaType;
  readonly bytes: Uint8Array;
}

/** The pictures of a design, by the ids of their assets. */
export type Pictures = ReadonlyMap<string, Picture>;

export const noPictures: Pictures = new Map();

/** Pictures as `data:`, so that a file stands alone. On the server only. */
export const embedded =
  (pictures: Pictures): PictureAddress =>
  (assetId) => {
    const picture = pictures.get(assetId);
    return picture && `data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString("base64")}`;
  };
