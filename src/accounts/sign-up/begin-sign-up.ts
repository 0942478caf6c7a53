import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { findReservation } from "../recovery/recovery-links.ts";
import { signUps, users } from "../schema.ts";
import { signUpToken } from "./sign-up-token.ts";

type Needed = Pick<Services, "jobs" | "secrets" | "clock"> & { readonly db: Executor };

export interface NewSignUp {
  /** Address as `parseEmail` returns it. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Hashed. */
  readonly password: string;
  readonly redirectTo: string | null;
  readonly ref: string | null;
  /** The id of the sign-up that the same browser made before. Only that one can be replaced without a doubt about whose it is. */
  readonly ownSignUpId: string | null;
}

/**
 * Stores a sign-up until its emailed link is confirmed. It replaces an earlier one with the same address, whose link is void from then on.
 * An address that already has an account is stored and answered alike, so that neither this nor a later change of the address reveals the
 * account; only the email does.
 * @returns the sign-up's id.
 */
export function beginSignUp(
  { db, ...services }: Needed,
  mails: AccountMails,
  { ownSignUpId, ...given }: NewSignUp,
): Promise<string> {
  const id = randomUUID();
  const signUp = { id, ...given, createdAt: services.clock.now() };
  const replacesOther = sql`${signUps.replacesOther} or ${signUps.id} is distinct from ${ownSignUpId}::uuid`;
  return db.transaction(async (transaction) => {
    await transaction
      .insert(signUps)
      .values(signUp)
      .onConflictDoUpdate({ target: signUps.email, set: { ...signUp, replacesOther } });
    await mailSignUp({ db: transaction, ...services }, mails, signUp);
    return id;
  });
}

/**
 * Changes the address of an unconfirmed sign-up: the name and password move to the new address, and the old link is void.
 * @returns the sign-up's new id; undefined if it is no longer pending, or replaced that of another browser.
 */
export function changeSignUpAddress(
  { db, ...services }: Needed,
  mails: AccountMails,
  { signUpId, email }: { readonly signUpId: string; readonly email: string },
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    // In a fixed order, so that two sign-ups that swap addresses don't deadlock.
    const isConcerned = or(eq(signUps.id, signUpId), eq(signUps.email, email));
    await transaction.select().from(signUps).where(isConcerned).orderBy(signUps.email).for("update");
    // One that replaced another's stays where it is: what is known about the address would go with it.
    const isMovable = and(eq(signUps.id, signUpId), eq(signUps.replacesOther, false));
    const [old] = await transaction.delete(signUps).where(isMovable).returning();
    if (!old?.password) return undefined;
    const { firstName, lastName, password, redirectTo, ref } = old;
    const moved = { email, firstName, lastName, password, redirectTo, ref, ownSignUpId: old.id };
    return beginSignUp({ db: transaction, ...services }, mails, moved);
  });
}

/** An address's sign-up, unless its owner has said that it wasn't theirs. */
export const isWaitingWith = (email: string) => and(eq(signUps.email, email), isNotNull(signUps.password));

/** Emails the link of this address's unconfirmed sign-up again. Does nothing if there is none. */
export async function mailSignUpAgain(services: Needed, mails: AccountMails, email: string): Promise<void> {
  const [signUp] = await services.db.select().from(signUps).where(isWaitingWith(email));
  if (signUp) await mailSignUp(services, mails, signUp);
}

async function mailSignUp(
  { db, jobs, secrets, clock }: Needed,
  mails: AccountMails,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const at = clock.now();
  await sendMail(db, jobs, await write());

  async function write(): Promise<Mail> {
    if (await isAddressTaken(db, email)) return mails.alreadyRegistered(email);
    const reservedUntil = await findReservation(db, email, at);
    return reservedUntil
      ? mails.addressReserved(email, reservedUntil)
      : mails.verification(email, signUpToken(secrets, id, at));
  }
}

/** Tells whether an address can no longer sign up: its account is verified, or disabled by an operator. */
export async function isAddressTaken(db: Executor, email: string): Promise<boolean> {
  const isTaken = and(eq(users.email, email), or(eq(users.emailVerified, true), isNotNull(users.disabledAt)));
  return (await db.select({ id: users.id }).from(users).where(isTaken)).length > 0;
}
