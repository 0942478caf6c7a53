import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { storedFileRemoval } from "#platform/files/stored-file-removal.ts";
import type { AnyJobHandler } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { designAssets, designFonts } from "../schema.ts";

/** Removal of the files of pictures and fonts that users have uploaded for their designs. */
export const assetFileRemoval = storedFileRemoval({
  name: "remove-asset-files",
  async isUsed(db, key) {
    const [pictures, fonts] = await Promise.all([
      db.$count(designAssets, eq(designAssets.key, key)),
      db.$count(designFonts, eq(designFonts.key, key)),
    ]);
    return pictures + fonts > 0;
  },
});

export const assetsJobs = (services: Services): readonly AnyJobHandler[] => [assetFileRemoval.handler(services)];

/** Pictures and logos that users have uploaded for their designs. Deleted with the account. */
export const assetsData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "design-assets",

  /** Files are listed, not included, as those of runs. */
  async exportFor(db, { userId }) {
    const { id, name, mediaType, width, height, bytes, createdAt } = designAssets;
    return db
      .select({ id, name, mediaType, width, height, bytes, createdAt })
      .from(designAssets)
      .where(eq(designAssets.userId, userId))
      .orderBy(asc(createdAt), asc(id));
  },

  async erase(db, { userId }) {
    const isOwn = eq(designAssets.userId, userId);
    const removed = await db.delete(designAssets).where(isOwn).returning({ key: designAssets.key });
    await assetFileRemoval.enqueue(
      db,
      jobs,
      removed.map(({ key }) => key),
    );
  },
});
