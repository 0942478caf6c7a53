/** Features of a language that are needed to measure texts in it. Lists of words and phrases are in lower case. */
export interface LanguageHabits {
  /** Phrases that language models favor, as sources of regular expressions. */
  readonly stock: readonly string[];
  /** Words that join sentences, where they start one. */
  readonly connectors: readonly string[];
  /** The word before the last of several, as the source of a regular expression. */
  readonly and: string;
  /** Short words that tell the language. */
  readonly common: readonly string[];
}
