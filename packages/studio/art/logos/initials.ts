import { normalizeText } from "#text/normalize-text.ts";
import { graphemesOf } from "./glyphs.ts";

/** Words that have no part in an abbreviation of a name. */
const small = new Set(
  "a an and at by for of the to und der die das den am im le la les de du des et il lo gli e y el los las del i w z na o ve ile и в на о και το η ο".split(
    " ",
  ),
);

/** The first letters of a name's words, in capitals, at most three; none if there are no letters. */
export function initialsOf(name: string, language: string): readonly string[] {
  const words = normalizeText(name, "NFC")
    .split(/[\s\-–—&+/.,·|_()]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ""))
    .filter((word) => word !== "");
  const telling = words.filter((word) => !small.has(word.toLocaleLowerCase(language)));
  return (telling.length > 0 ? telling : words)
    .slice(0, 3)
    .map((word) => (graphemesOf(word)[0] ?? "").toLocaleUpperCase(language));
}
