import { type Hex, lchOf, oklch } from "../../color/color.ts";
import type { ColorName } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { colorWords } from "../lexicons/look.ts";
import { modifiers, plainColors, shades, toneWords } from "../lexicons/shades.ts";
import { type Find, wholeWords } from "./reading.ts";

/** German writes them before a color without a blank: 'dunkelgrün'. */
const glued = "(?:hell|dunkel|tief|pastell|neon|zart)?";
const named: readonly { readonly color: Hex; readonly pattern: RegExp; readonly isShade: boolean }[] = [
  ...shades.map(([color, words]) => ({ color, pattern: wholeWords([words]), isShade: true })),
  ...Object.entries(colorWords).map(([name, words]) => ({
    color: plainColors[name as ColorName],
    pattern: wholeWords([`${glued}(?:${words.join("|")})`]),
    isShade: false,
  })),
];
const tones = Object.entries(toneWords).map(([value, words]) => ({ value, pattern: wholeWords([words]) }));

const before = (words: string): RegExp => compilePattern(`(?:${words})[- ]?$`, "iu");
const after = (words: string): RegExp => compilePattern(`^[- ](?:${words})(?![\\p{L}])`, "iu");
const changes = Object.entries(modifiers).map(([name, words]) => ({
  name: name as keyof typeof modifiers,
  before: before(words),
  after: after(words),
}));

/** A color as light, dark or strong as the words around it say. */
function changed(color: Hex, how: keyof typeof modifiers | undefined): Hex {
  const { lightness, chroma, hue } = lchOf(color);
  if (how === "light") return oklch(Math.max(0.86, lightness), Math.min(chroma, 0.09), hue);
  if (how === "dark") return oklch(Math.min(0.34, lightness), Math.min(chroma, 0.11), hue);
  return how === "neon" ? oklch(Math.max(0.78, lightness), 0.28, hue) : color;
}

/** Colors that words name for a design, with their lightness and strength, and tones that all colors should have. */
export function namedColors(text: string): readonly Find[] {
  const taken: [from: number, to: number][] = [];
  const found: { index: number; find: Find }[] = [];
  for (const { color, pattern, isShade } of named)
    for (const { 0: words, index } of [...text.matchAll(pattern)].slice(0, 3)) {
      const to = index + words.length;
      if (taken.some(([a, b]) => index < b && to > a)) continue;
      taken.push([index, to]);
      const [head, tail] = [text.slice(Math.max(0, index - 16), index), text.slice(to, to + 16)];
      const start = /^(?:hell|dunkel|tief|pastell|neon|zart)/iu.exec(words)?.[0] ?? "";
      const how = changes.find((one) => one.before.test(head + start) || one.after.test(tail));
      // A light blue is a color of its own name.
      const isKept = isShade && how?.name !== "dark";
      found.push({ index, find: { field: "paint", value: isKept ? color : changed(color, how?.name), words } });
    }
  const inOrder = found.toSorted((a, b) => a.index - b.index).map(({ find }) => find);
  const toned = tones.flatMap(({ value, pattern }): Find[] => {
    const words = text.match(pattern)?.[0];
    // 'Pastel green' is one color, and not a tone of all.
    return words && inOrder.length === 0 ? [{ field: "tone", value, words }] : [];
  });
  return [...inOrder, ...toned];
}
