import { withoutFrame } from "../../run-screens/texts/as-data.ts";
import { splitParagraphs, splitText, type TextPart } from "../../run-screens/texts/split-text.ts";
import { type GlossaryEntry, sentTermsMax } from "./glossary/glossary-rules.ts";
import { type TranslatedParagraph, termsIn } from "./kept-terms.ts";
import { partMax, type TranslateSettings } from "./translate-settings.ts";
import type { TranslationLanguage } from "./translation-languages.ts";

interface Pair {
  /** Language as chosen or detected; undefined if the model has to find out. */
  readonly from: TranslationLanguage | undefined;
  readonly to: TranslationLanguage;
}

/** Settings that are sent for each part of a text, with the terms that it has. */
export const partsToTranslate = (
  text: string,
  pair: Pair,
  glossary: readonly GlossaryEntry[],
): readonly { readonly part: TextPart; readonly settings: TranslateSettings }[] =>
  splitText(text, partMax)
    .filter((part) => part.text.trim() !== "")
    .map((part) => ({ part, settings: settingsFor(part.text, pair, glossary) }));

export const settingsFor = (
  text: string,
  { from, to }: Pair,
  glossary: readonly GlossaryEntry[],
): TranslateSettings => ({
  ...(from && { from }),
  to,
  text,
  terms: from ? termsIn(text, glossary, { from, to }).slice(0, sentTermsMax) : [],
});

/** A part beside its translation, paragraph by paragraph where there are as many, else as one. */
export function alignParagraphs(part: TextPart, answer: string): readonly TranslatedParagraph[] {
  const target = withoutFrame("text", answer, part.text);
  const sources = splitParagraphs(part.text);
  const targets = splitParagraphs(target);
  if (sources.length !== targets.length) return [{ source: part.text, target, gap: part.gap }];
  return sources.map(({ text, gap }, index) => ({
    source: text,
    target: targets[index]?.text ?? "",
    gap: index === sources.length - 1 ? part.gap : gap,
  }));
}

export const joinParagraphs = (paragraphs: readonly TranslatedParagraph[]): string =>
  paragraphs.map(({ target, gap }) => target + gap).join("");

/** Marks of Markdown, which are counted by kind. */
const marks = {
  headings: /^#{1,6} /gm,
  "list items": /^[ \t]*(?:[-*+]|\d+\.) /gm,
  "blocks of code": /^[ \t]*(?:```|~~~)/gm,
  links: /\]\([^)\s]{1,2000}\)/g,
} as const;

/** Kinds of marks of which a translation has more or fewer than its text. */
export const changedMarks = (source: string, target: string): readonly string[] =>
  Object.entries(marks).flatMap(([name, pattern]) =>
    (source.match(pattern)?.length ?? 0) === (target.match(pattern)?.length ?? 0) ? [] : [name],
  );
