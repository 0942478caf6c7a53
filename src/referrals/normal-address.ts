import type { Secrets } from "#platform/secret.ts";

/** Where dots in the local part mean nothing, and by which name the same mailbox is also known. */
const dotless = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The plain form that all spellings of one mailbox have in common: without the tag after `+` (`ada+2@example.com`), and for Gmail without
 * dots. For comparing only; mail goes to the address as it was given.
 * @param email as `parseEmail` gives it.
 */
export function normalAddress(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const [untagged = ""] = local.split("+", 1);
  const host = dotless.get(domain);
  // What begins with the tag has nothing else that could tell it apart.
  const name = untagged === "" ? local : untagged;
  return host ? `${name.replaceAll(".", "")}@${host}` : `${name}@${domain}`;
}

/** What is kept of an address that is not to be known, only to be known again. @param email as `parseEmail` gives it. */
export function addressDigest(secrets: Secrets, email: string): Buffer {
  return Buffer.from(secrets.digest("referral-address", normalAddress(email)), "base64url");
}
