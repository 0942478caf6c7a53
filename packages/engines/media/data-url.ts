import type { MediaFile } from "../media-contract.ts";

export const toBase64 = ({ data }: MediaFile): string =>
  Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString("base64");

/** For providers that take a file only by its address. */
export const toDataUrl = (file: MediaFile): string => `data:${file.mediaType};base64,${toBase64(file)}`;
