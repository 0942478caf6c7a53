import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import type { TextTool } from "../../run-screens/text/run-text-tool.ts";
import type { detectLanguage } from "./detect-language.ts";
import { sentTermsMax, termMax } from "./glossary/glossary-rules.ts";
import { askForTranslation, partMax, type TranslateSettings, translateId } from "./translate-settings.ts";
import { languageName, translationLanguages } from "./translation-languages.ts";

const language = z.enum(translationLanguages.map(({ id }) => id));
const words = z.string().trim().min(1).max(termMax);
const length = `a text has 1 to ${partMax} characters`;

export const translate: TextTool<TranslateSettings> = {
  id: translateId,
  result: "a translation",
  settings: z.strictObject({
    from: language.optional(),
    to: language,
    terms: z.array(z.strictObject({ term: words, translation: words })).max(sentTermsMax),
    text: z.string().regex(/\S/, length).max(partMax, length),
  }),
  ask: askForTranslation,
  async check({ workers }, { from, to, text }, turn) {
    const known = from ?? (await workers.run<typeof detectLanguage>("languages.detectLanguage", text, turn));
    if (known !== to) return;
    const name = languageName(to);
    throw new AppError("invalid_input", {
      field: "to",
      userMessage: from
        ? `You chose ${name} for both sides. Please choose another language to translate into.`
        : `This text is in ${name} already. Please choose another language to translate into, or the language that the text is in.`,
    });
  },
};
