import { createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { openSealed, seal } from "./seal.ts";

/** The application's secret: from the configuration, or generated once and stored in the data directory. */
export async function loadAppSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const file = path.join(dataDir, "app-secret");
  await mkdir(dataDir, { recursive: true });
  const secret = await findSecret(file);
  if (secret) return secret;
  // Written to a temporary file and linked, which fails if a secret exists: processes that start at once agree on one complete secret.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  await link(own, file).catch(ignoreCode("EEXIST"));
  await rm(own);
  return (await readFile(file, "utf8")).trim();
}

async function findSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, "utf8").catch(ignoreCode("ENOENT"));
  if (text === undefined) return undefined;
  if (text.trim().length < 32) throw new Error(`${file} contains no secret. Remove it to generate a new one.`);
  return text.trim();
}

function ignoreCode(code: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };
}

/** What a sealed text is used for. */
export interface SealedFor {
  /** Each purpose has its own key. */
  readonly purpose: string;
  /** What it belongs to, e.g. the key of its row: it cannot be opened if moved to another row. */
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
