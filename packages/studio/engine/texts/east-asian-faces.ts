import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import decompress from "woff2-encoder/decompress";
import { subsetFace } from "../type/subset-face.ts";

const require = createRequire(import.meta.url);

/**
 * Noto Sans for Chinese, Japanese and Korean, under the SIL Open Font License. Each is some hundred files of a hundred letters or so: a text
 * needs few of them.
 */
const languages = ["jp", "sc", "kr"] as const;
type Language = (typeof languages)[number];

/** A file of one of the fonts, as `jp/12`. */
export type SliceId = `${Language}/${string}`;

export const isSlice = (id: string): id is SliceId => /^(?:jp|sc|kr)\//.test(id);

const packageOf = (language: Language): string => `@fontsource-variable/noto-sans-${language}`;

/** Slices by the characters that they have. */
type Slices = ReadonlyMap<number, SliceId>;

const loading = new Map<Language, Promise<Slices>>();

function loadSlices(language: Language): Promise<Slices> {
  const known = loading.get(language) ?? readSlices(language);
  loading.set(language, known);
  return known;
}

/** From the ranges that the package lists for style sheets: `U+4e00,U+4e01-4e05`. */
async function readSlices(language: Language): Promise<Slices> {
  const listed = await readFile(require.resolve(`${packageOf(language)}/unicode.json`), "utf8");
  const slices = new Map<number, SliceId>();
  for (const [name, ranges] of Object.entries(JSON.parse(listed) as Record<string, string>)) {
    for (const range of ranges.split(",")) {
      const [first = "", last = first] = range.trim().slice(2).split("-");
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1)
        slices.set(code, `${language}/${name.replaceAll(/[[\]]/g, "")}`);
    }
  }
  return slices;
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** The same Chinese letter has another shape in each language: a text has those of its own, as far as they go. */
function orderFor(text: string, language: string | undefined): readonly Language[] {
  if (language === "ja" || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ["jp", "sc", "kr"];
  if (language === "ko" || /\p{Script=Hangul}/u.test(text)) return ["kr", "jp", "sc"];
  return ["sc", "jp", "kr"];
}

/** @returns what finds the slice that has all of a letter’s characters; nothing is loaded for a text without such letters. */
export async function createSliceFinder(
  text: string,
  language: string | undefined,
): Promise<(codes: readonly number[]) => SliceId | undefined> {
  if (!eastAsian.test(text)) return () => undefined;
  const loaded = await Promise.all(orderFor(text, language).map(loadSlices));
  return (codes) => {
    for (const slices of loaded) {
      const [first] = codes.map((code) => slices.get(code));
      if (first !== undefined && codes.every((code) => slices.get(code) === first)) return first;
    }
    return undefined;
  };
}

/** A slice as TrueType files with the letters of a text. */
export async function loadSlice(
  id: SliceId,
  text: string,
): Promise<{ readonly regular: Buffer; readonly bold: Buffer }> {
  const [language, name] = id.split("/") as [Language, string];
  const path = `${packageOf(language)}/files/noto-sans-${language}-${name}-wght-normal.woff2`;
  const file = await decompress(await readFile(require.resolve(path)));
  const [regular, bold] = await Promise.all([400, 700].map((weight) => subsetFace(file, text, { weight })));
  return { regular: Buffer.from(regular ?? []), bold: Buffer.from(bold ?? []) };
}
