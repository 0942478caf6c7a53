import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { designAssets, designFonts } from "../schema.ts";

interface RemoveAssetFiles {
  readonly keys: readonly string[];
}

/** Retried over about three days: what a user deletes must not survive a busy disk. */
export const removeAssetFilesJob: JobKind<RemoveAssetFiles> = {
  name: "remove-asset-files",
  retryLimit: 15,
  expireInSeconds: 300,
};

/** Deletes files, unless a picture or font has them after all. */
const removeAssetFiles = ({ db, files }: Pick<Services, "db" | "files">): JobHandler<RemoveAssetFiles> => ({
  kind: removeAssetFilesJob,
  async run({ keys }) {
    for (const key of keys) {
      const [used] = await db.select({ id: designAssets.id }).from(designAssets).where(eq(designAssets.key, key));
      const [font] = await db.select({ id: designFonts.id }).from(designFonts).where(eq(designFonts.key, key));
      if (!used && !font) await files.delete(key);
    }
  },
});

export const assetsJobs = (services: Services): readonly AnyJobHandler[] => [removeAssetFiles(services)];

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
    if (removed.length > 0) await jobs.enqueue(db, removeAssetFilesJob, { keys: removed.map(({ key }) => key) });
  },
});
