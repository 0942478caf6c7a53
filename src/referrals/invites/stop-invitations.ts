import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { referralInviteStops } from "../schema.ts";

/** The token of an invitation's opt-out link. It never expires and does not contain the address. */
export function stopToken(secrets: Secrets, emailDigest: Buffer): string {
  const digest = emailDigest.toString("base64url");
  return `${digest}.${secrets.digest("stop-invitations", digest)}`;
}

/** @returns the digest of the address that opts out; null for an invalid token. */
export function readStopToken(secrets: Secrets, token: string): Buffer | null {
  const [digest = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(secrets.digest("stop-invitations", digest));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? Buffer.from(digest, "base64url") : null;
}

/** Opts the token's address out of invitations. Idempotent. @returns false for an invalid token. */
export async function stopInvitations(
  { db, secrets, clock }: Pick<Services, "db" | "secrets" | "clock">,
  token: string,
): Promise<boolean> {
  const emailDigest = readStopToken(secrets, token);
  if (!emailDigest) return false;
  await db.insert(referralInviteStops).values({ emailDigest, stoppedAt: clock.now() }).onConflictDoNothing();
  return true;
}
