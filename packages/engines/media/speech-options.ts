import type { MediaVendor } from "../vendors.ts";

export const speechFormats = ["mp3", "wav"] as const;
export type SpeechFormat = (typeof speechFormats)[number];

export interface SpeechOptions {
  /** The first is the standard. */
  readonly formats: readonly SpeechFormat[];
  /** Range of speaking speeds; undefined if it always speaks at its own speed. */
  readonly speed?: { readonly min: number; readonly max: number } | undefined;
}

/** Choices besides the voice that vendors of speech give to users. */
const options: Readonly<Partial<Record<MediaVendor, SpeechOptions>>> = {
  openai: { formats: ["mp3", "wav"] },
  deepgram: { formats: ["mp3", "wav"] },
  elevenlabs: { formats: ["mp3"], speed: { min: 0.7, max: 1.2 } },
};

export const speechOptions = (vendor: MediaVendor): SpeechOptions => options[vendor] ?? { formats: ["mp3"] };
