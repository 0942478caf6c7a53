import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { runs } from "./schema.ts";

/** What users asked engines for, and what came. Deleted with the account. */
export const runsData: PersonalDataSource = {
  name: "runs",

  async exportFor(db, { userId }) {
    const columns = {
      id: runs.id,
      tool: runs.tool,
      engine: runs.engine,
      model: runs.model,
      payer: runs.payer,
      state: runs.state,
      priceAic: runs.priceAic,
      settings: runs.settings,
      output: runs.output,
      tokens: runs.tokens,
      isSaved: runs.isSaved,
      createdAt: runs.createdAt,
    };
    return db.select(columns).from(runs).where(eq(runs.userId, userId)).orderBy(asc(runs.createdAt), asc(runs.id));
  },

  async erase(db, { userId }) {
    await db.delete(runs).where(eq(runs.userId, userId));
  },
};
