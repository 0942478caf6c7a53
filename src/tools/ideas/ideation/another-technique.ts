import { nextOf, type Variation } from "../../run-screens/text/rerun.ts";
import { techniques } from "./deck.ts";
import type { IdeasSettings } from "./generate-ideas.ts";

/** Variation of ideas: by the technique that follows in the list. */
export const anotherTechnique: Variation<IdeasSettings> = {
  words: "another technique",
  change: (settings) => ({
    ...settings,
    technique: nextOf(
      techniques.map(({ id }) => id),
      settings.technique,
    ),
  }),
};
