import type { Language } from "../../run-screens/text/text-choices.ts";
import { checkedMin } from "./detector-rules.ts";
import { findEvenRuns, findRepeated, type Place } from "./find-phrases.ts";
import { type Measure, measuredText, measures } from "./measures.ts";
import { countWords, readSentences } from "./read-text.ts";
import { intervalOf } from "./uncertainty.ts";
import { type Range, usualRanges } from "./usual-ranges.ts";

/**
 * `clear`: outside of the usual range on the side that models tend to, with its whole interval; `possible`: its interval reaches there;
 * `usual`: neither.
 */
export type Sign = "clear" | "possible" | "usual";

export interface Finding extends Omit<Measure, "of"> {
  readonly value: number;
  readonly interval: Range;
  readonly usual: Range;
  readonly sign: Sign;
}

export type MarkKind = "stock" | "connector" | "repeated" | "even";

export interface Mark extends Place {
  readonly kind: MarkKind;
}

type Hint = "few" | "some" | "many";

export type TextCheck =
  | { readonly status: "too-short"; readonly words: number; readonly sentences: number }
  | {
      readonly status: "checked";
      readonly words: number;
      readonly sentences: number;
      readonly findings: readonly Finding[];
      readonly marks: readonly Mark[];
      /** Measures outside of their usual range, at least and at most. */
      readonly signs: readonly [least: number, most: number];
      readonly hint: Hint;
    };

/** Measures a text. Nothing in the result is proof of who wrote it. */
export function checkText(text: string, language: Language): TextCheck {
  const sentences = readSentences(text, language);
  const counted = { words: countWords(sentences), sentences: sentences.length };
  if (counted.words < checkedMin.words || counted.sentences < checkedMin.sentences) {
    return { status: "too-short", ...counted };
  }
  const measured = measuredText(text, language, sentences);
  const findings = measures.map(({ of, ...measure }): Finding => {
    const value = of(measured);
    const interval = intervalOf({ of, ...measure }, measured, value);
    const usual = usualRanges[language][measure.id] ?? [0, Number.POSITIVE_INFINITY];
    return { ...measure, value, interval, usual, sign: signOf(measure, interval, usual) };
  });
  const clear = findings.filter(({ sign }) => sign === "clear").length;
  const possible = findings.filter(({ sign }) => sign === "possible").length;
  return {
    status: "checked",
    ...counted,
    findings,
    marks: [
      ...ofKind("stock", measured.stock),
      ...ofKind("connector", measured.connectors),
      ...ofKind("repeated", findRepeated(sentences)),
      ...ofKind("even", findEvenRuns(sentences)),
    ].toSorted((one, other) => one.start - other.start || other.end - one.end),
    signs: [clear, clear + possible],
    hint: hintFor(clear, possible),
  };
}

const ofKind = (kind: MarkKind, places: readonly Place[]): readonly Mark[] =>
  places.map((place) => ({ ...place, kind }));

function signOf({ tendsTo }: Pick<Measure, "tendsTo">, [from, to]: Range, [low, high]: Range): Sign {
  const [nearest, farthest] = tendsTo === "low" ? [low - to, low - from] : [from - high, to - high];
  if (nearest > 0) return "clear";
  return farthest > 0 ? "possible" : "usual";
}

function hintFor(clear: number, possible: number): Hint {
  if (clear >= 2) return "many";
  return clear === 1 || possible >= 3 ? "some" : "few";
}
