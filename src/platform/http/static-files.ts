import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import { createVariant, type StoredAnswer } from "./stored-answer.ts";

/** Files of the browser build. */
export interface StaticFiles {
  /** Paths of all files, e.g. `/assets/root-1a2b.js`. */
  readonly addresses: readonly string[];
  /**
   * @returns the file as it is sent; a promise of it until it has been read once, which rejects if the file is gone from the disk;
   *   undefined if the build has no such file.
   */
  find(address: string): StoredAnswer | Promise<StoredAnswer> | undefined;
}

const compressedForms = /\.(?:br|gz)$/;

/**
 * Lists the browser build. Each file is read with its compressed forms when it is first requested, and stays in memory: reading all of
 * them was a third of every start. Browsers cache files with a content hash in their name for a year, and the rest (logos, icons) for a day.
 */
export async function openStaticFiles(
  folder: string,
  commonHeaders: Readonly<Record<string, string>>,
): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !compressedForms.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.split(path.sep).some((part) => part.startsWith(".")));
  const files = new Map(names.map((name) => [`/${name.split(path.sep).join("/")}`, path.join(folder, name)]));
  const read = new Map<string, StoredAnswer | Promise<StoredAnswer>>();
  const readFirst = async (address: string, file: string): Promise<StoredAnswer> => {
    try {
      const answer = await loadFile(file, { ...commonHeaders, ...fileHeaders(address) });
      read.set(address, answer);
      return answer;
    } catch (error) {
      read.delete(address);
      throw error;
    }
  };
  return {
    addresses: [...files.keys()],
    find(address) {
      const known = read.get(address);
      const file = files.get(address);
      if (known || file === undefined) return known;
      const reading = readFirst(address, file);
      read.set(address, reading);
      return reading;
    },
  };
}

async function loadFile(file: string, headers: Readonly<Record<string, string>>): Promise<StoredAnswer> {
  const [identity, gzip, br] = await Promise.all([readFile(file), findFile(`${file}.gz`), findFile(`${file}.br`)]);
  const pairs = Object.entries(headers);
  return {
    identity: createVariant(identity, "identity", pairs, []),
    ...(gzip ? { gzip: createVariant(gzip, "gzip", pairs, []) } : {}),
    ...(br ? { br: createVariant(br, "br", pairs, []) } : {}),
  };
}

function fileHeaders(address: string): Record<string, string> {
  const isHashed = address.startsWith("/assets/");
  return {
    "content-type": getMimeType(address) ?? "application/octet-stream",
    "cache-control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    "content-security-policy": isHashed && /worker[\w.-]*\.m?js$/.test(address) ? workerPolicy : filePolicy,
  };
}

/** An SVG opened directly is a document, so no script in it may run. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * A worker has the policy that its own file came with, not the page's: it may load what belongs to it, and compile WebAssembly, which no
 * page need allow then. `blob:` is what it has loaded already.
 */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:; frame-ancestors 'none'";

async function findFile(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
