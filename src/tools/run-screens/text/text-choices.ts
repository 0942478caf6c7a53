/** Choices that users have where a text is written. */

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

/** The length that a payload names. */
export const lengthOf = (words: unknown): number | undefined =>
  typeof words === "number" && words >= lengths.min && words <= lengths.max && words % lengths.step === 0
    ? words
    : undefined;

export type ContentType = (typeof contentTypes)[number]["id"];
export type Tone = (typeof tones)[number]["id"];
export type Language = (typeof languages)[number]["id"];
export type Temperature = (typeof temperatures)[number]["id"];

/** Returns the name that users read for the id of a choice. */
export const nameIn = <Id extends string>(
  list: readonly { readonly id: Id; readonly name: string }[],
  id: Id,
): string => list.find((one) => one.id === id)?.name ?? id;

/** The ids of a list of choices, as a schema takes them. */
export const idsOf = <const List extends readonly { readonly id: string }[]>(list: List) =>
  list.map(({ id }) => id) as [List[number]["id"], ...List[number]["id"][]];

/** Words are 1.3 tokens in English, and up to 2 in the other languages. */
const tokensPerWord = 2;
/** For models that think before they write. */
const reasoningTokens = 1_000;

/** Returns the number of tokens that a model may write for a text of so many words. */
export const outputTokensFor = (words: number): number => words * tokensPerWord + reasoningTokens;
