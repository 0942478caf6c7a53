import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { faceOf, faces, isOwnFace } from "./faces.ts";
import { createTypesetter, type Typesetter } from "./typesetter.ts";

const require = createRequire(import.meta.url);

/**
 * Reads the TrueType file of a face from its package. On the server only.
 * @throws {Error} for an id that there is not.
 */
export const readFace = (faceId: string): Promise<Uint8Array> =>
  readFile(require.resolve(`@expo-google-fonts/${faceOf(faceId).file}`));

/** Reads the TrueType files of all faces. On the server only. */
export async function readFaces(): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map(await Promise.all(faces.map(async ({ id }) => [id, await readFace(id)] as const)));
}

/** Fonts that a design's texts are set and drawn with on the server. */
export interface Fonts {
  readonly typesetter: Typesetter;
  /** The TrueType files by the ids of their faces. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export async function readFonts(): Promise<Fonts> {
  const files = await readFaces();
  return { files, typesetter: createTypesetter(files) };
}

/** TrueType files of a user's fonts, by the ids of their faces. */
export type OwnFonts = ReadonlyMap<string, Uint8Array>;

/** Each holds a font's file and the outlines that were drawn of it. */
const keptMax = 24;
const kept = new Map<string, Typesetter>();

/** Typesetter of a font. What an id names never changes, so it is read once. */
function keptTypesetter(faceId: string, file: Uint8Array): Typesetter {
  const known = kept.get(faceId) ?? createTypesetter(new Map([[faceId, file]]));
  kept.delete(faceId);
  kept.set(faceId, known);
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  return known;
}

/** Our fonts with those of a user, for one work: no other user's are seen, though they may have been read before. */
export function withOwnFonts(base: Fonts, given: OwnFonts | undefined): Fonts {
  const own = new Map([...(given ?? [])].filter(([faceId]) => isOwnFace(faceId)));
  if (own.size === 0) return base;
  const setters = new Map([...own].map(([faceId, file]) => [faceId, keptTypesetter(faceId, file)] as const));
  const setterOf = (faceId: string) => setters.get(faceId) ?? base.typesetter;
  return {
    files: new Map([...base.files, ...own]),
    typesetter: {
      metricsOf: (faceId) => setterOf(faceId).metricsOf(faceId),
      widthOf: (line) => setterOf(line.faceId).widthOf(line),
      reachOf: (faceId, text) => setterOf(faceId).reachOf(faceId, text),
      partsOf: (line) => setterOf(line.faceId).partsOf(line),
      outline: (line, x, y) => setterOf(line.faceId).outline(line, x, y),
      missingFrom: (faceId, text) => setterOf(faceId).missingFrom(faceId, text),
    },
  };
}
