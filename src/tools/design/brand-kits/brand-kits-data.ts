import { asc, eq, lte } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { undoneSince } from "#runs/index.ts";
import { brandKits } from "../schema.ts";

const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-brand-kits",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "29 * * * *",
};

/** Jobs that remove for good the brand kits deleted more than a day ago. */
export const brandKitJobs = ({ db, clock }: Pick<Services, "db" | "clock">): readonly AnyJobHandler[] => [
  {
    kind: removeDeletedJob,
    async run() {
      await db.delete(brandKits).where(lte(brandKits.deletedAt, undoneSince(clock.now())));
    },
  },
];

/** Brand kits. Deleted with the account. */
export const brandKitsData: PersonalDataSource = {
  name: "brand-kits",

  async exportFor(db, { userId }) {
    const { id, name, colors, displayFace, textFace, logoAssetId, createdAt, updatedAt } = brandKits;
    return db
      .select({ id, name, colors, displayFace, textFace, logoAssetId, createdAt, updatedAt })
      .from(brandKits)
      .where(eq(brandKits.userId, userId))
      .orderBy(asc(createdAt), asc(id));
  },

  async erase(db, { userId }) {
    await db.delete(brandKits).where(eq(brandKits.userId, userId));
  },
};
