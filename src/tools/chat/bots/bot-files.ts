import { and, asc, count, eq, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import type { WorkerPool } from "#platform/worker-pool.ts";
import { formatNumber } from "#ui/format.ts";
import { isPdf, type PdfReader, readPdf } from "../../run-screens/pdf-text/read-pdf.ts";
import { textOf } from "../../run-screens/texts/text-file.ts";
import { botLimits } from "./bot-rules.ts";
import { getBot, holdBot, type OwnBot } from "./bots.ts";
import { botFiles } from "./schema.ts";

/** Longer ones are refused by the length of their text. */
const botPdf = { form: "text", pages: 500, characters: 10 * botLimits.filesText } as const;

const { id, botId: ofBot, name, text, createdAt } = botFiles;

/** The files of a bot, oldest first. The caller has checked whose it is. */
export const listBotFiles = (db: Executor, botId: string) =>
  db
    .select({ id, name, characters: sql<number>`length(${text})` })
    .from(botFiles)
    .where(eq(ofBot, botId))
    .orderBy(asc(createdAt), asc(id));

interface NewFile extends OwnBot {
  /** Name of the file on the user's computer. */
  readonly name: string;
  readonly file: Uint8Array;
}

/**
 * Keeps the text of a file for a bot.
 * @throws {AppError} `invalid_input` for a file that has no text, isn't one that is read, or is too long; `conflict` if the bot has too many;
 * `not_found`; for PDFs as `readPdf`.
 */
export async function addBotFile(
  { db, clock, workers }: Pick<Services, "db" | "clock" | "workers">,
  given: NewFile,
  signal: AbortSignal,
): Promise<void> {
  const words = await readText(workers, given.file, { userId: given.userId, signal });
  const fileName = tidyLine(given.name).slice(-botLimits.fileName) || "Untitled";
  await db.transaction(async (tx) => {
    const bot = await holdBot(tx, given);
    const [held] = await tx
      .select({ number: count(), characters: sql<number>`coalesce(sum(length(${text})), 0)::int` })
      .from(botFiles)
      .where(eq(ofBot, bot.id));
    const { number, characters } = held ?? { number: 0, characters: 0 };
    if (number >= botLimits.files) {
      throw new AppError("conflict", { userMessage: `A bot can have ${botLimits.files} files. Remove one first.` });
    }
    const room = botLimits.filesText - characters;
    // As PostgreSQL counts.
    const length = [...words].length;
    if (length > room) throw tooLong(length, room);
    await tx.insert(botFiles).values({ botId: bot.id, name: fileName, text: words, createdAt: clock.now() });
  });
}

/** A text, or the pages of a PDF, by the file's own bytes. */
async function readText(workers: WorkerPool, file: Uint8Array, reader: PdfReader): Promise<string> {
  if (isPdf(file)) return (await readPdf(workers, file, botPdf, reader)).made;
  try {
    return textOf(file);
  } catch (cause) {
    throw new AppError("invalid_input", { field: "file", userMessage: (cause as Error).message, cause });
  }
}

const tooLong = (length: number, room: number) =>
  new AppError("invalid_input", {
    field: "file",
    userMessage: `This file has ${formatNumber(length)} characters of text, and there is room for ${formatNumber(room)}: each message sends all of them to the model. Shorten the file, or remove another one.`,
  });

/** @throws {AppError} `not_found` for another user's bot. A file that is gone already is no error. */
export async function removeBotFile(
  db: Executor,
  { fileId, ...own }: OwnBot & { readonly fileId: string },
): Promise<void> {
  const bot = await getBot(db, own);
  if (isUuid(fileId)) await db.delete(botFiles).where(and(eq(id, fileId), eq(ofBot, bot.id)));
}
