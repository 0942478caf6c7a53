import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { referralInviteStops } from "../schema.ts";

/** What the link of an invitation carries, by which its reader gets no more of them. It never expires, and says no address. */
export function stopToken(secrets: Secrets, emailDigest: Buffer): string {
  const digest = emailDigest.toString("base64url");
  return `${digest}.${secrets.digest("stop-invitations", digest)}`;
}

/** @returns whose invitations are to stop, as a digest; null for a token that is not ours. */
export function readStopToken(secrets: Secrets, token: string): Buffer | null {
  const [digest = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(secrets.digest("stop-invitations", digest));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? Buffer.from(digest, "base64url") : null;
}

/** No invitation is mailed to the token's address any more; a second time changes nothing. @returns false for a token that is not ours. */
export async function stopInvitations(
  { db, secrets, clock }: Pick<Services, "db" | "secrets" | "clock">,
  token: string,
): Promise<boolean> {
  const emailDigest = readStopToken(secrets, token);
  if (!emailDigest) return false;
  await db.insert(referralInviteStops).values({ emailDigest, stoppedAt: clock.now() }).onConflictDoNothing();
  return true;
}
