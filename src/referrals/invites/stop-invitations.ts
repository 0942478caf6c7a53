import type { Services } from "#platform/services.ts";
import { referralInviteStops } from "../schema.ts";
import { readStopToken } from "./stop-token.ts";

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
