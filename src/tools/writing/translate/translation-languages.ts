/** Languages to translate from and into, by their English name. All of them are detected (detect-language.ts). */
export const translationLanguages = [
  { id: "ar", name: "Arabic" },
  { id: "bn", name: "Bengali" },
  { id: "bg", name: "Bulgarian" },
  { id: "ca", name: "Catalan" },
  { id: "zh", name: "Chinese" },
  { id: "hr", name: "Croatian" },
  { id: "cs", name: "Czech" },
  { id: "da", name: "Danish" },
  { id: "nl", name: "Dutch" },
  { id: "en", name: "English" },
  { id: "et", name: "Estonian" },
  { id: "fi", name: "Finnish" },
  { id: "fr", name: "French" },
  { id: "de", name: "German" },
  { id: "el", name: "Greek" },
  { id: "he", name: "Hebrew" },
  { id: "hi", name: "Hindi" },
  { id: "hu", name: "Hungarian" },
  { id: "it", name: "Italian" },
  { id: "ja", name: "Japanese" },
  { id: "ko", name: "Korean" },
  { id: "lt", name: "Lithuanian" },
  { id: "no", name: "Norwegian" },
  { id: "pl", name: "Polish" },
  { id: "pt", name: "Portuguese" },
  { id: "ro", name: "Romanian" },
  { id: "ru", name: "Russian" },
  { id: "sk", name: "Slovak" },
  { id: "sl", name: "Slovenian" },
  { id: "es", name: "Spanish" },
  { id: "sv", name: "Swedish" },
  { id: "th", name: "Thai" },
  { id: "tr", name: "Turkish" },
  { id: "uk", name: "Ukrainian" },
  { id: "vi", name: "Vietnamese" },
] as const;

export type TranslationLanguage = (typeof translationLanguages)[number]["id"];

export const findLanguage = (id: unknown): TranslationLanguage | undefined =>
  translationLanguages.find((one) => one.id === id)?.id;

export const languageName = (language: TranslationLanguage): string =>
  translationLanguages.find(({ id }) => id === language)?.name ?? language;
