import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { runs } from "../schema.ts";

/** Tells whether a user has had a result of an engine, in their own work. @param engine the directory's slug of it. */
export async function hasFinishedRun(
  db: Executor,
  { userId, engine }: { readonly userId: string; readonly engine: string },
): Promise<boolean> {
  const found = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.engine, engine), eq(runs.state, "finished")))
    .limit(1);
  return found.length > 0;
}
