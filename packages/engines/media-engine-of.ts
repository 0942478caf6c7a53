import { fromWordsOnly } from "./media/input-pictures.ts";
import type { MediaEngine, MediaEngineOptions, MediaRequests, MediaResults, Modality } from "./media-contract.ts";
import * as engines from "./media-engines.ts";
import type { MediaVendor } from "./vendors.ts";

type Make<Kind extends Modality> = (
  options: MediaEngineOptions,
) => MediaEngine<MediaRequests[Kind], MediaResults[Kind]>;
type EngineTable = { readonly [Kind in Modality]: Readonly<Partial<Record<MediaVendor, Make<Kind>>>> };

const table: EngineTable = {
  image: {
    openai: engines.openAiImages,
    google: engines.googleImages,
    together: fromWordsOnly(engines.togetherImages),
    huggingface: fromWordsOnly(engines.huggingFaceImages),
    stability: fromWordsOnly(engines.stabilityImages),
    leonardo: fromWordsOnly(engines.leonardoImages),
    fal: fromWordsOnly(engines.falImages),
    replicate: fromWordsOnly(engines.replicateImages),
  },
  speech: { openai: engines.openAiSpeech, elevenlabs: engines.elevenLabsSpeech, deepgram: engines.deepgramSpeech },
  transcription: {
    openai: engines.openAiTranscription,
    elevenlabs: engines.elevenLabsTranscription,
    deepgram: engines.deepgramTranscription,
    assemblyai: engines.assemblyAiTranscription,
  },
  music: { stability: engines.stabilityMusic, elevenlabs: engines.elevenLabsMusic },
  video: {
    runway: engines.runwayVideo,
    luma: engines.lumaVideo,
    google: engines.googleVideo,
    fal: engines.falVideo,
    replicate: engines.replicateVideo,
  },
  model: { tripo: engines.tripoModels, fal: engines.falModels, csm: engines.csmModels },
};

/** Vendors that do this work for us. */
export const listMediaVendors = (modality: Modality): readonly MediaVendor[] =>
  Object.keys(table[modality]) as MediaVendor[];

/** @throws {TypeError} if this vendor doesn’t do this work. */
export function createMediaEngine<Kind extends Modality>(
  modality: Kind,
  vendor: MediaVendor,
  options: MediaEngineOptions,
): MediaEngine<MediaRequests[Kind], MediaResults[Kind]> {
  const make: Make<Kind> | undefined = table[modality][vendor];
  if (!make) throw new TypeError(`${vendor} does no ${modality}`);
  return make(options);
}

/** The lengths of films that each vendor makes, in seconds: another one would be made longer or shorter than what is paid. */
export const videoSeconds: Readonly<Partial<Record<MediaVendor, readonly [number, ...number[]]>>> = {
  runway: [5, 10],
  // Decides for itself: about this long.
  luma: [5],
  google: [4, 6, 8],
  fal: [5, 10],
  replicate: [5, 10],
};

/** Tells whether a vendor begins a film with a picture. Others refuse one, or would make a film without it. */
export const startsFromPicture = (vendor: MediaVendor): boolean => vendor === "runway" || vendor === "google";

/** Tells whether a vendor makes 3D models from words, too. Others take a picture only. */
export const modelsFromWords = (vendor: MediaVendor): boolean => vendor === "tripo";

/** Tells whether a vendor makes images of a requested quality. */
export const takesQuality = (vendor: MediaVendor): boolean => vendor === "openai";
