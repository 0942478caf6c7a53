import { asc, eq, sql } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { designLinks, designs, designVersions } from "./schema.ts";

/** Designs of the studio, what they were before, and whether they are shared. Deleted with the account. */
export const designsData: PersonalDataSource = {
  name: "designs",

  async exportFor(db, { userId }) {
    const { id, title, brief, document, isFavorite, createdAt, updatedAt, deletedAt } = designs;
    const link = { createdAt: designLinks.createdAt, expiresAt: designLinks.expiresAt };
    const rows = await db
      .select({ id, title, brief, document, isFavorite, createdAt, updatedAt, deletedAt, link })
      .from(designs)
      .leftJoin(designLinks, eq(designLinks.designId, id))
      .where(eq(designs.userId, userId))
      .orderBy(asc(createdAt), asc(designs.number));
    const { designId, number, label } = designVersions;
    // The words alone: a hundred whole documents of each design would be more than anyone can open.
    const texts = sql<readonly string[]>`jsonb_path_query_array(${designVersions.document}, '$.elements[*].text')`;
    const versions = await db
      .select({ designId, version: { number, label, texts, createdAt: designVersions.createdAt } })
      .from(designVersions)
      .innerJoin(designs, eq(designs.id, designId))
      .where(eq(designs.userId, userId))
      .orderBy(asc(number));
    const byDesign = Map.groupBy(versions, (row) => row.designId);
    return rows.map((row) => ({ ...row, versions: (byDesign.get(row.id) ?? []).map((one) => one.version) }));
  },

  async erase(db, { userId }) {
    await db.delete(designs).where(eq(designs.userId, userId));
  },
};
