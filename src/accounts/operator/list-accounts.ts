import { and, desc, eq, ilike, isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { users } from "../schema.ts";

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

/** Accounts that fit all of what is asked for, newest first. */
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
        text === undefined ? undefined : ilike(users.email, `%${text.replace(/[\\%_]/g, "\\$&")}%`),
        isDisabled ? isNotNull(users.disabledAt) : undefined,
        isUnverified ? eq(users.emailVerified, false) : undefined,
      ),
    )
    .orderBy(desc(users.createdAt), users.email)
    .limit(countMax);
}
