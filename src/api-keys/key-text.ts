import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * The form of a key, which secret scanners can match: `easel_`, 43 characters of 32 random bytes, and 6 of a checksum, all base62. The
 * checksum tells a scanner that it found a key, and us that a mistyped one needs no look-up.
 */
const pattern = /^easel_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;
const start = "easel_";
const randomLength = 43;
const checksumLength = 6;
const shownLength = 12;

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export function makeKeyText(): string {
  const random = base62(BigInt(`0x${randomBytes(32).toString("hex")}`), randomLength);
  return `${start}${random}${checksumOf(random)}`;
}

/** Tells whether a text can be one of our keys at all. */
export function isKeyText(text: string): boolean {
  const [, random = "", checksum] = pattern.exec(text) ?? [];
  return checksum !== undefined && checksumOf(random) === checksum;
}

export const digestOf = (key: string): Buffer => hash("sha256", key, "buffer");

/** The first characters, with which its owner recognizes it. */
export const prefixOf = (key: string): string => key.slice(0, shownLength);

const checksumOf = (random: string): string => base62(BigInt(crc32(random)), checksumLength);

function base62(value: bigint, length: number): string {
  let rest = value;
  let text = "";
  while (text.length < length) {
    text = `${alphabet[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}
