import { randomBytes } from "node:crypto";
import path from "node:path";
import { keepSecretFile } from "./secret-file.ts";

/** A key that encrypts data keys (envelopes.ts), not data. */
export interface MasterKey {
  /** 1 or more; a newer key has a higher one. */
  readonly version: number;
  /** 32 bytes. */
  readonly key: Buffer;
}

const keyBytes = 32;

/**
 * The installation's master keys, newest first: from the configuration, or one that is generated once and stored in the data directory. An
 * operator may add newer ones to that file, in the form of MASTER_KEYS.
 */
export async function loadMasterKeys(
  configured: readonly MasterKey[] | undefined,
  dataDir: string,
): Promise<readonly MasterKey[]> {
  if (configured) return configured;
  const file = path.join(dataDir, "master-keys");
  const text = await keepSecretFile({
    file,
    generate: () => `1:${randomBytes(keyBytes).toString("base64")}`,
    isWhole: (found) => found.length > 0,
  });
  const keys = parseMasterKeys(text);
  if (!keys) throw new Error(`${file} must hold keys such as 2:…,1:… of 32 bytes in base64, newest first.`);
  return keys;
}

/** @param text `version:key` pairs, separated by commas or line breaks. @returns undefined if it is anything else, or not newest first. */
export function parseMasterKeys(text: string): readonly MasterKey[] | undefined {
  const keys = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(parseMasterKey);
  const isInOrder = keys.every(
    (one, index) => one && one.version < (keys[index - 1]?.version ?? Number.POSITIVE_INFINITY),
  );
  return keys.length > 0 && isInOrder ? (keys as readonly MasterKey[]) : undefined;
}

function parseMasterKey(text: string): MasterKey | undefined {
  const [, version, encoded = ""] = /^([1-9]\d{0,8}):([A-Za-z\d+/]{43}=)$/.exec(text) ?? [];
  return version ? { version: Number(version), key: Buffer.from(encoded, "base64") } : undefined;
}
