import type { Secrets } from "#platform/secret.ts";

/** Domains that ignore dots in the local part, with the canonical domain of the mailbox. */
const dotless = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The canonical form of all spellings of a mailbox: without the tag after `+` (`ada+2@example.com`), and for Gmail without dots. Only for
 * comparison; mail is sent to the address as entered.
 * @param email from `parseEmail`.
 */
export function normalAddress(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const [untagged = ""] = local.split("+", 1);
  const host = dotless.get(domain);
  // If the local part starts with `+`, the tag is all that identifies it.
  const name = untagged === "" ? local : untagged;
  return host ? `${name.replaceAll(".", "")}@${host}` : `${name}@${domain}`;
}

/** A digest to recognize an address without storing it. @param email from `parseEmail`. */
export function addressDigest(secrets: Secrets, email: string): Buffer {
  return Buffer.from(secrets.digest("referral-address", normalAddress(email)), "base64url");
}
