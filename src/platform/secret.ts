import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The application's secret: given by configuration, or made once and kept in the data directory. */
export async function loadAppSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const file = path.join(dataDir, "app-secret");
  await mkdir(dataDir, { recursive: true });
  // `wx` fails where the file is there already, so two processes that start at once agree on one secret.
  await writeFile(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return (await readFile(file, "utf8")).trim();
}

export interface Secrets {
  /** A keyed digest (HMAC-SHA-256, base64url) whose key serves this purpose alone. */
  digest(purpose: string, text: string): string;
}

export function createSecrets(appSecret: string): Secrets {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync("sha256", appSecret, "", purpose, 32));
    keys.set(purpose, known);
    return known;
  };
  return { digest: (purpose, text) => createHmac("sha256", keyFor(purpose)).update(text).digest("base64url") };
}
