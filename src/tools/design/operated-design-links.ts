import { desc, eq, isNotNull } from "drizzle-orm";
import { type LinkTable, listedMax } from "#work/index.ts";
import { designLinks, designs } from "./schema.ts";

/** Links to designs, for the operator. */
export const operatedDesignLinks: LinkTable = {
  name: "to a design",
  list(db, given) {
    const { token, expiresAt, offlineAt, designId } = designLinks;
    return db
      .select({ token, userId: designs.userId, expiresAt, offlineAt })
      .from(designLinks)
      .innerJoin(designs, eq(designs.id, designId))
      .where(given === undefined ? isNotNull(offlineAt) : eq(token, given))
      .orderBy(desc(offlineAt))
      .limit(listedMax);
  },
  mark: (db, token, offlineAt) => db.update(designLinks).set({ offlineAt }).where(eq(designLinks.token, token)),
};
