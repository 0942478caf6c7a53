import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { signUps } from "../schema.ts";
import { isAddressTaken } from "./begin-sign-up.ts";
import { isOwnersSignUp } from "./confirm-sign-up.ts";
import { readOwnSignUp } from "./sign-up-plugin.ts";
import { readSignUpToken } from "./sign-up-token.ts";

/** Part of a sign-up that is shown before it is confirmed. */
interface WaitingSignUp {
  readonly email: string;
  readonly name: string;
  readonly signedUpAt: Date;
  /** True if confirming it keeps its password and name. */
  readonly isKept: boolean;
}

/** State of the sign-up that an emailed link is for. Changes nothing. @returns `invalid` and `void` as `confirmSignUp` does. */
export async function findSignUp(
  { db, secrets, clock }: Pick<Services, "db" | "secrets" | "clock">,
  { token, ownSignUpId }: { readonly token: string; readonly ownSignUpId: string | null },
): Promise<WaitingSignUp | "invalid" | "expired" | "void"> {
  const read = readSignUpToken(secrets, token, clock.now());
  if (!read) return "invalid";
  const [signUp] = await db.select().from(signUps).where(eq(signUps.id, read.signUpId));
  if (!signUp || (await isAddressTaken(db, signUp.email))) return "void";
  if (read.isExpired) return "expired";
  const { email, firstName, lastName, createdAt } = signUp;
  return {
    email,
    name: `${firstName} ${lastName}`,
    signedUpAt: createdAt,
    isKept: isOwnersSignUp(signUp, ownSignUpId),
  };
}

/**
 * The sign-up that a browser made within the last hour. One that isn't waiting anymore was confirmed, replaced or discarded: which of them,
 * only the mail tells. An address that has an account waits as others do.
 */
export async function findOwnSignUp(
  { db, secrets, config }: Pick<Services, "db" | "secrets" | "config">,
  headers: Headers,
): Promise<{ readonly email: string; readonly isWaiting: boolean } | null> {
  const own = readOwnSignUp(headers, config.baseUrl, secrets);
  if (!own) return null;
  const waiting = await db.select({ id: signUps.id }).from(signUps).where(eq(signUps.id, own.signUpId));
  return { email: own.email, isWaiting: waiting.length > 0 };
}
