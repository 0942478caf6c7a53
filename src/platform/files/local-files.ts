import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ByteRange } from "../http/byte-range.ts";
import { type Files, requireKey } from "./files.ts";

/** Files in a local folder. Each is written under a temporary name and renamed. */
export function createLocalFiles(folder: string): Files {
  const locate = (key: string) => {
    requireKey(key);
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      const target = locate(key);
      const unfinished = `${target}.${randomUUID()}`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, target);
      } catch (error) {
        // A full disk has room again at once.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async find(key, range) {
      const file = locate(key);
      return (range ? readPart(file, range) : readFile(file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
    },
    async delete(key) {
      await rm(locate(key), { force: true });
    },
  };
}

/** Less where the file ends before. */
async function readPart(file: string, { start, end }: ByteRange): Promise<Buffer> {
  const handle = await open(file);
  try {
    const part = Buffer.alloc(end - start + 1);
    const { bytesRead } = await handle.read(part, 0, part.length, start);
    return part.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
