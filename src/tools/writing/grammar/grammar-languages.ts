/** Languages whose texts are checked. Each is also the `lang` of the text, with which browsers check its spelling. */
export const grammarLanguages = [
  { id: "en-US", name: "English (US)" },
  { id: "en-GB", name: "English (UK)" },
  { id: "en-CA", name: "English (Canada)" },
  { id: "en-AU", name: "English (Australia)" },
  { id: "en-IN", name: "English (India)" },
  { id: "fr", name: "French" },
  { id: "es", name: "Spanish" },
  { id: "de", name: "German" },
] as const;

export type GrammarLanguage = (typeof grammarLanguages)[number]["id"];

export const isEnglish = (language: GrammarLanguage): boolean => language.startsWith("en-");

export const grammarLanguageName = (language: GrammarLanguage): string =>
  grammarLanguages.find(({ id }) => id === language)?.name ?? language;
