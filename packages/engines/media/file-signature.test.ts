import { describe, expect, it } from "vitest";
import { sampleFiles } from "../../../test/media/files.ts";
import { EngineError } from "../engine-error.ts";
import { type MediaKind, readMediaFile } from "./file-signature.ts";

const { png, mp3, wav, mp4, glb } = sampleFiles;
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(20)]);
const webp = Buffer.concat([Buffer.from("RIFF\x0c\0\0\0WEBPVP8 "), Buffer.alloc(4)]);
const tagged = Buffer.concat([Buffer.from("ID3"), Buffer.alloc(20)]);
const streamedWav = Buffer.from(wav.data);
streamedWav.writeUInt32LE(0xffffffff, 4);

const kindOf = (bytes: Uint8Array, kind: MediaKind): string => {
  try {
    return readMediaFile(bytes, kind).mediaType;
  } catch (error) {
    return (error as EngineError).kind;
  }
};

describe("a file", () => {
  it.each([
    ["image", png.data, "image/png"],
    ["image", jpeg, "image/jpeg"],
    ["image", webp, "image/webp"],
    ["audio", mp3.data, "audio/mpeg"],
    ["audio", tagged, "audio/mpeg"],
    ["audio", wav.data, "audio/wav"],
    ["audio", streamedWav, "audio/wav"],
    ["video", mp4.data, "video/mp4"],
    ["model", glb.data, "model/gltf-binary"],
  ] as const)("[E5] is %s because of its bytes: %#", (kind, data, mediaType) => {
    expect(kindOf(data, kind)).toBe(mediaType);
    // Also as a part of a larger buffer, which is how files arrive.
    const part = Buffer.concat([Buffer.alloc(3), data, Buffer.alloc(3)]).subarray(3, 3 + data.length);
    expect(kindOf(part, kind)).toBe(mediaType);
  });

  it.each([
    ["of another kind", png.data, "audio"],
    ["of another kind in the same container", webp, "audio"],
    ["a picture in a film’s place", jpeg, "video"],
    ["empty", Buffer.alloc(0), "image"],
    ["only its first bytes", png.data.subarray(0, 8), "image"],
    ["a picture without its end", png.data.subarray(0, 50), "image"],
    ["half of a sound", wav.data.subarray(0, 30), "audio"],
    ["half of a model", glb.data.subarray(0, 15), "model"],
    ["text", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image"],
    ["ones", Buffer.alloc(100, 0xff), "audio"],
  ] as const)("[E8] is no result if it is %s", (_, data, kind) => {
    expect(kindOf(data, kind)).toBe("nonsense");
  });

  it("[E8] can be any bytes without breaking the reader", () => {
    for (let length = 0; length < 64; length++)
      for (const start of ["", "RIFF", "glTF", "ID3", "\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "\0\0\0\x18ftyp"]) {
        const data = Buffer.concat([Buffer.from(start, "latin1"), Buffer.alloc(length, 0x57)]);
        for (const kind of ["image", "audio", "video", "model"] as const)
          try {
            readMediaFile(data, kind);
          } catch (error) {
            expect(error).toBeInstanceOf(EngineError);
          }
      }
  });
});
