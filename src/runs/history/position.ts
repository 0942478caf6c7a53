import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";

/** A place in a list of what users made, newest first: that of the last item that was shown. */
export interface Position {
  /** ISO 8601, UTC, to the microsecond: PostgreSQL's moments are finer than JavaScript's. */
  readonly at: string;
  readonly id: string;
}

/** A moment as positions have it. */
export const positionOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Condition for rows after a position in a list that is sorted by a moment and an id, latest first. */
export const comesAfter = (position: Position, moment: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${moment}, ${id}) < (${position.at}::timestamptz, ${position.id}::uuid)`;

/** For addresses. */
export const formatPosition = ({ at, id }: Position): string => `${at}_${id}`;

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\da-f-]{36})$/i;

/** @returns undefined for what is no position: the list then begins with the newest. */
export function parsePosition(text: string | null | undefined): Position | undefined {
  const [, at, id] = shape.exec(text ?? "") ?? [];
  if (at === undefined || id === undefined || !isUuid(id)) return undefined;
  // PostgreSQL would refuse February 30, and the year 0.
  const moment = new Date(at);
  return !at.startsWith("0000") &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().slice(0, 19) === at.slice(0, 19)
    ? { at, id }
    : undefined;
}

/** The later of two first. */
export const byPosition = (one: Position, other: Position): number =>
  one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1;
