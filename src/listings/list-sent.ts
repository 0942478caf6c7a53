import { and, desc, eq, ne, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { listToolNames } from "#directory/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { cutText } from "#platform/forms/rules.ts";
import { type ListPage, pageOf, pageWindow } from "#platform/list-query.ts";
import { factNames, type ListingFacts, reasonNames, type SentKind } from "./listing-rules.ts";
import { listingReports, toolClaims, toolProposals, toolReviews, toolSubmissions } from "./schema.ts";

/** Something that a user sent to the directory, as a line of a list. */
export interface Sent {
  readonly id: string;
  /** The tool’s name; of a submission its own, or its website. */
  readonly name: string;
  /** Null for a submission that is no listing. */
  readonly toolSlug: string | null;
  /** The beginning of what they wrote. */
  readonly text: string;
  /** State in its queue. */
  readonly state: string;
  readonly at: Date;
}

const textLengthMax = 160;

/**
 * Lists what one user has sent, of one kind, the latest first. For operators: drafts and claims without a proof, which are the user's own,
 * are left out.
 * @param page from 1.
 */
export async function listSent(
  db: Executor,
  { userId, kind, page }: { readonly userId: string; readonly kind: SentKind; readonly page: number },
): Promise<ListPage<Sent>> {
  const read = { db, userId, page };
  const rows = await readers[kind](read);
  const names = await listToolNames(
    db,
    rows.flatMap(({ toolSlug }) => toolSlug ?? []),
  );
  return pageOf(
    rows.map((row) => ({
      ...row,
      name: row.name ?? names.get(row.toolSlug ?? "") ?? row.toolSlug ?? "",
      text: cutText(row.text, textLengthMax),
    })),
    page,
  );
}

interface Read {
  readonly db: Executor;
  readonly userId: string;
  readonly page: number;
}

type Reader = (read: Read) => Promise<readonly (Omit<Sent, "name"> & { readonly name?: string })[]>;

type Table = PgTable & { readonly id: PgColumn; readonly userId: PgColumn };

/** One page of a table’s rows of one user, and a row more. */
const rowsOf = <From extends Table>({ db, userId, page }: Read, table: From, at: PgColumn, shown?: SQL) =>
  db
    .select()
    .from(table as Table)
    .where(and(eq(table.userId, userId), shown))
    .orderBy(desc(at), desc(table.id))
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset) as unknown as Promise<From["$inferSelect"][]>;

const readers: Readonly<Record<SentKind, Reader>> = {
  async submissions(read) {
    const { changedAt, state } = toolSubmissions;
    return (await rowsOf(read, toolSubmissions, changedAt, ne(state, "draft"))).map((row) => ({
      ...pick(row, row.changedAt),
      name: row.name || row.website,
      text: row.description,
    }));
  },
  async claims(read) {
    const { createdAt, state } = toolClaims;
    return (await rowsOf(read, toolClaims, createdAt, ne(state, "open"))).map((row) => ({
      ...pick(row, row.createdAt),
      text: row.domain ?? "",
    }));
  },
  async edits(read) {
    return (await rowsOf(read, toolProposals, toolProposals.createdAt)).map((row) => ({
      ...pick(row, row.createdAt),
      text: (Object.keys(row.proposal) as (keyof ListingFacts)[]).map((key) => factNames[key]).join(", "),
    }));
  },
  async reports(read) {
    return (await rowsOf(read, listingReports, listingReports.createdAt)).map((row) => ({
      ...pick(row, row.createdAt),
      text: [reasonNames[row.reason], row.text].filter(Boolean).join(": "),
    }));
  },
  async reviews(read) {
    return (await rowsOf(read, toolReviews, toolReviews.changedAt)).map((row) => ({
      ...pick(row, row.changedAt),
      text: row.text,
    }));
  },
};

const pick = ({ id, toolSlug, state }: Pick<Sent, "id" | "toolSlug" | "state">, at: Date) => ({
  id,
  toolSlug,
  state,
  at,
});
