import {
  type ContentType,
  contentTypes,
  type Language,
  languages,
  nameIn,
  outputTokensFor,
  type Tone,
  tones,
} from "./text-choices.ts";
import type { TextAsked } from "./text-tool.ts";

interface Choices {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly language: Language;
  readonly words: number;
}

/** Returns what a model is told about a text, before the user's own words. @param form how it is set. */
export const askForWriting = (
  { contentType, tone, language, words }: Choices,
  form: string,
): Pick<TextAsked, "instructions" | "maxOutputTokens"> => ({
  instructions: [
    `Write a ${nameIn(contentTypes, contentType).toLowerCase()} in ${nameIn(languages, language)}.`,
    `Tone: ${nameIn(tones, tone).toLowerCase()}. Length: about ${words} words.`,
    form,
    "Answer with the text alone, without a preface and without comments on it.",
    "Do not invent facts, figures, customers or quotations about the user’s product: leave them out or mark them [like this].",
  ].join("\n"),
  maxOutputTokens: outputTokensFor(words),
});
