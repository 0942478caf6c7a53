import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { signUps } from "../schema.ts";
import { isAddressTaken } from "./begin-sign-up.ts";
import { isOwnersSignUp } from "./confirm-sign-up.ts";
import { readSignUpToken } from "./sign-up-token.ts";

/** What is shown of a sign-up before it is confirmed. */
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
