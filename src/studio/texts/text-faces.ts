import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face } from "harfbuzzjs";
import { normalizeText } from "#platform/normalize-text.ts";

const require = createRequire(import.meta.url);

/** Families that texts are written in, the preferred one first: Latin, Greek and Cyrillic are Inter’s. All are under the SIL Open Font License. */
const families = {
  inter: "Inter",
  "noto-sans-arabic": "NotoSansArabic",
  "noto-sans-hebrew": "NotoSansHebrew",
  "noto-sans-devanagari": "NotoSansDevanagari",
  "jetbrains-mono": "JetBrainsMono",
  "noto-emoji": "NotoEmoji",
} as const;

export type Family = keyof typeof families;

/** A letter with its marks, or an emoji with its skin tone, in the first family that has all of it. */
export interface Cluster {
  readonly text: string;
  readonly family: Family;
}

export interface LoadedFamily {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly characters: ReadonlySet<number>;
}

const readStyle = (family: Family, style: string): Promise<Buffer> =>
  readFile(require.resolve(`@expo-google-fonts/${family}/${style}/${families[family]}_${style}.ttf`));

async function readFamily(family: Family): Promise<LoadedFamily> {
  const [regular, bold] = await Promise.all([readStyle(family, "400Regular"), readStyle(family, "700Bold")]);
  return { regular, bold, characters: new Set(new Face(new Blob(regular)).collectUnicodes()) };
}

const names = Object.keys(families) as readonly Family[];
const loading = new Map<Family, Promise<LoadedFamily>>();

/** Stays in memory: 3.5 MB for all families. */
export function loadFamily(family: Family): Promise<LoadedFamily> {
  const known = loading.get(family) ?? readFamily(family);
  loading.set(family, known);
  return known;
}

/** They join or part what is beside them, and are nothing by themselves: blank, joiners. */
const joiners = /[\u200b-\u200d]/g;

/**
 * Characters without a look: controls, soft hyphens, marks of direction, and selectors between an emoji’s two looks, of which a PDF
 * has one.
 */
const invisible = /(?![\n\u200b-\u200d])[\p{Cc}\p{Cf}\p{Cs}]|\ufe0e|\ufe0f/gu;

/** A text with what a font can show of it. */
export const showable = (text: string): string =>
  normalizeText(text, "NFC")
    .replaceAll(/[\t\u3000]/g, "  ")
    .replaceAll(invisible, "")
    .replaceAll(/[\u2028\u2029]/g, "\n");

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** @returns what reads a text’s clusters, and adds those that no family has to the missing. */
export async function createClusterReader(): Promise<(text: string, missing: Set<string>) => readonly Cluster[]> {
  const loaded = await Promise.all(names.map(async (name) => ({ name, ...(await loadFamily(name)) })));
  return (text, missing) =>
    [...segmenter.segment(text)].flatMap(({ segment }) => {
      const codes = [...segment.replaceAll(joiners, "")].map((character) => character.codePointAt(0) ?? 0);
      const family = loaded.find(({ characters }) => codes.every((code) => characters.has(code)))?.name;
      if (family === undefined) missing.add(segment);
      return family === undefined ? [] : [{ text: segment, family }];
    });
}
