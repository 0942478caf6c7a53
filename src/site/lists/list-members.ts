import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { isAddressOfAccount } from "#accounts/index.ts";
import { isDiscountUsed } from "#billing/index.ts";
import { containing } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { pageOf, pageWindow } from "#platform/list-query.ts";
import { earlyAccessSignups, newsletterSubscriptions } from "../schema.ts";
import { type Audience, type MailingList, type MemberSort, type MemberState, type Segment, statesOf } from "./rules.ts";

const news = newsletterSubscriptions;
const early = earlyAccessSignups;

/** Only SQL differs between the lists: the columns of both are read under the same names. */
const lists = {
  newsletter: {
    table: news,
    joinedAt: news.confirmedAt,
    shown: { requestedAt: news.requestedAt, name: sql<null>`null`, code: sql<null>`null`, isUsed: sql<null>`null` },
    states: {
      unsubscribed: isNotNull(news.unsubscribedAt),
      bounced: isNotNull(news.bouncedAt),
      unconfirmed: isNull(news.confirmedAt),
    },
  },
  "early-access": {
    table: early,
    joinedAt: early.lettersAgreedAt,
    shown: {
      requestedAt: early.agreedAt,
      name: sql<string>`${early.name}`,
      code: sql<string>`${early.code}`,
      isUsed: isDiscountUsed(early.code),
    },
    states: {
      unsubscribed: isNotNull(early.unsubscribedAt),
      bounced: isNotNull(early.bouncedAt),
      "code-only": isNull(early.lettersAgreedAt),
    },
  },
} as const;

/** Condition for members who agreed to letters and have not taken it back, at addresses that work. */
const isReached = (list: MailingList): SQL | undefined => and(...Object.values(lists[list].states).map(not));

const inSegment: Readonly<Record<Segment, (list: MailingList) => SQL | undefined>> = {
  all: () => undefined,
  "without-account": (list) => not(isAddressOfAccount(lists[list].table.email)),
  "code-unused": (list) => (list === "early-access" ? not(isDiscountUsed(early.code)) : sql`false`),
};

const isIn = ({ list, segment, since, before }: Audience): SQL | undefined => {
  const { joinedAt } = lists[list];
  return and(
    isReached(list),
    inSegment[segment](list),
    since ? gte(joinedAt, since) : undefined,
    before ? lt(joinedAt, before) : undefined,
  );
};

/** Member of a list who may get a letter. */
export interface Recipient {
  readonly memberId: number;
  readonly email: string;
  /** Early access only. */
  readonly code: string | null;
  readonly discountPercent: number | null;
}

const recipientOf = (list: MailingList) => ({
  memberId: lists[list].table.id,
  email: lists[list].table.email,
  code: list === "early-access" ? sql<string | null>`${early.code}` : sql<string | null>`null`,
  discountPercent:
    list === "early-access"
      ? sql<number | null>`${early.discountPercent}`.mapWith(Number)
      : sql<number | null>`null`.mapWith(Number),
});

export const countRecipients = (db: Executor, audience: Audience): Promise<number> =>
  db.$count(lists[audience.list].table, isIn(audience));

/** @returns the id of the member who joined last, 0 for an empty list: those who join later are not part of what is sent now. */
export async function lastMemberId(db: Executor, list: MailingList): Promise<number> {
  const { table } = lists[list];
  const [row] = await db.select({ last: max(table.id) }).from(table);
  return row?.last ?? 0;
}

/** Recipients by id. @param after id of the last one of the previous page. @param upTo the last id that counts. */
export async function listRecipients(
  db: Executor,
  audience: Audience,
  { after, upTo, countMax }: { readonly after: number; readonly upTo: number; readonly countMax: number },
): Promise<readonly Recipient[]> {
  const { table } = lists[audience.list];
  return db
    .select(recipientOf(audience.list))
    .from(table)
    .where(and(isIn(audience), gt(table.id, after), lte(table.id, upTo)))
    .orderBy(asc(table.id))
    .limit(countMax);
}

/** @returns undefined for a member who may not be mailed any more. */
export async function findRecipient(db: Executor, list: MailingList, memberId: number): Promise<Recipient | undefined> {
  const { table } = lists[list];
  const [row] = await db
    .select(recipientOf(list))
    .from(table)
    .where(and(eq(table.id, memberId), isReached(list)));
  return row;
}

