import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { makeAvatar } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { storedFileRemoval } from "#platform/files/stored-file-removal.ts";
import type { Services } from "#platform/services.ts";
import { drawIcon, PromptRefused, readPrompt } from "#studio/index.ts";
import { isOwnedWith } from "#teams/index.ts";
import { botPictureKeyOf } from "./bot-picture-rules.ts";
import { holdBot, type OwnBot } from "./bots.ts";
import { bots } from "./schema.ts";
import { isBotLinkOpen } from "./talking-bot.ts";

/** Removal of bots' pictures: copies of a bot share its picture. */
export const botPictureRemoval = storedFileRemoval({
  name: "remove-bot-pictures",
  isUsed: async (db, key) => (await db.$count(bots, eq(bots.pictureKey, key))) > 0,
});

/**
 * Tells whether a picture is shown: to those who have one of its bots, as copies share theirs, and to everyone while such a bot has a link
 * that works.
 * @param userId undefined for visitors.
 */
export async function isPictureShown(
  db: Executor,
  key: string,
  { userId, now }: { readonly userId: string | undefined; readonly now: Date },
): Promise<boolean> {
  const isShared = and(isNotNull(bots.shareToken), isNull(bots.deletedAt), isBotLinkOpen(now));
  const isTheirs = userId === undefined ? undefined : isOwnedWith(bots.userId, userId);
  return (await db.$count(bots, and(eq(bots.pictureKey, key), or(isShared, isTheirs)))) > 0;
}

type Parts = Pick<Services, "db" | "files" | "jobs" | "workers">;

/**
 * Gives a bot another picture.
 * @param file of a user, or of the studio.
 * @throws {AppError} `invalid_input` if it isn't a picture in a known format; `not_found`.
 */
export async function setBotPicture(services: Parts, own: OwnBot, file: Uint8Array): Promise<void> {
  const { db, jobs } = services;
  const key = await storePicture(services, own.userId, file);
  await db.transaction(async (tx) => {
    const bot = await holdBot(tx, own);
    await tx.update(bots).set({ pictureKey: key }).where(eq(bots.id, bot.id));
    if (bot.pictureKey) await botPictureRemoval.enqueue(tx, jobs, [bot.pictureKey]);
  });
}

/** @returns the file's key. */
async function storePicture({ db, files, jobs, workers }: Parts, group: string, file: Uint8Array): Promise<string> {
  const picture = await makeAvatar(workers, { file }, { group, signal: AbortSignal.timeout(drawingMs) });
  const key = botPictureKeyOf(randomBytes(16).toString("hex"));
  await botPictureRemoval.enqueueRemnants(db, jobs, [key]);
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
  { userId, name, variant }: { readonly userId: string; readonly name: string; readonly variant: number },
): Promise<Uint8Array | undefined> {
  const brief = briefOf(name);
  const turn = { group: userId, signal: AbortSignal.timeout(drawingMs) };
  return brief && drawIcon(workers, { brief, variant, width: drawnWidth }, turn);
}

function briefOf(name: string) {
  try {
    return readPrompt(`Logo for “${name}”`, { kind: "logo" }).brief;
  } catch (error) {
    if (error instanceof PromptRefused) return undefined;
    throw error;
  }
}
