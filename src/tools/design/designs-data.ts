import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { designs } from "./schema.ts";

/** Designs of the studio. Deleted with the account. */
export const designsData: PersonalDataSource = {
  name: "designs",

  async exportFor(db, { userId }) {
    const { id, title, brief, document, isFavorite, createdAt, updatedAt } = designs;
    return db
      .select({ id, title, brief, document, isFavorite, createdAt, updatedAt })
      .from(designs)
      .where(eq(designs.userId, userId))
      .orderBy(asc(createdAt), asc(designs.number));
  },

  async erase(db, { userId }) {
    await db.delete(designs).where(eq(designs.userId, userId));
  },
};
