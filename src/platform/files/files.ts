import type { ByteRange } from "../http/byte-range.ts";

/** Storage for files that do not belong in the database. Keys are slash-separated, e.g. `og/tool/canva-1a2b.png`. */
export interface Files {
  /** A file appears whole or not at all, and replaces an earlier one of its key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * @param range a part of the file; all of it if left out.
   * @returns the bytes, or undefined if there is no such file.
   */
  find(key: string, range?: ByteRange): Promise<Uint8Array | undefined>;
  /** Nothing happens if there is no such file. */
  delete(key: string): Promise<void>;
}

const keyPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;

/** @throws for what could lead out of the storage, or be another key elsewhere. */
export function requireKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
}
