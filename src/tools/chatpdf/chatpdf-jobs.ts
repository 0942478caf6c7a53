import { eq, lte } from "drizzle-orm";
import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { undoneSince } from "#runs/index.ts";
import { pdfDocuments } from "./schema.ts";

interface RemovePdfFiles {
  readonly keys: readonly string[];
}

/** Retried over about three days: what a user deletes must not survive a busy disk. */
export const removePdfFilesJob: JobKind<RemovePdfFiles> = {
  name: "remove-pdf-files",
  retryLimit: 15,
  expireInSeconds: 300,
};

/** Deletes files, unless a document has them after all. */
const removePdfFiles = ({ db, files }: Services): JobHandler<RemovePdfFiles> => ({
  kind: removePdfFilesJob,
  async run({ keys }) {
    for (const key of keys) {
      const [used] = await db.select({ id: pdfDocuments.id }).from(pdfDocuments).where(eq(pdfDocuments.key, key));
      if (!used) await files.delete(key);
    }
  },
});

const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-pdfs",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "37 * * * *",
};

export async function removeDeletedPdfs({ db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">): Promise<void> {
  await db.transaction(async (tx) => {
    const isOver = lte(pdfDocuments.deletedAt, undoneSince(clock.now()));
    const removed = await tx.delete(pdfDocuments).where(isOver).returning({ key: pdfDocuments.key });
    if (removed.length > 0) await jobs.enqueue(tx, removePdfFilesJob, { keys: removed.map(({ key }) => key) });
  });
}

export const chatpdfJobs = (services: Services): readonly AnyJobHandler[] => [
  removePdfFiles(services),
  { kind: removeDeletedJob, run: () => removeDeletedPdfs(services) },
];
