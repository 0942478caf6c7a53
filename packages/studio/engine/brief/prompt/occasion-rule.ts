import type { Kind } from "../brief.ts";
import type { SetWords } from "../roles/set-words.ts";
import { capitalized } from "./reading.ts";

export interface Occasion {
  readonly kind: Kind;
  readonly subject: string | undefined;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly prompt: string;
  /** Words that the prompt calls its kind with. */
  readonly told: string;
}

/** Puts words where an occasion needs them. It returns them unchanged where it is not that occasion. */
export type Rule = (words: SetWords, occasion: Occasion) => SetWords;

/** Empty texts are left out. */
export const withTexts = (words: SetWords, texts: Partial<SetWords["texts"]>): SetWords => {
  const changed = { ...words.texts, ...texts };
  const kept = Object.fromEntries(Object.entries(changed).filter(([, value]) => value)) as SetWords["texts"];
  return { ...words, texts: kept };
};

/** Phrases as sentences of one line. */
export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts
    .flatMap((part) => part || [])
    .map((part, index) => (index > 0 ? capitalized(part) : part))
    .reduce((text, part) => (text ? `${text}${/[!?…]$/u.test(text) ? " " : ". "}${part}` : part), "");
