import { nextOf } from "./rerun.ts";
import { idsOf, type Tone, tones } from "./text-choices.ts";

/** Variation of a text: the same in the tone that follows in the list. */
export const anotherTone = {
  words: "another tone",
  change: <Settings extends { readonly tone: Tone }>(settings: Settings): Settings => ({
    ...settings,
    tone: nextOf(idsOf(tones), settings.tone),
  }),
};
