import { describe, expect, it } from "vitest";
import { sampleFiles } from "../../../test/media/files.ts";
import { m4aOf } from "../../../test/media/m4a-of.ts";
import { wavOf } from "../../../test/media/wav-of.ts";
import { soundSeconds } from "./sound-seconds.ts";

const { mp3, png, wav } = sampleFiles;
/** One frame of MPEG 1, layer III, at 128 kbit/s and 44,100 Hz. */
const frame = 1_152 / 44_100;
const id3 = (length: number) => {
  const tag = Buffer.alloc(10 + length, 0xff);
  tag.write("ID3\x04\0\0", "latin1");
  tag.set([0, 0, length >> 7, length & 0x7f], 6);
  return tag;
};

describe("the length of a sound", () => {
  it.each([
    ["a WAV", wavOf(90), 90],
    ["a WAV of less than a second", wavOf(0.25), 0.25],
    ["a WAV whose length was left open", openEnded(wavOf(3)), 3],
    ["a WAV that is cut", wavOf(4).subarray(0, 44 + 2 * 8_000 * 2), 2],
    ["an MP3", mp3.data, frame],
    ["an MP3 of a hundred frames", Buffer.concat(Array(100).fill(mp3.data)), 100 * frame],
    ["an MP3 after a tag that looks like frames", Buffer.concat([id3(1_000), mp3.data]), frame],
    ["an MP3 with rubbish between its frames", Buffer.concat([mp3.data, Buffer.from("rubbish"), mp3.data]), 2 * frame],
    ["an MP3 whose last frame is cut", Buffer.concat([mp3.data, mp3.data.subarray(0, 200)]), frame],
    ["a voice memo of 15 minutes", m4aOf(900), Math.round((900 * 44_100) / 1_024) * (1_024 / 44_100)],
    ["speech of MPEG 2", Buffer.concat([Buffer.from([0xff, 0xf3, 0x84, 0xc4]), Buffer.alloc(188)]), 576 / 24_000],
  ])("[C8] of %s is what its bytes say", (_, bytes, seconds) => {
    expect(soundSeconds(bytes)).toBeCloseTo(seconds, 6);
    // Also as a part of a larger buffer, which is how files arrive.
    const part = Buffer.concat([Buffer.alloc(3), bytes, Buffer.alloc(3)]).subarray(3, 3 + bytes.length);
    expect(soundSeconds(part)).toBeCloseTo(seconds, 6);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a picture", png.data],
    ["a WAV without a sound", wav.data],
    ["a tag alone", id3(500)],
    ["half of a frame", mp3.data.subarray(0, 200)],
    ["ones", Buffer.alloc(5_000, 0xff)],
    ["text", Buffer.from("<html>Not a sound, though long enough</html>")],
  ])("[E11] of %s is unknown", (_, bytes) => {
    expect(soundSeconds(bytes)).toBeUndefined();
  });

  it("[H7] of any bytes is found without breaking", () => {
    for (let length = 0; length < 80; length++)
      for (const start of ["", "RIFF\0\0\0\0WAVE", "RIFF\0\0\0\0WAVEdata", "ID3\x04\0\0\x7f\x7f\x7f\x7f", "\xff\xfb"])
        for (const fill of [0, 0x57, 0xff])
          soundSeconds(Buffer.concat([Buffer.from(start, "latin1"), Buffer.alloc(length, fill)]));
  });

  it("[C8] a recording whose tables claim to be shorter counts by its frames", () => {
    expect(soundSeconds(m4aOf(900, 1))).toBeGreaterThan(800);
  });
});

/** Sound file as written by programs that don’t know yet how long it will be. */
function openEnded(file: Buffer): Buffer {
  const open = Buffer.from(file);
  open.writeUInt32LE(0xffffffff, 4);
  open.writeUInt32LE(0xffffffff, 40);
  return open;
}
