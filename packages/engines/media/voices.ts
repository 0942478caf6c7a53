import type { Call, MediaEngineOptions, Voice } from "../media-contract.ts";
import { listElevenLabsVoices } from "../vendors/elevenlabs.ts";
import type { MediaVendor } from "../vendors.ts";

const named = (names: readonly string[], idOf: (name: string) => string): readonly Voice[] =>
  names.map((name) => ({ id: idOf(name), name: name[0]?.toUpperCase() + name.slice(1) }));

const openAiNames = ["alloy", "ash", "ballad", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer", "verse"];
/** Voices for English. Each is a model of its own. */
const deepgramNames = ["thalia", "andromeda", "helena", "apollo", "arcas", "aries"];

/** The voices that don’t depend on the key. The first is the standard. */
const knownVoices: Readonly<Partial<Record<MediaVendor, readonly Voice[]>>> = {
  openai: named(openAiNames, (name) => name),
  deepgram: named(deepgramNames, (name) => `aura-2-${name}-en`),
};

/** The voices that a key may use. It costs nothing. @throws {EngineError} */
export const voicesOf = (
  vendor: MediaVendor,
  options: Omit<MediaEngineOptions, "model">,
): Call<undefined, readonly Voice[]> => {
  const known = knownVoices[vendor];
  if (known) return async () => known;
  return vendor === "elevenlabs" ? listElevenLabsVoices({ ...options, model: "" }) : async () => [];
};
