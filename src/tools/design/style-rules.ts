import type { StyleId } from "#studio/rules.ts";

/** Not a style: each design has one that suits the prompt. */
export const autoStyle = "auto";
export type StyleChoice = StyleId | typeof autoStyle;

interface StyleName {
  readonly name: string;
  readonly words: string;
}

/** Names of the studio's styles on the screens, in the order in which they are offered. */
const styleNames: Readonly<Record<StyleId, StyleName>> = {
  swiss: { name: "Swiss", words: "Strict grid, big type, one accent" },
  "cut-out": { name: "Cut-out", words: "Leaves and suns cut from painted paper" },
  editorial: { name: "Editorial", words: "A magazine cover with fine serifs" },
  bauhaus: { name: "Bauhaus", words: "Circle, square, triangle in primary colors" },
  soft: { name: "Soft", words: "One glowing field of near colors" },
  riso: { name: "Riso print", words: "Spot inks printed over each other" },
  line: { name: "Line", words: "One stroke, generous margins" },
  deco: { name: "Deco", words: "Symmetry, fans and gold" },
  isometric: { name: "Isometric", words: "Scenes built of blocks" },
  brutal: { name: "Brutal", words: "Huge type, hard borders" },
};

export const styleNameOf = (id: StyleId): StyleName => styleNames[id];

/** Returns the words that tell image engines about a style. */
export const styleWordsOf = (id: StyleId): string => {
  const { name, words } = styleNames[id];
  return `${name}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

/** The style that has these words. */
export const styleWithWords = (words: string | undefined): StyleId | undefined =>
  orderedStyles.find((id) => styleWordsOf(id) === words);

export const orderedStyles = Object.keys(styleNames) as StyleId[];
