import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import path from "node:path";
import { openSealed, seal } from "./seal.ts";
import { keepSecretFile } from "./secret-file.ts";

/** The application's secret: from the configuration, or generated once and stored in the data directory. */
export async function loadAppSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  return keepSecretFile({
    file: path.join(dataDir, "app-secret"),
    generate: () => randomBytes(32).toString("base64url"),
    isWhole: (text) => text.length >= 32,
  });
}

/** Use of a sealed text. */
export interface SealedFor {
  /** Each purpose has its own key. */
  readonly purpose: string;
  /** Owner of the text, e.g. the key of its row: it cannot be opened if moved to another row. */
  readonly owner: string;
}

export interface Secrets {
  /** A keyed digest (HMAC-SHA-256, base64url). Each purpose has its own key. */
  digest(purpose: string, text: string): string;
  /** Encrypts a text (AES-256-GCM, base64url); see `seal.ts`. */
  seal(sealedFor: SealedFor, text: string): string;
  /** @throws {SealError} if it was sealed with another application secret, or has been changed. */
  open(sealedFor: SealedFor, sealed: string): string;
}

const sealingKeyIdBytes = 4;

export function createSecrets(appSecret: string): Secrets {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync("sha256", appSecret, "", purpose, 32));
    keys.set(purpose, known);
    return known;
  };
  const sealingKey = (purpose: string) => ({
    key: keyFor(`seal ${purpose}`),
    // Derived from the application's secret, not from the purpose, so that texts sealed with an old secret are recognizable.
    id: keyFor("id of sealing keys").subarray(0, sealingKeyIdBytes),
  });
  return {
    digest: (purpose, text) => createHmac("sha256", keyFor(purpose)).update(text).digest("base64url"),
    seal: ({ purpose, owner }, text) => seal(sealingKey(purpose), owner, text),
    open: ({ purpose, owner }, sealed) => openSealed(sealingKey(purpose), owner, sealed),
  };
}
