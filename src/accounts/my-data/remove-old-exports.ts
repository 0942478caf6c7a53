import { and, eq, isNull, lt, lte, or } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { dataExports } from "../schema.ts";
import { daysAfter, exportKeyOf } from "./data-export.ts";

/** Requests that nothing came of are given up after this, so that their owner can ask again. */
const givenUpAfterDays = 1;

/**
 * Removes archives whose time is over. The file first: whoever is stopped in between finds the row again, and a file without a row would
 * never be found.
 */
export async function removeOldExports({ db, files, clock }: Pick<Services, "db" | "files" | "clock">): Promise<void> {
  const now = clock.now();
  const isOver = or(
    lte(dataExports.expiresAt, now),
    and(isNull(dataExports.finishedAt), lt(dataExports.requestedAt, daysAfter(now, -givenUpAfterDays))),
  );
  for (const { id } of await db.select({ id: dataExports.id }).from(dataExports).where(isOver)) {
    await files.delete(exportKeyOf(id));
    await db.delete(dataExports).where(and(eq(dataExports.id, id), isOver));
  }
}
