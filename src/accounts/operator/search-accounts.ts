import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import { containing, isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { type ListPage, type ListQuery, pageOf, pageWindow } from "#platform/list-query.ts";
import type { accountSorts, accountStates } from "../rules.ts";
import { users } from "../schema.ts";

export interface AccountsQuery extends ListQuery<(typeof accountSorts)[number]> {
  readonly state: (typeof accountStates)[number];
  /** Accounts that are meant by an order or a subscription; looked for in place of the text, if there are some. */
  readonly ids?: readonly string[];
}

export interface FoundAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly deleteAfter: Date | null;
}

const { createdAt, deleteAfter, disabledAt, email, emailVerified, id, name } = users;

const orders: Readonly<Record<AccountsQuery["sort"], readonly SQL[]>> = {
  newest: [desc(createdAt), desc(id)],
  oldest: [asc(createdAt), asc(id)],
  email: [asc(email)],
};

const conditions: Readonly<Record<AccountsQuery["state"], SQL | undefined>> = {
  all: undefined,
  unverified: eq(emailVerified, false),
  disabled: isNotNull(disabledAt),
  deleting: isNotNull(deleteAfter),
};

/** Accounts for the operator, a page at a time. A text is looked for in addresses and names; a whole id is that account's. */
export async function searchAccounts(db: Executor, query: AccountsQuery): Promise<ListPage<FoundAccount>> {
  const { sort, page, state } = query;
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select({ id, email, name, emailVerified, createdAt, disabledAt, deleteAfter })
    .from(users)
    .where(and(conditions[state], meant(query)))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
  return pageOf(rows, page);
}

/** Accounts that were created since a moment. */
export const countAccounts = (db: Executor, since: Date): Promise<number> => db.$count(users, gte(createdAt, since));

function meant({ text, ids = [] }: AccountsQuery): SQL | undefined {
  if (ids.length > 0) return inArray(id, [...ids]);
  if (text === "") return undefined;
  if (isUuid(text)) return eq(id, text);
  return or(ilike(email, containing(text)), ilike(name, containing(text)));
}
