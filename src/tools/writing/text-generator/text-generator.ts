import { z } from "zod";
import type { RunEntry } from "#runs/index.ts";
import type { TextTool } from "../../run-screens/text/run-text-tool.ts";
import { contentTypes, idsOf, languages, lengths, temperatures, tones } from "../../run-screens/text/text-choices.ts";
import { askForText, promptLengthMax, type TextSettings, textGeneratorId } from "./text-settings.ts";

const promptLength = `describe your text in 1 to ${promptLengthMax} characters`;

const fields = {
  contentType: z.enum(idsOf(contentTypes)),
  tone: z.enum(idsOf(tones)),
  language: z.enum(idsOf(languages)),
  temperature: z.enum(idsOf(temperatures)),
  words: z.number().int().min(lengths.min).max(lengths.max).multipleOf(lengths.step),
  prompt: z.string().trim().min(1, promptLength).max(promptLengthMax, promptLength),
};

export const textGenerator: TextTool<TextSettings> = {
  id: textGeneratorId,
  result: "a text",
  settings: z.strictObject(fields),
  ask: askForText,
};

/** Settings of a run, so that it can be done again. @returns null if what is offered has changed since. */
export const textSettingsOf = (settings: RunEntry["settings"]): TextSettings | null =>
  z.object(fields).safeParse(settings).data ?? null;
