import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Files } from "./files.ts";

/** Files that are being written have the name of another with a UUID behind it. */
const unfinished = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Copies all files of a local folder. What is there already is replaced by the same bytes.
 * @param onCopied called with the number of files so far.
 * @returns how many files and bytes were copied.
 */
export async function copyFiles(folder: string, target: Files, onCopied: (files: number) => void) {
  const copied = { files: 0, bytes: 0 };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || unfinished.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readIfThere(file);
    if (!bytes) continue;
    await target.put(path.relative(folder, file).split(path.sep).join("/"), bytes);
    copied.files += 1;
    copied.bytes += bytes.length;
    onCopied(copied.files);
  }
  return copied;
}

/** The product may delete files meanwhile. */
const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
