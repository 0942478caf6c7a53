import { eq, lte } from "drizzle-orm";
import { storedFileRemoval } from "#platform/files/stored-file-removal.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { undoneSince } from "#runs/index.ts";
import { pdfDocuments } from "./schema.ts";

/** Removal of uploaded PDFs. */
export const pdfFileRemoval = storedFileRemoval({
  name: "remove-pdf-files",
  isUsed: async (db, key) => (await db.$count(pdfDocuments, eq(pdfDocuments.key, key))) > 0,
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
    await pdfFileRemoval.enqueue(
      tx,
      jobs,
      removed.map(({ key }) => key),
    );
  });
}

export const chatpdfJobs = (services: Services): readonly AnyJobHandler[] => [
  pdfFileRemoval.handler(services),
  { kind: removeDeletedJob, run: () => removeDeletedPdfs(services) },
];
