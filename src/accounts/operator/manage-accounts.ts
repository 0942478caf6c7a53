import { and, desc, eq, ilike, isNotNull, isNull } from "drizzle-orm";
import { containing } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { emailMessage, parseEmail } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { tellAddressVerified } from "../address-verified.ts";
import { sessions, signUps, users } from "../schema.ts";
import { forgetPendingVerifications } from "../security/pending-verifications.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { getSignInMethods, type SignInMethods } from "../security/sign-in-methods.ts";
import { isWaitingWith } from "../sign-up/begin-sign-up.ts";

/** @throws {AppError} `not_found`, and `invalid_input` for an invalid address. */
export async function getUserId(db: Executor, givenEmail: string): Promise<string> {
  const email = readEmail(givenEmail);
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user) return user.id;
  const [signUp] = await db.select({ createdAt: signUps.createdAt }).from(signUps).where(isWaitingWith(email));
  const waits = signUp
    ? ` A sign-up from ${signUp.createdAt.toISOString().slice(0, 10)} is waiting for its email link to be confirmed. You can create the account yourself: create ${email} --verified.`
    : "";
  throw new AppError("not_found", { userMessage: `There is no account with ${email}.${waits}` });
}

/** @throws {AppError} `invalid_input` for an undeliverable address. */
export function readEmail(text: string): string {
  const email = parseEmail(text);
  if (email === null) throw new AppError("invalid_input", { userMessage: `${emailMessage}.` });
  return email;
}

/** Part of an account that an operator may see: what is needed to help its owner, and no more. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly deleteAfter: Date | null;
  readonly linksOfflineAt: Date | null;
  readonly sessionsCount: number;
  readonly signInMethods: SignInMethods;
}

/** @throws {AppError} `not_found`, and `invalid_input` for an invalid address. */
export async function getAccount(db: Executor, email: string): Promise<Account> {
  const id = await getUserId(db, email);
  const signInMethods = await getSignInMethods(db, id);
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      disabledAt: users.disabledAt,
      deleteAfter: users.deleteAfter,
      linksOfflineAt: users.linksOfflineAt,
      sessionsCount: db.$count(sessions, eq(sessions.userId, id)),
    })
    .from(users)
    .where(eq(users.id, id));
  if (!account) throw new Error("the account was deleted while it was being read");
  return { ...account, signInMethods };
}

export interface AccountSearch {
  /** Part of the address. */
  readonly text: string | undefined;
  readonly isDisabled: boolean;
  readonly isUnverified: boolean;
  readonly countMax: number;
}

export interface ListedAccount {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly disabledAt: Date | null;
  readonly deleteAfter: Date | null;
  readonly createdAt: Date;
}

/** Accounts that match all conditions, newest first. */
export function listAccounts(db: Executor, search: AccountSearch): Promise<readonly ListedAccount[]> {
  const { text, isDisabled, isUnverified, countMax } = search;
  return db
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      disabledAt: users.disabledAt,
      deleteAfter: users.deleteAfter,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(
      and(
        text === undefined ? undefined : ilike(users.email, containing(text)),
        isDisabled ? isNotNull(users.disabledAt) : undefined,
        isUnverified ? eq(users.emailVerified, false) : undefined,
      ),
    )
    .orderBy(desc(users.createdAt), users.email)
    .limit(countMax);
}

/**
 * Verifies the address of an account that an operator created, as its owner would through the invitation. It doesn't confirm a sign-up: an
 * operator can vouch for the address, but not for who chose the password.
 * @returns false if it was already verified.
 * @throws {AppError} `not_found`.
 */
export function verifyAccount(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  email: string,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const id = await getUserId(transaction, email);
    const changed = await transaction
      .update(users)
      .set({ emailVerified: true, updatedAt: clock.now() })
      .where(and(eq(users.id, id), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    await recordSecurityEvent(transaction, { userId: id, kind: "email-verified", happenedAt: clock.now() });
    await tellAddressVerified(transaction, jobs, id);
    return true;
  });
}

/**
 * Disables an account: all its sessions end at once, in every process (the database notifies them), pending links and second factors are
 * void, and no sign-in method creates a session anymore (auth-hooks.ts).
 * @returns how many sessions ended; undefined if it was already disabled.
 * @throws {AppError} `not_found`.
 */
export function disableAccount(
  { db, clock }: Pick<Services, "db" | "clock">,
  email: string,
): Promise<number | undefined> {
  return db.transaction(async (transaction) => {
    const id = await getUserId(transaction, email);
    const at = clock.now();
    const changed = await transaction
      .update(users)
      .set({ disabledAt: at, updatedAt: at })
      .where(and(eq(users.id, id), isNull(users.disabledAt)))
      .returning({ id: users.id });
    const ended = await transaction.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
    await forgetPendingVerifications(transaction, id);
    if (changed.length === 0) return undefined;
    await recordSecurityEvent(transaction, { userId: id, kind: "disabled", happenedAt: at });
    return ended.length;
  });
}

/**
 * Ends all sessions of an account, e.g. after a device was lost. Its owner can sign in again.
 * @returns how many ended.
 * @throws {AppError} `not_found`.
 */
export function endSessions({ db, clock }: Pick<Services, "db" | "clock">, email: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const id = await getUserId(transaction, email);
    const ended = await transaction.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
    await recordSecurityEvent(transaction, {
      userId: id,
      kind: "signed-out-by-operator",
      happenedAt: clock.now(),
    });
    return ended.length;
  });
}

/**
 * Enables a disabled account again, with the sign-in methods it had.
 * @returns false if it was not disabled.
 * @throws {AppError} `not_found`.
 */
export function enableAccount({ db, clock }: Pick<Services, "db" | "clock">, email: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const id = await getUserId(transaction, email);
    const changed = await transaction
      .update(users)
      .set({ disabledAt: null, updatedAt: clock.now() })
      .where(and(eq(users.id, id), isNotNull(users.disabledAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    await recordSecurityEvent(transaction, { userId: id, kind: "enabled", happenedAt: clock.now() });
    return true;
  });
}

/**
 * Takes everything that a user shares offline, or puts it back: while it is offline others see none of it, and nothing new can be shared.
 * Links that an operator took offline by themselves stay so.
 * @returns false if that was so already.
 * @throws {AppError} `not_found`.
 */
export function setLinksOffline(
  { db, clock }: Pick<Services, "db" | "clock">,
  { email, isOffline }: { readonly email: string; readonly isOffline: boolean },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const id = await getUserId(transaction, email);
    const at = clock.now();
    const { linksOfflineAt } = users;
    const changed = await transaction
      .update(users)
      .set({ linksOfflineAt: isOffline ? at : null, updatedAt: at })
      .where(and(eq(users.id, id), isOffline ? isNull(linksOfflineAt) : isNotNull(linksOfflineAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    const kind = isOffline ? "links-taken-offline" : "links-put-back";
    await recordSecurityEvent(transaction, { userId: id, kind, happenedAt: at });
    return true;
  });
}

/** Addresses of users whose links are all offline, with the time since when; latest first. */
export function listOfflineUsers(
  db: Executor,
): Promise<readonly { readonly email: string; readonly since: Date | null }[]> {
  return db
    .select({ email: users.email, since: users.linksOfflineAt })
    .from(users)
    .where(isNotNull(users.linksOfflineAt))
    .orderBy(desc(users.linksOfflineAt))
    .limit(1_000);
}
