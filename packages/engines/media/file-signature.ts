import { EngineError } from "../engine-error.ts";
import type { MediaFile } from "../media-contract.ts";

export type MediaKind = "image" | "audio" | "video" | "model";

interface Format {
  readonly kind: MediaKind;
  readonly mediaType: string;
  /** Tells whether the file begins as this format does. */
  readonly begins: (data: Buffer) => boolean;
  /** Tells whether the file is complete, as far as the file itself shows. */
  readonly isWhole?: (data: Buffer) => boolean;
}

const has = (data: Buffer, text: string, at: number): boolean => data.toString("latin1", at, at + text.length) === text;

/** Programs that write a sound while it is made leave its length out, or fill it with ones. */
const unknownLengths = [0, 0xffffffff];
const isRiffWhole = (data: Buffer): boolean => {
  const length = data.readUInt32LE(4);
  return unknownLengths.includes(length) || data.length >= length + 8;
};

const formats: readonly Format[] = [
  {
    kind: "image",
    mediaType: "image/png",
    begins: (data) => has(data, "\x89PNG\r\n\x1a\n", 0),
    isWhole: (data) => data.includes("IEND", -64, "latin1"),
  },
  { kind: "image", mediaType: "image/jpeg", begins: (data) => has(data, "\xff\xd8\xff", 0) },
  {
    kind: "image",
    mediaType: "image/webp",
    begins: (data) => has(data, "RIFF", 0) && has(data, "WEBP", 8),
    isWhole: isRiffWhole,
  },
  {
    kind: "audio",
    mediaType: "audio/wav",
    begins: (data) => has(data, "RIFF", 0) && has(data, "WAVE", 8),
    isWhole: isRiffWhole,
  },
  {
    kind: "audio",
    mediaType: "audio/mpeg",
    // A tag, or a frame: 11 bits of ones, a version that is not reserved, and layer III.
    begins: (data) => {
      const [first, second = 0] = data;
      return has(data, "ID3", 0) || (first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08);
    },
  },
  { kind: "audio", mediaType: "audio/mp4", begins: (data) => has(data, "ftyp", 4) },
  { kind: "video", mediaType: "video/mp4", begins: (data) => has(data, "ftyp", 4) },
  {
    kind: "model",
    mediaType: "model/gltf-binary",
    begins: (data) => has(data, "glTF", 0),
    isWhole: (data) => data.length >= data.readUInt32LE(8),
  },
];

/** Long enough for every header that is read here. */
const bytesMin = 12;

/**
 * Reads what kind of file the bytes are, whatever the provider says that they are.
 * @throws {EngineError} `nonsense` if they are no file of this kind, or only its beginning.
 */
export function readMediaFile(bytes: Uint8Array, kind: MediaKind): MediaFile {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = data.length < bytesMin ? undefined : formats.find((each) => each.kind === kind && each.begins(data));
  if (!format || format.isWhole?.(data) === false) throw new EngineError("nonsense");
  return { mediaType: format.mediaType, data: bytes };
}

/**
 * A picture that is only shown to a model: a GIF as well, which nothing here makes or keeps.
 * @throws {EngineError} `nonsense` for anything else.
 */
export function readPicture(bytes: Uint8Array): MediaFile {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, bytesMin));
  const isGif = start.length === bytesMin && (has(start, "GIF89a", 0) || has(start, "GIF87a", 0));
  return isGif ? { mediaType: "image/gif", data: bytes } : readMediaFile(bytes, "image");
}
