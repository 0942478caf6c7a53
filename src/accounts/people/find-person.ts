import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { profiles, users } from "../schema.ts";

/** Somebody with an account, as other slices may know them. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** Whether they have shown that the address is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** By the operator. */
  readonly isDisabled: boolean;
  readonly createdAt: Date;
}

/** @returns undefined where there is no such account. */
export async function findPerson(db: Executor, userId: string): Promise<Person | undefined> {
  const [row] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { id, email, emailVerified, disabledAt, createdAt } = row.user;
  const { firstName, lastName } = row.profile ?? row.user;
  return { userId: id, email, emailVerified, firstName, lastName, isDisabled: disabledAt !== null, createdAt };
}
