import { and, eq, inArray, lte, notExists } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { chatFiles, chatMessageFiles } from "../schema.ts";

interface RemoveChatFiles {
  readonly keys: readonly string[];
}

/** Retried over about three days: what a user deletes must not survive a busy disk. */
export const removeChatFilesJob: JobKind<RemoveChatFiles> = {
  name: "remove-chat-files",
  retryLimit: 15,
  expireInSeconds: 300,
};

/** Deletes files from the storage, unless they are a user's after all. */
export const removeChatFiles = ({ db, files }: Services): JobHandler<RemoveChatFiles> => ({
  kind: removeChatFilesJob,
  async run({ keys }) {
    for (const key of keys) {
      const [used] = await db.select({ id: chatFiles.id }).from(chatFiles).where(eq(chatFiles.key, key));
      if (!used) await files.delete(key);
    }
  },
});

const keysMax = 100;

/** Call it in the transaction that deletes the rows. One by one they would be too many jobs, all together too large a one. */
export async function enqueueRemoval(db: Executor, jobs: Services["jobs"], rows: readonly { readonly key: string }[]) {
  const keys = rows.map(({ key }) => key);
  for (let start = 0; start < keys.length; start += keysMax) {
    await jobs.enqueue(db, removeChatFilesJob, { keys: keys.slice(start, start + keysMax) });
  }
}

/** How long a file can wait for its message. */
const looseMs = 24 * 60 * 60_000;
/** At once; the next turn takes the rest. */
const removedMax = 1_000;

/** Removes files that are in no message: never sent, or their conversations are gone. */
export async function removeLooseFiles({ db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">): Promise<void> {
  const { id, key, createdAt } = chatFiles;
  const isInNone = notExists(db.select().from(chatMessageFiles).where(eq(chatMessageFiles.fileId, id)));
  await db.transaction(async (tx) => {
    const isOld = lte(createdAt, new Date(clock.now().getTime() - looseMs));
    // Not those that are being put into a message; and one that was put into one just before is found so below.
    const loose = await tx
      .select({ id })
      .from(chatFiles)
      .where(and(isOld, isInNone))
      .limit(removedMax)
      .for("update", { skipLocked: true });
    const ids = loose.map((row) => row.id);
    const removed = await tx
      .delete(chatFiles)
      .where(and(inArray(id, ids), isInNone))
      .returning({ key });
    await enqueueRemoval(tx, jobs, removed);
  });
}
