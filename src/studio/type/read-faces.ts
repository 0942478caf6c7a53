import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { faces } from "./faces.ts";

const require = createRequire(import.meta.url);

/** Reads the TrueType files of all faces from their packages. On the server only. */
export async function readFaces(): Promise<ReadonlyMap<string, Uint8Array>> {
  const read = faces.map(
    async ({ id, file }) => [id, await readFile(require.resolve(`@expo-google-fonts/${file}`))] as const,
  );
  return new Map(await Promise.all(read));
}
