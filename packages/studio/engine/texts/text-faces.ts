import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face } from "harfbuzzjs";
import { normalizeText } from "#text/normalize-text.ts";
import { createSliceFinder, isSlice, loadSlice, type SliceId } from "./east-asian-faces.ts";

const require = createRequire(import.meta.url);

/** Families that texts are written in, the preferred one first: Latin, Greek and Cyrillic are Inter’s. All are under the SIL Open Font License. */
const families = {
  inter: "Inter",
  "noto-sans-arabic": "NotoSansArabic",
  "noto-sans-hebrew": "NotoSansHebrew",
  "noto-sans-devanagari": "NotoSansDevanagari",
  "noto-sans-thai": "NotoSansThai",
  "jetbrains-mono": "JetBrainsMono",
  "noto-emoji": "NotoEmoji",
} as const;

type Family = keyof typeof families;
/** A family, or a slice of an East Asian one. */
export type FaceName = Family | SliceId;

/** A letter with its marks, or an emoji with its skin tone, in the first family that has all of it. */
export interface Cluster {
  readonly text: string;
  readonly family: FaceName;
}

interface LoadedFace {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

interface LoadedFamily extends LoadedFace {
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

/** Stays in memory: 3.6 MB for all families. */
function loadFamily(family: Family): Promise<LoadedFamily> {
  const known = loading.get(family) ?? readFamily(family);
  loading.set(family, known);
  return known;
}

/** Faces that PDFs have as outlines: what a reader copies from shaped glyphs is in another order, or has other letters. */
const outlined: ReadonlySet<FaceName> = new Set<Family>(["noto-sans-arabic", "noto-sans-devanagari", "noto-sans-thai"]);

export const isOutlined = (name: FaceName): boolean => outlined.has(name);

/** @param text whose letters the face has to have, if it is a slice. */
export const loadFace = (name: FaceName, text: string): Promise<LoadedFace> =>
  isSlice(name) ? loadSlice(name, text) : loadFamily(name);

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

/**
 * @param whole of which the texts are parts, in its language.
 * @returns what reads a text’s clusters, and adds those that no family has to the missing.
 */
export async function createClusterReader(
  whole: string,
  language: string | undefined,
): Promise<(text: string, missing: Set<string>) => readonly Cluster[]> {
  const loaded = await Promise.all(names.map(async (name) => ({ name, ...(await loadFamily(name)) })));
  const sliceOf = await createSliceFinder(whole, language);
  const familyOf = (segment: string): FaceName | undefined => {
    const codes = [...segment.replaceAll(joiners, "")].map((character) => character.codePointAt(0) ?? 0);
    return loaded.find(({ characters }) => codes.every((code) => characters.has(code)))?.name ?? sliceOf(codes);
  };
  return (text, missing) =>
    [...segmenter.segment(text)].flatMap(({ segment }) => {
      const family = familyOf(segment);
      if (family !== undefined) return [{ text: segment, family }];
      // “ﬁ” is two letters, and “𝐁” is “B”.
      const plain = [...segmenter.segment(segment.normalize("NFKC"))].map((part) => ({
        text: part.segment,
        family: familyOf(part.segment),
      }));
      if (plain.every((part): part is Cluster => part.family !== undefined)) return plain;
      missing.add(segment);
      return [];
    });
}
