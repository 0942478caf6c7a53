import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, or } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { findReservation } from "../recovery/recovery-links.ts";
import { signUps, users } from "../schema.ts";
import { signUpToken } from "./sign-up-token.ts";

type Needed = Pick<Services, "jobs" | "secrets" | "clock"> & { readonly db: Executor };

export interface NewSignUp {
  /** As `parseEmail` gives it. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Hashed. */
  readonly password: string;
  readonly redirectTo: string | null;
  readonly ref: string | null;
}

/**
 * Keeps a sign-up until its mailed link is pressed. It takes the place of an earlier one with the same address, whose link is void from then
 * on. An address that has an account is kept and answered alike, so that neither this nor a later correction of the address tells them
 * apart; only the mail says that there is an account.
 * @returns the sign-up's id.
 */
export function beginSignUp({ db, ...services }: Needed, mails: AccountMails, given: NewSignUp): Promise<string> {
  const id = randomUUID();
  const signUp = { id, ...given, createdAt: services.clock.now() };
  return db.transaction(async (transaction) => {
    await transaction.insert(signUps).values(signUp).onConflictDoUpdate({ target: signUps.email, set: signUp });
    await mailSignUp({ db: transaction, ...services }, mails, signUp);
    return id;
  });
}

/**
 * Corrects the address of a sign-up that waits: the name and the password move to the new address, and the link to the old one is void.
 * @returns the id that the sign-up has from then on; undefined where it no longer waits.
 */
export function changeSignUpAddress(
  { db, ...services }: Needed,
  mails: AccountMails,
  { signUpId, email }: { readonly signUpId: string; readonly email: string },
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    // In one order, so that two that exchange their addresses at the same moment do not wait for each other.
    const isConcerned = or(eq(signUps.id, signUpId), eq(signUps.email, email));
    await transaction.select().from(signUps).where(isConcerned).orderBy(signUps.email).for("update");
    const [old] = await transaction.delete(signUps).where(eq(signUps.id, signUpId)).returning();
    if (!old) return undefined;
    const { firstName, lastName, password, redirectTo, ref } = old;
    const moved = { email, firstName, lastName, password, redirectTo, ref };
    return beginSignUp({ db: transaction, ...services }, mails, moved);
  });
}

/** Mails the link of the sign-up that waits with this address again. Does nothing where there is none. */
export async function mailSignUpAgain(services: Needed, mails: AccountMails, email: string): Promise<void> {
  const [signUp] = await services.db.select().from(signUps).where(eq(signUps.email, email));
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

/** Whether a sign-up can no longer make an account of an address: it has one that is confirmed, or that the operator has closed. */
export async function isAddressTaken(db: Executor, email: string): Promise<boolean> {
  const isTaken = and(eq(users.email, email), or(eq(users.emailVerified, true), isNotNull(users.disabledAt)));
  return (await db.select({ id: users.id }).from(users).where(isTaken)).length > 0;
}
