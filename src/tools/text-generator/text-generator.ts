import { z } from "zod";
import type { TextTool } from "../text-runs/run-text-tool.ts";
import {
  askForText,
  contentTypes,
  languages,
  lengths,
  promptLengthMax,
  type TextSettings,
  temperatures,
  textGeneratorId,
  tones,
} from "./text-settings.ts";

const idOf = <const List extends readonly { readonly id: string }[]>(list: List) =>
  z.enum(list.map(({ id }) => id) as [List[number]["id"], ...List[number]["id"][]]);

const promptLength = `describe your text in 1 to ${promptLengthMax} characters`;

export const textGenerator: TextTool<TextSettings> = {
  id: textGeneratorId,
  result: "a text",
  settings: z.strictObject({
    contentType: idOf(contentTypes),
    tone: idOf(tones),
    language: idOf(languages),
    temperature: idOf(temperatures),
    words: z.number().int().min(lengths.min).max(lengths.max).multipleOf(lengths.step),
    prompt: z.string().trim().min(1, promptLength).max(promptLengthMax, promptLength),
  }),
  ask: askForText,
};