/** Marks addresses that do not work, on every list. @param emails as `parseEmail` gives them. @returns how many entries were marked. */
export async function markBounced(db: Executor, emails: readonly string[], at: Date): Promise<number> {
  let marked = 0;
  for (const { table } of Object.values(lists)) {
    const rows = await db
      .update(table)
      .set({ bouncedAt: at })
      .where(and(inArray(table.email, [...emails]), isNull(table.bouncedAt)))
      .returning({ id: table.id });
    marked += rows.length;
  }
  return marked;
}

/** The opposite, for one entry. @returns false if it was not marked. */
export async function unmarkBounced(
  db: Executor,
  { list, memberId }: { readonly list: MailingList; readonly memberId: number },
): Promise<boolean> {
  const { table } = lists[list];
  const rows = await db
    .update(table)
    .set({ bouncedAt: null })
    .where(and(eq(table.id, memberId), isNotNull(table.bouncedAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Member of a list, as its operator sees them. */
export interface ListMember {
  readonly id: number;
  readonly email: string;
  readonly state: MemberState;
  readonly requestedAt: Date;
  readonly joinedAt: Date | null;
  readonly name: string | null;
  readonly code: string | null;
  /** True if a purchase used the code; null for lists that have none. */
  readonly isUsed: boolean | null;
}

interface MemberQuery {
  readonly list: MailingList;
  readonly text: string;
  readonly state: MemberState | null;
}

/** The first state that applies, in the order of `lists`. */
const stateOf = (list: MailingList): SQL<MemberState> => {
  const cases = Object.entries(lists[list].states).map(([name, condition]) => sql`when ${condition} then ${name}`);
  return sql<MemberState>`case ${sql.join(cases, sql` `)} else 'reached' end`;
};

const isFound = ({ list, text, state }: MemberQuery): SQL | undefined => {
  const { email } = lists[list].table;
  const places = list === "early-access" ? [email, early.name, early.code] : [email];
  const found = places.map((place) => ilike(place, containing(text)));
  return and(text === "" ? undefined : or(...found), state === null ? undefined : sql`${stateOf(list)} = ${state}`);
};

const membersBy = (db: Executor, list: MailingList, condition: SQL | undefined) => {
  const { table, joinedAt, shown } = lists[list];
  return db
    .select({ id: table.id, email: table.email, state: stateOf(list), joinedAt, ...shown })
    .from(table)
    .where(condition)
    .$dynamic();
};

/** Orders of the operator's list of members; the first one is usual. */
const orders: Readonly<Record<MemberSort, (list: MailingList) => SQL>> = {
  newest: (list) => desc(lists[list].table.id),
  oldest: (list) => asc(lists[list].table.id),
  email: (list) => asc(lists[list].table.email),
};

/** Members of a list as a page of the operator's, with the number in each state. */
export async function listMembers(
  db: Executor,
  { sort, page, ...query }: MemberQuery & { readonly sort: MemberSort; readonly page: number },
) {
  const { list } = query;
  const { limit, offset } = pageWindow(page);
  const stated = db
    .select({ state: stateOf(list).as("state") })
    .from(lists[list].table)
    .as("members");
  const [members, states] = await Promise.all([
    membersBy(db, list, isFound(query)).orderBy(orders[sort](list)).limit(limit).offset(offset),
    db.select({ state: stated.state, members: count() }).from(stated).groupBy(stated.state),
  ]);
  const known = new Map(states.map(({ state, members: number }) => [state, number]));
  const totals = Object.fromEntries(statesOf[list].map((state) => [state, known.get(state) ?? 0]));
  return { ...pageOf(members as readonly ListMember[], page), totals };
}

/** The same for a file, in pages by id. @param last the last member of the previous page. */
export async function listMembersAfter(
  db: Executor,
  query: MemberQuery,
  { last, countMax }: { readonly last: ListMember | undefined; readonly countMax: number },
): Promise<readonly ListMember[]> {
  const { table } = lists[query.list];
  const condition = and(isFound(query), last ? lt(table.id, last.id) : undefined);
  return (await membersBy(db, query.list, condition).orderBy(desc(table.id)).limit(countMax)) as readonly ListMember[];
}
