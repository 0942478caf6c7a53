import { and, eq, lt, sql } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { tools } from "./schema.ts";
import type { ToolColumn } from "./tool-states.ts";

const newDays = 60;
const column: ToolColumn = "isNew";

/** Takes the mark "New" from tools that were added here 60 days ago. Those of the seed files have it as long as the files say so. */
export async function endNewTools(db: Executor, now: Date): Promise<void> {
  const isOld = lt(tools.addedAt, new Date(now.getTime() - newDays * dayMs));
  const isOfHere = sql`${column} = any(${tools.editedColumns})`;
  await db
    .update(tools)
    .set({ isNew: false })
    .where(and(eq(tools.isNew, true), isOld, isOfHere));
}
