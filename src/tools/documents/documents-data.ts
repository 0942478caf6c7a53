import { asc, eq, lte } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { undoMs } from "./documents.ts";
import { documents } from "./schema.ts";

const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-documents",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "37 * * * *",
};

/** What was deleted more than a day ago goes for good. */
export const documentJobs = ({ db, clock }: Pick<Services, "db" | "clock">): readonly AnyJobHandler[] => [
  {
    kind: removeDeletedJob,
    async run() {
      const since = new Date(clock.now().getTime() - undoMs);
      await db.delete(documents).where(lte(documents.deletedAt, since));
    },
  },
];

/** Mind maps, boards of ideas, drafts, glossaries and searches of the directory. Deleted with the account. */
export const documentsData: PersonalDataSource = {
  name: "documents",

  async exportFor(db, { userId }) {
    const { id, kind, title, content, createdAt, updatedAt, deletedAt } = documents;
    return db
      .select({ id, kind, title, content, createdAt, updatedAt, deletedAt })
      .from(documents)
      .where(eq(documents.userId, userId))
      .orderBy(asc(createdAt), asc(id));
  },

  async erase(db, { userId }) {
    await db.delete(documents).where(eq(documents.userId, userId));
  },
};
