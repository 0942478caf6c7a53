import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { faceOf, faces } from "./faces.ts";
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

/** What a design's texts are set and drawn with on the server. */
export interface Fonts {
  readonly typesetter: Typesetter;
  /** The TrueType files by the ids of their faces. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export async function readFonts(): Promise<Fonts> {
  const files = await readFaces();
  return { files, typesetter: createTypesetter(files) };
}
