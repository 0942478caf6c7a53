/** The settings of the text generator. Pure: the page checks and prices with it what the server checks and prices again. */
import {
  type ContentType,
  contentTypes,
  type Language,
  languages,
  lengths,
  nameIn,
  outputTokensFor,
  type Temperature,
  type Tone,
  temperatures,
  tones,
} from "../text-runs/text-choices.ts";
import type { TextAsked } from "../text-runs/text-tool.ts";

export const textGeneratorId = "text-generator";
export const textGeneratorPath = "/text-generator";

export const promptLengthMax = 10_000;

export interface TextSettings {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly language: Language;
  readonly temperature: Temperature;
  readonly words: number;
  readonly prompt: string;
}

export const initialSettings: TextSettings = {
  contentType: "blog-post",
  tone: "professional",
  language: "en",
  temperature: "balanced",
  words: lengths.initial,
  prompt: "",
};

/** What the model is told, before the user's own words. */
function instructionsFor({ contentType, tone, language, words }: TextSettings): string {
  return [
    `Write a ${nameIn(contentTypes, contentType).toLowerCase()} in ${nameIn(languages, language)}.`,
    `Tone: ${nameIn(tones, tone).toLowerCase()}. Length: about ${words} words.`,
    "Answer with the text alone, as plain text without Markdown, without a preface and without comments on it.",
    "Do not invent facts, figures, customers or quotations about the user’s product: leave them out or mark them [like this].",
  ].join("\n");
}

/** What the model gets. */
export const askForText = (settings: TextSettings): TextAsked => ({
  instructions: instructionsFor(settings),
  prompt: settings.prompt,
  maxOutputTokens: outputTokensFor(settings.words),
  temperature: temperatures.find(({ id }) => id === settings.temperature)?.value,
});
