import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { ByteRange } from "../http/byte-range.ts";
import { type Files, requireKey } from "./files.ts";

/**
 * Files in a local folder. Each is written under a temporary name and renamed. Once `put` is done, the file survives a power loss: rows that
 * name it, and credits that paid for it, do as well.
 */
export function createLocalFiles(folder: string): Files {
  const root = path.resolve(folder);
  const locate = (key: string) => {
    requireKey(key);
    return path.join(root, key);
  };
  return {
    async put(key, bytes) {
      const target = locate(key);
      const unfinished = `${target}.${randomUUID()}`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, target);
        await syncFolders(path.dirname(target), path.dirname(root));
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

const writeDurably = (file: string, bytes: Uint8Array): Promise<void> =>
  withFile(file, "wx", async (handle) => {
    await handle.writeFile(bytes);
    await handle.sync();
  });

/** A name survives once its folder is on the disk, and a folder that was made for it once that folder’s own is. */
async function syncFolders(from: string, last: string): Promise<void> {
  for (let folder = from; ; folder = path.dirname(folder)) {
    await syncFolder(folder);
    if (folder === last) return;
  }
}

/** Errors that Windows and some network drives report because they can’t do this for folders. PostgreSQL ignores the same errors. */
const cannotSync = ["EACCES", "EBADF", "EINVAL", "EISDIR", "EPERM"];

async function syncFolder(folder: string): Promise<void> {
  try {
    await withFile(folder, "r", (handle) => handle.sync());
  } catch (error) {
    if (!cannotSync.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** Less where the file ends before. */
const readPart = (file: string, { start, end }: ByteRange): Promise<Buffer> =>
  withFile(file, "r", async (handle) => {
    const part = Buffer.alloc(end - start + 1);
    const { bytesRead } = await handle.read(part, 0, part.length, start);
    return part.subarray(0, bytesRead);
  });

async function withFile<Result>(
  file: string,
  flags: "r" | "wx",
  use: (handle: FileHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file, flags);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}
