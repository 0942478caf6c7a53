import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { assetFileRemoval } from "../assets/assets-data.ts";
import { designFonts } from "../schema.ts";

/** Fonts that users have uploaded for their designs. Deleted with the account. */
export const ownFontsData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "design-fonts",

  /** Files are listed, not included, as those of runs. */
  async exportFor(db, { userId }) {
    const { id, name, bytes, rightConfirmedAt, createdAt } = designFonts;
    return db
      .select({ id, name, bytes, rightConfirmedAt, createdAt })
      .from(designFonts)
      .where(eq(designFonts.userId, userId))
      .orderBy(asc(createdAt), asc(id));
  },

  async erase(db, { userId }) {
    const isOwn = eq(designFonts.userId, userId);
    const removed = await db.delete(designFonts).where(isOwn).returning({ key: designFonts.key });
    await assetFileRemoval.enqueue(
      db,
      jobs,
      removed.map(({ key }) => key),
    );
  },
});
