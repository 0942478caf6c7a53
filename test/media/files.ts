import type { MediaFile } from "../../packages/engines/media-contract.ts";

/** A picture of one pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture of one pixel. */
const webp = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

/** One silent frame of MPEG 1, layer III. */
const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);

function wav(): Buffer {
  const data = Buffer.alloc(44);
  data.write("RIFF", 0);
  data.writeUInt32LE(36, 4);
  data.write("WAVEfmt ", 8);
  return data;
}

const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom"), Buffer.alloc(12)]);

function glb(): Buffer {
  const data = Buffer.alloc(20);
  data.write("glTF", 0);
  data.writeUInt32LE(2, 4);
  data.writeUInt32LE(20, 8);
  return data;
}

/** The smallest files of each kind. */
export const sampleFiles = {
  png: { mediaType: "image/png", data: png },
  webp: { mediaType: "image/webp", data: webp },
  mp3: { mediaType: "audio/mpeg", data: mp3 },
  wav: { mediaType: "audio/wav", data: wav() },
  mp4: { mediaType: "video/mp4", data: mp4 },
  glb: { mediaType: "model/gltf-binary", data: glb() },
} as const satisfies Readonly<Record<string, MediaFile>>;
