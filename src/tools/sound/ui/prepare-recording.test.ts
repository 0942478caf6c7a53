import { afterEach, describe, expect, it, vi } from "vitest";
import { m4aOf } from "../../../../test/media/m4a-of.ts";
import { wavOf } from "../../../../test/media/wav-of.ts";
import { recordingBytesMax } from "../audio-rules.ts";
import { prepareRecording } from "./prepare-recording.ts";

const fileOf = (bytes: Uint8Array, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });
const nothing = (bytes: number) => new Uint8Array(bytes);

/** Acts as a browser that reads any file as so many seconds of sound, or can’t. */
function decodeAs(seconds: number | undefined): void {
  vi.stubGlobal(
    "OfflineAudioContext",
    class {
      async decodeAudioData() {
        if (seconds === undefined) throw new DOMException("no sound", "EncodingError");
        return { duration: seconds, numberOfChannels: 1, getChannelData: () => new Float32Array(16_000 * seconds) };
      }
    },
  );
}

const tooLarge = fileOf(nothing(recordingBytesMax + 1), "a.mp3", "audio/mpeg");
const muchTooLarge = fileOf(nothing(41 * 1_024 * 1_024), "a.m4a", "audio/mp4");

describe("recordings that are chosen", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ["an MP3 of more than 25 MB", tooLarge, 60, /^This file is larger than 25 MB\. Please /],
    ["more than 40 MB to be converted", muchTooLarge, 60, /^This file is larger than 40 MB\. Please /],
    ["14 minutes to be converted", fileOf(nothing(9), "a.m4a", "audio/mp4"), 840, /is 14:00 long\. Up to 13:\d\d can/],
    ["a text", fileOf(nothing(9), "a.txt", "text/plain"), undefined, /can’t read this file as a sound\. Please /],
    ["a text named as a recording", fileOf(nothing(9), "a.mp3", "audio/mpeg"), undefined, /^There is no sound in this/],
    ["a recording of nothing", fileOf(wavOf(0), "a.wav", "audio/wav"), undefined, /^There is no sound in this file/],
  ])("[H7] refuse %s with the reason and what to do", async (_, file, seconds, reason) => {
    decodeAs(seconds);
    await expect(prepareRecording(file)).rejects.toMatchObject({
      name: "RecordingRefused",
      message: expect.stringMatching(reason),
    });
  });

  it("[F7] are sent as they are if they are voice memos of a phone", async () => {
    const memo = fileOf(m4aOf(900), "memo.m4a", "audio/x-m4a");
    const { file, seconds } = await prepareRecording(memo);
    expect([file, Math.round(seconds)]).toEqual([memo, 900]);
  });

  it("[F7] become a smaller WAV file if they are a large one, or in a format that only the browser reads", async () => {
    decodeAs(2);
    for (const type of ["audio/wav", "audio/mp4"]) {
      const { file, seconds } = await prepareRecording(fileOf(nothing(recordingBytesMax + 1), "a.any", type));
      expect([file.name, file.type, Math.round(seconds)]).toEqual(["a.wav", "audio/wav", 2]);
    }
  });
});
