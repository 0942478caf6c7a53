/** The settings of the text generator. Pure: the page checks and prices with it what the server checks and prices again. */
import type { TextAsked } from "../text-runs/text-tool.ts";

export const textGeneratorId = "text-generator";
export const textGeneratorPath = "/text-generator";

export const contentTypes = [
  { id: "blog-post", name: "Blog post" },
  { id: "social-post", name: "Social media post" },
  { id: "product-description", name: "Product description" },
  { id: "email", name: "Email" },
  { id: "advertisement", name: "Advertisement" },
  { id: "landing-page", name: "Landing page" },
  { id: "press-release", name: "Press release" },
  { id: "video-script", name: "Video script" },
  { id: "outline", name: "Article outline" },
] as const;

export const tones = [
  { id: "professional", name: "Professional" },
  { id: "friendly", name: "Friendly" },
  { id: "casual", name: "Casual" },
  { id: "formal", name: "Formal" },
  { id: "persuasive", name: "Persuasive" },
  { id: "informative", name: "Informative" },
  { id: "humorous", name: "Humorous" },
  { id: "inspiring", name: "Inspiring" },
  { id: "empathetic", name: "Empathetic" },
] as const;

export const languages = [
  { id: "en", name: "English" },
  { id: "fr", name: "French" },
  { id: "es", name: "Spanish" },
  { id: "de", name: "German" },
] as const;

export const temperatures = [
  { id: "precise", name: "Precise", value: 0.2 },
  { id: "balanced", name: "Balanced", value: 0.7 },
  { id: "creative", name: "Creative", value: 1 },
] as const;

/** In words. */
export const lengths = { min: 100, max: 2_000, step: 100, initial: 500 } as const;
export const promptLengthMax = 10_000;

export interface TextSettings {
  readonly contentType: (typeof contentTypes)[number]["id"];
  readonly tone: (typeof tones)[number]["id"];
  readonly language: (typeof languages)[number]["id"];
  readonly temperature: (typeof temperatures)[number]["id"];
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

const nameIn = <Id extends string>(list: readonly { readonly id: Id; readonly name: string }[], id: Id): string =>
  list.find((one) => one.id === id)?.name ?? id;

/** What the model is told, before the user's own words. */
function instructionsFor({ contentType, tone, language, words }: TextSettings): string {
  return [
    `Write a ${nameIn(contentTypes, contentType).toLowerCase()} in ${nameIn(languages, language)}.`,
    `Tone: ${nameIn(tones, tone).toLowerCase()}. Length: about ${words} words.`,
    "Answer with the text alone, as plain text without Markdown, without a preface and without comments on it.",
    "Do not invent facts, figures, customers or quotations about the user’s product: leave them out or mark them [like this].",
  ].join("\n");
}

/** Words are 1.3 tokens in English, and up to 2 in the other languages. */
const tokensPerWord = 2;
/** For models that think before they write. */
const reasoningTokens = 1_000;

const maxOutputTokensFor = ({ words }: Pick<TextSettings, "words">): number => words * tokensPerWord + reasoningTokens;

/** What the model gets. */
export const askForText = (settings: TextSettings): TextAsked => ({
  instructions: instructionsFor(settings),
  prompt: settings.prompt,
  maxOutputTokens: maxOutputTokensFor(settings),
  temperature: temperatures.find(({ id }) => id === settings.temperature)?.value,
});
