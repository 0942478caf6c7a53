import { readFileSync } from "node:fs";
import { keptKeywords, ownWords, unusedWords } from "./words.ts";

const packages = new URL("node_modules/", import.meta.url);
const readJson = (file: string) => JSON.parse(readFileSync(new URL(file, packages), "utf8"));
const listed = (list = "") => list.split(/\s+/).map((word) => word.toLowerCase());

const languages = ["en", "de", "fr", "es"] as const;

interface Annotation {
  readonly default?: readonly string[];
  readonly tts?: readonly string[];
}

const annotations = languages.map(
  (language): Readonly<Record<string, Annotation>> =>
    readJson(`cldr-annotations-full/annotations/${language}/annotations.json`).annotations.annotations,
);

const characters: Readonly<Record<string, string>> = readJson("@iconify-json/fluent-emoji-flat/chars.json");
const emojiByName = new Map<string, string>();
for (const [codes, name] of Object.entries(characters)) {
  const emoji = codes
    .split("-")
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join("");
  const known = emojiByName.get(name);
  if (!known || emoji.length < known.length) emojiByName.set(name, emoji);
}

const wordsMax = 3;

/**
 * Words for a figure in each language: its name in Unicode's data and the keywords that are kept, then our own.
 * @param name of the emoji that shows it, if one does.
 */
export function wordsOf(id: string, name: string | undefined): readonly string[] {
  const emoji = name === undefined ? undefined : emojiByName.get(name);
  const own = (ownWords[id] ?? "").split(";").map((list) => list.split(",").map((word) => word.trim().toLowerCase()));
  return languages.map((language, index) => {
    const known = emoji === undefined ? undefined : annotations[index]?.[emoji];
    const kept = listed(keptKeywords[language]);
    const unused = listed(unusedWords[language]);
    const names = (known?.tts ?? []).map((word) => word.toLowerCase());
    const keywords = (known?.default ?? []).map((word) => word.toLowerCase()).filter((word) => kept.includes(word));
    const found = [...names, ...keywords].filter(
      (word) => !unused.includes(word) && word.split(" ").length <= wordsMax,
    );
    return [...new Set([...found, ...(own[index] ?? [])])].filter((word) => word && !/[,|\t(]/.test(word)).join("|");
  });
}
