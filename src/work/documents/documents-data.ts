import { and, asc, eq, lte } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { exactMoment, isAfter, type Place, readPages } from "#platform/db/read-pages.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { undoneSince } from "#runs/index.ts";
import { documents } from "./schema.ts";

const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-documents",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "37 * * * *",
};

/** Jobs that remove for good what was deleted more than a day ago. */
export const documentJobs = ({ db, clock }: Pick<Services, "db" | "clock">): readonly AnyJobHandler[] => [
  {
    kind: removeDeletedJob,
    async run() {
      await db.delete(documents).where(lte(documents.deletedAt, undoneSince(clock.now())));
    },
  },
];

/** Mind maps, boards of ideas, drafts, glossaries and searches of the directory. Deleted with the account. */
export const documentsData: PersonalDataSource = {
  name: "documents",

  exportFor: (db, { userId }) => exportDocuments(db, userId),

  async erase(db, { userId }) {
    await db.delete(documents).where(eq(documents.userId, userId));
  },
};

/** Documents per page of an export, of up to 1.5 MB each. */
const documentsPerPage = 10;

async function* exportDocuments(db: Executor, userId: string) {
  const { id, kind, title, content, createdAt, updatedAt, deletedAt } = documents;
  const readAfter = (last: Place | undefined) =>
    db
      .select({ id, kind, title, content, createdAt, updatedAt, deletedAt, at: exactMoment(createdAt) })
      .from(documents)
      .where(and(eq(documents.userId, userId), isAfter(last, createdAt, id)))
      .orderBy(asc(createdAt), asc(id))
      .limit(documentsPerPage);
  for await (const page of readPages(documentsPerPage, readAfter))
    for (const { at: _, ...document } of page) yield document;
}
