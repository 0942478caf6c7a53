import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** A key for AES-256-GCM, with an id that tells its sealed texts from those of other keys. */
export interface SealingKey {
  readonly key: Buffer;
  /** 4 bytes, not secret. */
  readonly id: Buffer;
}

/**
 * Why a sealed text cannot be opened:
 * - `other-key`: it was sealed with another key than this one.
 * - `not-intact`: it was changed, belongs to another owner, or is not a sealed text.
 */
export type SealFault = "other-key" | "not-intact";

export class SealError extends Error {
  override name = "SealError";
  readonly fault: SealFault;

  constructor(fault: SealFault) {
    super(fault === "other-key" ? "sealed with another key" : "changed, sealed for something else, or not sealed");
    this.fault = fault;
  }
}

const version = 1;
const idBytes = 4;
const headBytes = 1 + idBytes;
/** GCM's nonce length (NIST SP 800-38D, 8.2.2). Random nonces are safe for 4 billion texts per key. */
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals a text (AES-256-GCM). @returns base64url of: version (1 byte), the key's id (4), nonce (12), ciphertext, tag (16).
 * @param owner what it belongs to: it can be opened only with the same owner.
 */
export function seal({ key, id }: SealingKey, owner: string, text: string): string {
  const head = Buffer.concat([Buffer.of(version), id]);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.concat([head, Buffer.from(owner)]));
  const ciphertext = [cipher.update(text, "utf8"), cipher.final()];
  return Buffer.concat([head, nonce, ...ciphertext, cipher.getAuthTag()]).toString("base64url");
}

/** @throws {SealError} without any of the sealed text. */
export function openSealed({ key, id }: SealingKey, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const isWhole = bytes.length >= headBytes + nonceBytes + tagBytes && bytes.toString("base64url") === sealed;
  if (!isWhole || bytes[0] !== version) throw new SealError("not-intact");
  const head = bytes.subarray(0, headBytes);
  if (!head.subarray(1).equals(id)) throw new SealError("other-key");
  const nonce = bytes.subarray(headBytes, headBytes + nonceBytes);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.concat([head, Buffer.from(owner)]));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return (
      decipher.update(bytes.subarray(headBytes + nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8")
    );
  } catch {
    throw new SealError("not-intact");
  }
}
