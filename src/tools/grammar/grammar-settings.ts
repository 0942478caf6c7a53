import type { GrammarLanguage } from "./grammar-languages.ts";

export const grammarPath = "/home/grammar";

/** In characters. */
export const grammarTextMax = 50_000;

export interface GrammarSettings {
  readonly language: GrammarLanguage;
  readonly text: string;
}
