import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { customType, timestamp } from "drizzle-orm/pg-core";
import { foldForSearch } from "#text/fold-for-search.ts";

/** A moment in time, independent of the time zone of the writer and the reader. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Raw bytes: digests, and bodies with a signature. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Words with their weights, as PostgreSQL makes them of a text. Never read, only searched. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Tells whether PostgreSQL accepts a text as a `uuid`. Otherwise a look-up would fail with a database error instead of finding nothing. */
export const isUuid = (text: string): boolean => shape.test(text);

/** For `like` and `ilike`: what contains a text, whose own `%` and `_` stand for themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Condition that a text that was folded by PostgreSQL (`search_fold`, or a column made with it) has another text, folded here. */
export const hasFolded = (folded: SQL, text: string): SQL<boolean> =>
  sql<boolean>`${folded} like ${containing(foldForSearch(text))}`;

/** Condition that a short text has another one, in whatever case, width and marks. */
export const hasFoldedText = (column: AnyColumn, text: string): SQL<boolean> =>
  hasFolded(sql`search_fold(${column})`, text);

/** Sorts before every id and belongs to no row. */
export const nilUuid = "00000000-0000-0000-0000-000000000000";
