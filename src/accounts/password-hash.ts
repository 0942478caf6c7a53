import { randomBytes, timingSafeEqual } from "node:crypto";
import { createHashThreads } from "./hash-threads.ts";

/** Argon2id as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, 2 passes, 1 lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const saltBytes = 16;
const { memory, passes, parallelism } = parameters;
const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** Never has to queue: the gateway lets no more through than there are threads (auth/hash-queue.ts). Commands bypass the gateway. */
const deriveKey = createHashThreads(parameters);

/** @returns the hash in PHC form, with its salt and parameters: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return `${prefix}${encode(salt)}$${encode(await derive(password, salt))}`;
}

/** @param hash from `hashPassword`. @returns false for any other kind of hash too: it signs no one in. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [salt, expected] = hash.startsWith(prefix) ? hash.slice(prefix.length).split("$").map(decode) : [];
  if (!salt || !expected) return false;
  const actual = await derive(password, salt);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The same characters may have other code points on another keyboard: NFKC unifies them (NIST SP 800-63B, 3.1.1.2). */
function derive(password: string, salt: Buffer): Promise<Buffer> {
  return deriveKey({ message: Buffer.from(password.normalize("NFKC")), nonce: salt });
}

const encode = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
const decode = (text: string): Buffer => Buffer.from(text, "base64");
