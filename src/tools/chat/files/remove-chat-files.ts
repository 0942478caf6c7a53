import { and, eq, inArray, lte, notExists } from "drizzle-orm";
import { storedFileRemoval } from "#platform/files/stored-file-removal.ts";
import type { Services } from "#platform/services.ts";
import { chatFiles, chatMessageFiles } from "../schema.ts";

/** Removal of pictures and PDFs in chats. */
export const chatFileRemoval = storedFileRemoval({
  name: "remove-chat-files",
  isUsed: async (db, key) => (await db.$count(chatFiles, eq(chatFiles.key, key))) > 0,
});

/** Time for which a file can wait for its message. */
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
    await chatFileRemoval.enqueue(
      tx,
      jobs,
      removed.map((row) => row.key),
    );
  });
}
