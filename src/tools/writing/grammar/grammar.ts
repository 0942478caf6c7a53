import { z } from "zod";
import type { TextTool } from "../../run-screens/text/run-text-tool.ts";
import { grammarLanguages } from "./grammar-languages.ts";
import { askForCorrection, type GrammarSettings, grammarId, grammarPartMax } from "./grammar-settings.ts";

const length = `a text has 1 to ${grammarPartMax} characters`;

export const grammar: TextTool<GrammarSettings> = {
  id: grammarId,
  result: "a grammar check",
  settings: z.strictObject({
    language: z.enum(grammarLanguages.map(({ id }) => id)),
    text: z.string().regex(/\S/, length).max(grammarPartMax, length),
  }),
  ask: askForCorrection,
};
