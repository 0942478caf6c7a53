import { randomUUID } from "node:crypto";
import { and, eq, isNull, TransactionRollbackError } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { findDatabaseError } from "#platform/db/database-errors.ts";
import type { Services } from "#platform/services.ts";
import { tellAddressVerified } from "../address-verified.ts";
import type { ClientFacts } from "../auth/hook-context.ts";
import { identities, signUps, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readSignUpToken } from "./sign-up-token.ts";

export interface Confirmed {
  readonly userId: string;
  readonly redirectTo: string | null;
  readonly ref: string | null;
  /** True if the sign-up's password, name and destination were kept; otherwise they were discarded. */
  readonly isKept: boolean;
}

/**
 * True if what a sign-up contains was surely entered by the person who confirms it. The mailed link only proves whose the address is: the
 * newest mail may be about an attacker's sign-up, made a second after the owner's.
 * @param ownSignUpId of the sign-up that the confirming browser made, if it remembers one.
 */
export const isOwnersSignUp = (
  { id, replacesOther }: Pick<typeof signUps.$inferSelect, "id" | "replacesOther">,
  ownSignUpId: string | null,
): boolean => (ownSignUpId === null ? !replacesOther : ownSignUpId === id);

/**
 * Creates the account for a confirmed sign-up, once. A password belongs to the sign-up whose own link was confirmed. The account is created
 * from the very row that is then deleted, and a row never changes under its id, so no concurrent sign-up's name or password can get in.
 * Of a sign-up that may be another person's, only the address is confirmed (`isOwnersSignUp`).
 * @returns `invalid` for a token that isn't ours; `void` if the sign-up was confirmed, discarded or replaced, or the address has an account
 * by now.
 */
export async function confirmSignUp(
  { db, jobs, secrets, clock }: Pick<Services, "db" | "jobs" | "secrets" | "clock">,
  {
    token,
    client,
    ownSignUpId,
  }: { readonly token: string; readonly client: ClientFacts; readonly ownSignUpId: string | null },
): Promise<Confirmed | "invalid" | "expired" | "void"> {
  const at = clock.now();
  const read = readSignUpToken(secrets, token, at);
  if (!read) return "invalid";
  if (read.isExpired) return "expired";
  const isThis = eq(signUps.id, read.signUpId);
  try {
    return await db.transaction(async (transaction) => {
      const [signUp] = await transaction.select().from(signUps).where(isThis);
      // Locks the account before the sign-up, like everything else that verifies an address, so that two at once don't deadlock.
      const isKept = signUp !== undefined && isOwnersSignUp(signUp, ownSignUpId);
      const userId = signUp && (await openAccount(transaction, isKept ? signUp : { ...signUp, ...nothing }, at));
      if (!userId) return "void";
      const taken = await transaction.delete(signUps).where(isThis).returning({ id: signUps.id });
      if (taken.length === 0) transaction.rollback();
      for (const kind of ["signed-up", "email-verified"] as const) {
        await recordSecurityEvent(transaction, { userId, kind, ...client, happenedAt: at });
      }
      await tellAddressVerified(transaction, jobs, userId);
      return { userId, redirectTo: isKept ? signUp.redirectTo : null, ref: signUp.ref, isKept };
    });
  } catch (error) {
    // The address is reserved for the account that had it (migrations/0014).
    const isReserved = findDatabaseError(error)?.constraint === "users_email_unique";
    if (isReserved || error instanceof TransactionRollbackError) return "void";
    throw error;
  }
}

/** The part of a sign-up that is kept although another person may have made it. */
const nothing = { firstName: "", lastName: "", password: null };

type Opened = Pick<typeof signUps.$inferSelect, "email" | "firstName" | "lastName"> & {
  readonly password: string | null;
};

/**
 * Takes over the unverified account that an operator created, if there is one.
 * @returns undefined if the address has a verified account, or a disabled one.
 */
async function openAccount(
  db: Transaction,
  { email, firstName, lastName, password }: Opened,
  at: Date,
): Promise<string | undefined> {
  const name = { firstName, lastName, name: `${firstName} ${lastName}`.trim() };
  const confirmed = { emailVerified: true, updatedAt: at };
  const [user] = await db
    .insert(users)
    .values({ email, createdAt: at, ...name, ...confirmed })
    .onConflictDoUpdate({
      target: users.email,
      // Without a name, an account that an operator created keeps its own.
      set: password === null ? confirmed : { ...name, ...confirmed },
      setWhere: and(eq(users.emailVerified, false), isNull(users.disabledAt)),
    })
    .returning({ id: users.id });
  if (!user || password === null) return user?.id;
  await db
    .insert(identities)
    .values({ userId: user.id, providerId: "credential", accountId: user.id, password })
    .onConflictDoUpdate({ target: [identities.providerId, identities.accountId], set: { password, updatedAt: at } });
  return user.id;
}

/**
 * 'This wasn't me': of the sign-up nothing is kept but the doubt. Otherwise the next one with this address, which may again be the
 * attacker's, would count as its owner's. @returns false for a token that isn't ours.
 */
export async function discardSignUp(
  { db, secrets, clock }: Pick<Services, "db" | "secrets" | "clock">,
  token: string,
): Promise<boolean> {
  const read = readSignUpToken(secrets, token, clock.now());
  if (!read) return false;
  await db
    .update(signUps)
    .set({ id: randomUUID(), ...nothing, redirectTo: null, ref: null, replacesOther: true })
    .where(eq(signUps.id, read.signUpId));
  return true;
}
