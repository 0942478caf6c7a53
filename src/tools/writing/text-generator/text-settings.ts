/** The settings of the text generator. Pure: the page checks and prices with it what the server checks and prices again. */
import {
  type ContentType,
  type Language,
  lengths,
  type Temperature,
  type Tone,
  temperatures,
} from "../../run-screens/text/text-choices.ts";
import type { TextAsked } from "../../run-screens/text/text-tool.ts";
import { askForWriting } from "../../run-screens/text/writing-instructions.ts";

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

/** Request to the model. */
export const askForText = (settings: TextSettings): TextAsked => ({
  ...askForWriting(settings, "Write plain text without Markdown."),
  prompt: settings.prompt,
  temperature: temperatures.find(({ id }) => id === settings.temperature)?.value,
});
