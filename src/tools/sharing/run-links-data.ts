import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { runLinks } from "./schema.ts";

/** Links that show users' outputs to everybody, without their tokens. Deleted with the account. */
export const runLinksData: PersonalDataSource = {
  name: "share-links",

  async exportFor(db, { userId }) {
    const { runId, fileNumber, expiresAt, createdAt } = runLinks;
    return db
      .select({ runId, fileNumber, expiresAt, createdAt })
      .from(runLinks)
      .where(eq(runLinks.userId, userId))
      .orderBy(asc(createdAt));
  },

  async erase(db, { userId }) {
    await db.delete(runLinks).where(eq(runLinks.userId, userId));
  },
};
