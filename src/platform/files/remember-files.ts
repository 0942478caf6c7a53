import { LRUCache } from "lru-cache";
import type { Files } from "./files.ts";

/** Size of a few of users’ largest pictures and fonts. */
const rememberedBytesMax = 64 * 1_024 * 1_024;

/** For work that reads the same files again and again, e.g. a ZIP: each is read once, while there is room for it. Keep it no longer than that. */
export function rememberFiles(files: Pick<Files, "find">, bytesMax = rememberedBytesMax): Pick<Files, "find"> {
  const remembered = new LRUCache<string, Uint8Array>({
    maxSize: bytesMax,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    fetchMethod: (key) => files.find(key),
  });
  return { find: (key, range) => (range ? files.find(key, range) : remembered.fetch(key)) };
}
