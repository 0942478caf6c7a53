import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { runColumns } from "./history.ts";
import { runs } from "./schema.ts";

/** What users asked engines for, and what came. Deleted with the account. */
export const runsData: PersonalDataSource = {
  name: "runs",

  async exportFor(db, { userId }) {
    const columns = { ...runColumns, tool: runs.tool, tokens: runs.tokens };
    return db.select(columns).from(runs).where(eq(runs.userId, userId)).orderBy(asc(runs.createdAt), asc(runs.id));
  },

  async erase(db, { userId }) {
    await db.delete(runs).where(eq(runs.userId, userId));
  },
};
