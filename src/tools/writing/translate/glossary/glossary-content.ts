import { z } from "zod";
import { storable } from "#studio/index.ts";
import { translationLanguages } from "../translation-languages.ts";
import { entriesMax, termMax } from "./glossary-rules.ts";

const language = z.enum(translationLanguages.map(({ id }) => id));
const words = storable(termMax).regex(/\S/, "a term can’t be empty");

/** Content of a glossary, as pages send it. */
export const glossaryContent = z.strictObject({
  entries: z
    .array(z.strictObject({ from: language, to: language, term: words, translation: words }))
    .max(entriesMax, `a glossary can have ${entriesMax} terms`)
    .refine(
      (entries) =>
        new Set(entries.map(({ from, to, term }) => `${from} ${to} ${term.toLowerCase()}`)).size === entries.length,
      "each term can appear only once in a pair of languages",
    ),
});
