/** Fields and prices of the audio screen’s forms. Pure. */
import type { MediaSettings } from "../run-screens/media/media-rules.ts";

export const audioPath = "/home/audio";
export const audioKinds = ["speech", "transcription", "music"] as const;
export type AudioKind = (typeof audioKinds)[number];

export const audioTabs = [
  { id: "speech", name: "Speech", path: `${audioPath}?tab=speech` },
  { id: "transcription", name: "Transcription", path: `${audioPath}?tab=transcription` },
  { id: "music", name: "Music", path: `${audioPath}?tab=music` },
] as const satisfies readonly { readonly id: AudioKind; readonly name: string; readonly path: string }[];

/** Below an engine’s id: the voices that it speaks with. */
export const voicesPath = "/api/audio/voices";
export const transcriptsPath = "/api/audio/transcripts";

/** Characters; voices read about five minutes of it. */
export const spokenMax = 4_000;
/** Characters of what a voice is tried with. */
const sampleMax = 120;
export const musicPromptMax = 2_000;
/** In seconds. */
export const musicLengths = [15, 30, 60, 90, 120, 180] as const;

/** Bytes of a recording that is sent. */
export const recordingBytesMax = 25 * 1_024 * 1_024;

/** Recognized by themselves, or one of these. */
export const spokenLanguages = [
  { id: "en", name: "English" },
  { id: "fr", name: "French" },
  { id: "es", name: "Spanish" },
  { id: "de", name: "German" },
  { id: "it", name: "Italian" },
  { id: "pt", name: "Portuguese" },
  { id: "nl", name: "Dutch" },
  { id: "pl", name: "Polish" },
  { id: "tr", name: "Turkish" },
  { id: "uk", name: "Ukrainian" },
  { id: "ar", name: "Arabic" },
  { id: "hi", name: "Hindi" },
  { id: "ja", name: "Japanese" },
  { id: "ko", name: "Korean" },
  { id: "zh", name: "Chinese" },
] as const;

/** The engine of an earlier run, if it is still connected, else the one of the page that led here, else the first. */
export function firstEngine<Engine extends { readonly id: string }>(
  engines: readonly Engine[],
  rerun: MediaSettings | undefined,
  slug: string | null,
): Engine | undefined {
  const wanted = rerun?.engine ?? `${slug}/`;
  return engines.find(({ id }) => id.startsWith(wanted)) ?? engines[0];
}

/** Text that a voice is tried with: the first sentence, or as much of it as a short sample takes. */
export function sampleOf(text: string): string {
  const clean = text.trim().replaceAll(/\s+/g, " ");
  const sentence = /^.*?[.!?…。！？](?=\s|$)/.exec(clean)?.[0] ?? clean;
  if (sentence.length <= sampleMax) return sentence;
  const cut = sentence.slice(0, sampleMax);
  return cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : sampleMax);
}

/** `1:05`, `1:02:09`. */
export function timeInWords(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
