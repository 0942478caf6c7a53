import { and, asc, eq, gt, inArray, isNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { devices, identities, profiles, users } from "./schema.ts";

/** @param userId a UUID. */
export async function hasAccount(db: Executor, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}

/** An account's owner, as other slices may see them. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** True if they have proved that they own the address. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string | null;
  /** By an operator. */
  readonly isDisabled: boolean;
  readonly createdAt: Date;
}

/** @returns undefined if there is no such account. */
export const findPerson = async (db: Executor, userId: string): Promise<Person | undefined> =>
  (await listPeople(db, [userId])).get(userId);

/** @param email as `parseEmail` gives it. @returns undefined if there is no such account. For operators. */
export async function findPersonByEmail(db: Executor, email: string): Promise<Person | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user && findPerson(db, user.id);
}

/** Email address of a row's user, as a column of the same statement; null without an account. For operators' lists. */
export const mailAddressOf = (userId: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select u.email from users u where u.id = ${userId})`;

/** @returns people by user id, without the ids that have no account. */
export async function listPeople(db: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(users.id, [...userIds]));
  return new Map(
    rows.map(({ user, profile }) => {
      const { id, email, emailVerified, disabledAt, createdAt } = user;
      const { firstName, lastName } = profile ?? user;
      return [
        id,
        {
          userId: id,
          email,
          emailVerified,
          firstName,
          lastName,
          avatarUrl: profile?.avatarUrl ?? null,
          isDisabled: disabledAt !== null,
          createdAt,
        },
      ];
    }),
  );
}

/** Decides whether programs may act for an account: not while an operator has disabled it, or its owner has requested its deletion. */
export type Standing = "active" | "disabled" | "deleting";

/** @returns undefined if there is no such account. */
export async function findStanding(db: Executor, userId: string): Promise<Standing | undefined> {
  const [row] = await db
    .select({ disabledAt: users.disabledAt, deleteAfter: users.deleteAfter })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return undefined;
  if (row.disabledAt) return "disabled";
  return row.deleteAfter ? "deleting" : "active";
}

/**
 * True if others may see what is a user's own, such as their picture: not while an operator has disabled the account or taken its links
 * offline, or its owner has requested its deletion. Reads of work ask the condition of the same name in src/teams, since teams own work, too.
 */
export const isShownToOthers = ({ table, name }: PgColumn): SQL<boolean> =>
  // Named in full: of selected columns, Drizzle leaves the table out.
  sql`exists (select from ${users} owners where owners.id = ${table}.${sql.identifier(name)} and owners.disabled_at is null and owners.links_offline_at is null and owners.delete_after is null)`;

/** Why others see nothing of what a user shared. */
export type HiddenReason = "disabled" | "deleting" | "links-offline";

/** @returns undefined if others see it. The account exists. */
export async function findHiddenReason(db: Executor, userId: string): Promise<HiddenReason | undefined> {
  const { disabledAt, deleteAfter, linksOfflineAt } = users;
  const [row] = await db.select({ disabledAt, deleteAfter, linksOfflineAt }).from(users).where(eq(users.id, userId));
  if (row?.disabledAt) return "disabled";
  if (row?.linksOfflineAt) return "links-offline";
  return row?.deleteAfter ? "deleting" : undefined;
}

/** @param email from `parseEmail`. The caller must not reveal the answer: only the owner may know who has an account. */
export async function hasAccountWith(db: Executor, email: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;
}

/** Condition that a column holds the address of an account. For operators: only the owner may know who has one. */
export const isAddressOfAccount = ({ table, name }: PgColumn): SQL<boolean> =>
  sql`exists (select from ${users} owners where owners.email = ${table}.${sql.identifier(name)})`;

/** @returns first names by address, of accounts whose owners have proved that the address is theirs. */
export async function listFirstNames(db: Executor, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const firstName = sql<string>`coalesce(${profiles.firstName}, ${users.firstName})`;
  const rows = await db
    .select({ email: users.email, firstName })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(and(inArray(users.email, [...emails]), eq(users.emailVerified, true), isNull(users.disabledAt)));
  return new Map(rows.map((row) => [row.email, row.firstName]));
}

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** @returns names by user id, without the ids that have no account. */
export async function listNames(db: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, PersonName>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      firstName: sql<string>`coalesce(${profiles.firstName}, ${users.firstName})`,
      lastName: sql<string>`coalesce(${profiles.lastName}, ${users.lastName})`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}

/** Tells whether two users have signed in in the same browser. */
export async function shareDevice(db: Executor, oneId: string, otherId: string): Promise<boolean> {
  const others = alias(devices, "others");
  const shared = await db
    .select({ digest: devices.digest })
    .from(devices)
    .innerJoin(others, and(eq(others.digest, devices.digest), eq(others.userId, otherId)))
    .where(eq(devices.userId, oneId))
    .limit(1);
  return shared.length > 0;
}

/**
 * @returns the address where other slices may email the user; undefined if they have requested deletion, are disabled, or have not verified
 * it.
 */
export async function findMailAddress(db: Executor, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true), isNull(users.disabledAt)));
  return user?.email;
}

/**
 * Users with a verified address, by id, for tasks that apply to every such account.
 * @param after the last id of the previous page.
 * @param condition on the user's id: which users to select.
 */
export async function listVerifiedUsers(
  db: Executor,
  {
    after,
    condition,
    countMax,
  }: { readonly after: string; readonly condition: (userId: PgColumn) => SQL; readonly countMax: number },
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailVerified, true), gt(users.id, after), condition(users.id)))
    .orderBy(asc(users.id))
    .limit(countMax);
  return rows.map(({ id }) => id);
}

/** Ids of the identity providers that a user signs in with: `google`, or an organization's single sign-on. Their password is none. */
export async function listIdentityProviders(db: Executor, userId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ providerId: identities.providerId })
    .from(identities)
    .where(and(eq(identities.userId, userId), ne(identities.providerId, "credential")));
  return rows.map(({ providerId }) => providerId);
}
