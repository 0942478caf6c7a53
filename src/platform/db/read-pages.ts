import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Reads a long list page by page, by the key of the last row that was read, so that neither a statement nor memory grows with the list.
 * @param readAfter the rows after a row, or the first ones: `countMax` of them, or fewer at the end of the list.
 */
export async function* readPages<Row>(
  countMax: number,
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    if (rows.length < countMax) return;
    last = rows.at(-1);
  }
}

/** A moment as the key of a list has it: PostgreSQL's moments are finer than JavaScript's, so a row would come after itself. */
export const exactMoment = (moment: SQLWrapper): SQL<string> => sql<string>`${moment}::text`;

export interface Place {
  /** Moment as `exactMoment` reads it. */
  readonly at: string;
  readonly id: string;
}

/** Condition for what comes after a row in a list that is sorted by a moment and an id, oldest first. */
export const isAfter = (last: Place | undefined, moment: SQLWrapper, id: SQLWrapper): SQL | undefined =>
  last && sql`(${moment}, ${id}) > (${last.at}::timestamptz, ${last.id}::uuid)`;
