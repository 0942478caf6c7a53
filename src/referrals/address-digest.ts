import type { Secrets } from "#platform/secret.ts";
import { normalAddress } from "./normal-address.ts";

/** What is kept of an address that is not to be known, only to be known again. @param email as `parseEmail` gives it. */
export function addressDigest(secrets: Secrets, email: string): Buffer {
  return Buffer.from(secrets.digest("referral-address", normalAddress(email)), "base64url");
}
