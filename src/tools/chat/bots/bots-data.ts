import { asc, eq, inArray, lte } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { undoneSince } from "#runs/index.ts";
import { botPictureRemoval } from "./bot-pictures.ts";
import { botFiles, bots } from "./schema.ts";

const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-bots",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "41 * * * *",
};

type Parts = Pick<Services, "db" | "clock" | "jobs" | "files">;

export const botJobs = (services: Parts): readonly AnyJobHandler[] => [
  { kind: removeDeletedJob, run: () => removeDeletedBots(services) },
  botPictureRemoval.handler(services),
];

/** Removes bots for good that were deleted more than a day ago, with their pictures. */
export async function removeDeletedBots(services: Parts): Promise<void> {
  const since = undoneSince(services.clock.now());
  await services.db.transaction(async (tx) => {
    const gone = await tx.delete(bots).where(lte(bots.deletedAt, since)).returning({ key: bots.pictureKey });
    await removePictures(services, tx, gone);
  });
}

async function removePictures(
  { jobs }: Pick<Services, "jobs">,
  tx: Parameters<Services["jobs"]["enqueue"]>[0],
  gone: readonly { readonly key: string | null }[],
): Promise<void> {
  const keys = gone.flatMap(({ key }) => key ?? []);
  await botPictureRemoval.enqueue(tx, jobs, keys);
}

/** Bots with the text of their files. Deleted with the account, also for those they were shared with. */
export const botsData = (services: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "bots",

  async exportFor(db, { userId }) {
    const { id, name, purpose, instructions, engine, sharesFiles, createdAt, updatedAt, deletedAt } = bots;
    const own = await db
      .select({ id, name, purpose, instructions, engine, sharesFiles, createdAt, updatedAt, deletedAt })
      .from(bots)
      .where(eq(bots.userId, userId))
      .orderBy(asc(createdAt), asc(id));
    const ids = own.map((bot) => bot.id);
    const files = await db
      .select({ botId: botFiles.botId, name: botFiles.name, text: botFiles.text, createdAt: botFiles.createdAt })
      .from(botFiles)
      .where(inArray(botFiles.botId, ids))
      .orderBy(asc(botFiles.createdAt));
    const filesOf = Map.groupBy(files, ({ botId }) => botId);
    return own.map((bot) => ({
      ...bot,
      files: (filesOf.get(bot.id) ?? []).map(({ botId: _, ...file }) => file),
    }));
  },

  async erase(db, { userId }) {
    const gone = await db.delete(bots).where(eq(bots.userId, userId)).returning({ key: bots.pictureKey });
    await removePictures(services, db, gone);
  },
});
