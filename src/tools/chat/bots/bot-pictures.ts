import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { makeAvatar } from "#accounts/index.ts";
import type { JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { drawIcon, PromptRefused, readPrompt } from "#studio/index.ts";
import { botPictureKeyOf } from "./bot-picture-rules.ts";
import { holdBot, type OwnBot } from "./bots.ts";
import { bots } from "./schema.ts";

interface RemoveBotPicture {
  readonly key: string;
}

/** Retried over about three days: what a user deletes must not survive a busy disk. */
export const removeBotPictureJob: JobKind<RemoveBotPicture> = {
  name: "remove-bot-picture",
  retryLimit: 15,
  expireInSeconds: 120,
};

/** Deletes a picture, unless a bot has it: copies share theirs. */
export const removeBotPicture = ({ db, files }: Pick<Services, "db" | "files">): JobHandler<RemoveBotPicture> => ({
  kind: removeBotPictureJob,
  async run({ key }) {
    const [used] = await db.select({ id: bots.id }).from(bots).where(eq(bots.pictureKey, key)).limit(1);
    if (!used) await files.delete(key);
  },
});

/** Longer than an upload takes. After that, a file that no bot has is left over. */
const remnantAfterSeconds = 60 * 60;

type Parts = Pick<Services, "db" | "files" | "jobs">;

/**
 * Gives a bot another picture.
 * @param file of a user, or of the studio.
 * @throws {AppError} `invalid_input` if it isn't a picture in a known format; `not_found`.
 */
export async function setBotPicture(services: Parts, own: OwnBot, file: Uint8Array): Promise<void> {
  const { db, jobs } = services;
  const key = await storePicture(services, file);
  await db.transaction(async (tx) => {
    const bot = await holdBot(tx, own);
    await tx.update(bots).set({ pictureKey: key }).where(eq(bots.id, bot.id));
    if (bot.pictureKey) await jobs.enqueue(tx, removeBotPictureJob, { key: bot.pictureKey });
  });
}

/** @returns the file's key. */
async function storePicture({ db, files, jobs }: Parts, file: Uint8Array): Promise<string> {
  const picture = await makeAvatar(file);
  const key = botPictureKeyOf(randomBytes(16).toString("hex"));
  // Enqueued before the file exists, so that it is cleaned up even if this process ends in between.
  await jobs.enqueue(db, removeBotPictureJob, { key }, { startAfterSeconds: remnantAfterSeconds });
  await files.put(key, picture);
  return key;
}

/** In pixels, of each side. */
const drawnWidth = 512;
const drawingMs = 20_000;

/**
 * The studio's mark for a name, as a PNG. The same name and variant give the same one.
 * @returns undefined for a name that nothing can be drawn of.
 */
export async function drawBotMark(
  { workers }: Pick<Services, "workers">,
  { name, variant }: { readonly name: string; readonly variant: number },
): Promise<Uint8Array | undefined> {
  const brief = briefOf(name);
  return brief && drawIcon(workers, { brief, variant, width: drawnWidth }, AbortSignal.timeout(drawingMs));
}

function briefOf(name: string) {
  try {
    return readPrompt(`Logo for “${name}”`, { kind: "logo" }).brief;
  } catch (error) {
    if (error instanceof PromptRefused) return undefined;
    throw error;
  }
}
