import { z } from "zod";
import type { TextTool } from "../text-runs/run-text-tool.ts";
import { contentTypes, idsOf, languages, lengths, temperatures, tones } from "../text-runs/text-choices.ts";
import { askForText, promptLengthMax, type TextSettings, textGeneratorId } from "./text-settings.ts";

const promptLength = `describe your text in 1 to ${promptLengthMax} characters`;

export const textGenerator: TextTool<TextSettings> = {
  id: textGeneratorId,
  result: "a text",
  settings: z.strictObject({
    contentType: z.enum(idsOf(contentTypes)),
    tone: z.enum(idsOf(tones)),
    language: z.enum(idsOf(languages)),
    temperature: z.enum(idsOf(temperatures)),
    words: z.number().int().min(lengths.min).max(lengths.max).multipleOf(lengths.step),
    prompt: z.string().trim().min(1, promptLength).max(promptLengthMax, promptLength),
  }),
  ask: askForText,
};
