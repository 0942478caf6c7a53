import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Storage for files that do not belong in the database. Keys are slash-separated, e.g. `og/tool/canva-1a2b.png`. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns the bytes, or undefined if there is no such file. */
  find(key: string): Promise<Uint8Array | undefined>;
  delete(key: string): Promise<void>;
}

const keyPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;

/** Files in a local folder. A file appears whole or not at all: it is written under a temporary name and renamed. */
export function createLocalFiles(folder: string): Files {
  const locate = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      const target = locate(key);
      const unfinished = `${target}.${randomUUID()}`;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, target);
    },
    async find(key) {
      return readFile(locate(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
    },
    async delete(key) {
      await rm(locate(key), { force: true });
    },
  };
}
