import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { librarySecret, readVerificationToken } from "../auth/read-verification-token.ts";
import { users } from "../schema.ts";
import { findEmailChange } from "./find-email-change.ts";

/** From which address to which one an account is to move. */
interface ChangeToConfirm {
  readonly from: string;
  readonly to: string;
}

interface Owner {
  readonly userId: string;
  readonly email: string;
}

/**
 * How the change of address stands that a mailed link is for. Changes nothing.
 * @param owner whoever is signed in. @returns `signed-out` where nobody is, and `done` where the account has moved already.
 */
export async function findChangeToConfirm(
  { db, secrets, clock }: Pick<Services, "db" | "secrets" | "clock">,
  token: string,
  owner: Owner | null,
): Promise<ChangeToConfirm | "invalid" | "expired" | "signed-out" | "other-account" | "taken" | "done"> {
  const change = await readVerificationToken(token, librarySecret(secrets));
  if (change === "expired") return "expired";
  if (!change) return "invalid";
  if (!owner) return "signed-out";
  const { email: from, updateTo: to } = change;
  if (owner.email === to) return "done";
  if (owner.email !== from) return "other-account";
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, to));
  if (taken) return "taken";
  return (await findEmailChange(db, owner.userId, clock.now())) === to ? { from, to } : "invalid";
}
