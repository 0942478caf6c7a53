import { soundSeconds } from "#engines/rules.ts";
import { recordingBytesMax, timeInWords } from "../audio-rules.ts";
import { wavSecondsIn, writeWav } from "../write-wav.ts";

/** A recording as it is sent. */
export interface Recording {
  readonly file: File;
  readonly seconds: number;
}

/** Reason why a file can’t be sent, in a sentence for the user. */
export class RecordingRefused extends Error {
  override readonly name = "RecordingRefused";
}

const megabyte = 1_024 * 1_024;
const sentAsTheyAre = /^audio\/(?:mpeg|mp3|wav|x-wav|wave|vnd\.wave|mp4|m4a|x-m4a)$/;
/** Decoded, a compressed sound takes some twenty times its size in memory. */
const decodedBytesMax = 40 * megabyte;
/** Enough for speech. */
const samplesPerSecond = 16_000;
const convertedSecondsMax = Math.floor(wavSecondsIn(recordingBytesMax, samplesPerSecond));

/** WAV, MP3 and M4A are sent as they are, everything else that the browser can read as WAV. @throws {RecordingRefused} */
export async function prepareRecording(chosen: File): Promise<Recording> {
  const isMp3 = /mpeg|mp3/.test(chosen.type);
  const isM4a = /mp4|m4a/.test(chosen.type);
  if (sentAsTheyAre.test(chosen.type) && chosen.size <= recordingBytesMax) {
    const seconds = soundSeconds(new Uint8Array(await chosen.arrayBuffer()));
    // A memo that was written in fragments tells no length; the browser reads it.
    if (seconds === undefined && isM4a) return convert(chosen);
    if (seconds === undefined) throw new RecordingRefused("There is no sound in this file. Please choose another one.");
    return { file: chosen, seconds };
  }
  if (isMp3 || chosen.size > decodedBytesMax) {
    const max = isMp3 ? recordingBytesMax : decodedBytesMax;
    throw new RecordingRefused(`This file is larger than ${max / megabyte} MB. Please cut it into shorter ones.`);
  }
  return convert(chosen);
}

async function convert(chosen: File): Promise<Recording> {
  const context = new OfflineAudioContext(1, 1, samplesPerSecond);
  const sound = await context.decodeAudioData(await chosen.arrayBuffer()).catch(() => {
    throw new RecordingRefused(
      "Your browser can’t read this file as a sound. Please choose WAV, MP3, M4A, OGG or WebM.",
    );
  });
  if (sound.duration > convertedSecondsMax) {
    throw new RecordingRefused(
      `This recording is ${timeInWords(sound.duration)} long. Up to ${timeInWords(convertedSecondsMax)} can be converted here; as MP3 or M4A it can be longer.`,
    );
  }
  const name = `${chosen.name.replace(/\.\w+$/, "")}.wav`;
  const file = new File([writeWav(inOneChannel(sound), samplesPerSecond)], name, { type: "audio/wav" });
  return { file, seconds: wavSecondsIn(file.size, samplesPerSecond) };
}

function inOneChannel(sound: AudioBuffer): Float32Array {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
  const [only, ...others] = channels;
  if (only && others.length === 0) return only;
  return Float32Array.from({ length: sound.length }, (_, at) =>
    channels.reduce((sum, channel) => sum + (channel[at] ?? 0) / channels.length, 0),
  );
}
