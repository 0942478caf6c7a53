import { lchOf } from "../../color/color.ts";
import { hues } from "../../color/palette.ts";
import { type ColorName, colorNames, styleIds } from "../brief.ts";
import { colorlessWords } from "../lexicons/constraints.ts";
import { colorWords, detailWords, moodWords, styleWords } from "../lexicons/look.ts";
import { subjectWords } from "../lexicons/subjects.ts";
import { namedColors } from "./read-colors.ts";
import { type Find, type ReadField, wholeWords } from "./reading.ts";

const styles = styleWords.flatMap(([ids, words]) => {
  const id = ids.find((candidate) => styleIds.some((existing) => existing === candidate));
  return id ? [{ field: "style", value: id, pattern: wholeWords(words) } as const] : [];
});
const lists = (field: ReadField, entries: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(entries).map(([value, words]) => ({ field, value, pattern: wholeWords(words) }));
const colors = lists("color", colorWords);
const looks = [...styles, ...lists("mood", moodWords), ...lists("detail", detailWords)];
/** Hundreds of times all letters of the world would take seconds to compile: these are the letters of the words' languages. */
const anyLetter = "[a-zß-ÿœ]";
const subjects = Object.entries(subjectWords).map(([value, words]) => ({
  field: "subject" as const,
  value,
  pattern: wholeWords([words.replaceAll("\\p{L}", anyLetter)]),
}));

/** @returns what a text's words stand for, the first ones first. */
function findAll(
  text: string,
  entries: readonly { field: ReadField; value: string; pattern: RegExp }[],
): readonly Find[] {
  return entries
    .flatMap(({ field, value, pattern }) =>
      [...text.matchAll(pattern)].slice(0, 3).map(({ 0: words, index }) => ({ index, find: { field, value, words } })),
    )
    .toSorted((a, b) => a.index - b.index || b.find.words.length - a.find.words.length)
    .map(({ find }) => find);
}

const hexColor = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/giu;
const hexFinds = (text: string): readonly Find[] =>
  [...text.matchAll(hexColor)].map(([words]) => ({ field: "color", value: words.toLowerCase(), words }));

const colorless = wholeWords([colorlessWords]);
const colorlessFinds = (text: string): readonly Find[] => {
  const words = text.match(colorless)?.[0];
  return words ? colorNames.map((value) => ({ field: "avoid", value, words })) : [];
};

/** Styles, moods, colors and motifs of words that say how a design should look. */
export const lookOf = (text: string): readonly Find[] => [
  ...colorlessFinds(text),
  ...hexFinds(text),
  ...hexFinds(text).map(({ value, words }) => ({ field: "paint" as const, value: longHex(value), words })),
  ...namedColors(text),
  ...findAll(text, colors),
  ...findAll(text, looks),
];
/** Motifs that words bring to mind. */
export const subjectOf = (text: string): readonly Find[] => findAll(text, subjects);
/** `#abc` as `#aabbcc`. */
const longHex = (color: string): string =>
  color.length === 4 ? color.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : color;

/** Degrees in OKLCH of a color's name or of `#rrggbb`; none of grays. */
export function hueOf(color: string): number | undefined {
  if (!color.startsWith("#")) return hues[color as ColorName];
  const { chroma, hue } = lchOf(longHex(color));
  return chroma > 0.03 ? Math.round(((hue % 360) + 360) % 360) : undefined;
}
