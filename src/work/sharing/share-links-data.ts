import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { runLinks, workLinks } from "./schema.ts";

/** Links that show what users made to everybody, without their tokens. Deleted with the account. */
export const shareLinksData: PersonalDataSource = {
  name: "share-links",

  async exportFor(db, { userId }) {
    const { runId, fileNumber, expiresAt, createdAt } = runLinks;
    const ofRuns = await db
      .select({ runId, fileNumber, expiresAt, createdAt })
      .from(runLinks)
      .where(eq(runLinks.userId, userId))
      .orderBy(asc(createdAt));
    const { documentId, conversationId, pdfId } = workLinks;
    const ofWork = await db
      .select({ documentId, conversationId, pdfId, expiresAt: workLinks.expiresAt, createdAt: workLinks.createdAt })
      .from(workLinks)
      .where(eq(workLinks.userId, userId))
      .orderBy(asc(workLinks.createdAt));
    return [...ofRuns, ...ofWork];
  },

  async erase(db, { userId }) {
    await db.delete(runLinks).where(eq(runLinks.userId, userId));
    await db.delete(workLinks).where(eq(workLinks.userId, userId));
  },
};
