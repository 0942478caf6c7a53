import { randomBytes } from "node:crypto";
import { and, asc, count, eq, exists, inArray, or, sql, sum } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { fileAsData } from "../file-as-data.ts";
import { chatFiles, chatMessageFiles, chatMessages, conversations } from "../schema.ts";
import { type ChatFile, chatFileLimits, fileBytesMax, fileTooLarge, storedBytesMax } from "./chat-file-rules.ts";
import { makeChatFile } from "./make-chat-file.ts";
import { chatFileRemoval } from "./remove-chat-files.ts";

const { id, userId: owner, kind, mediaType, name, bytes, pageCount, text, textBytes, key } = chatFiles;
const shown = { id, kind, name, bytes, pageCount, textBytes };

interface NewFile {
  readonly userId: string;
  /** Name of the file on the user's computer. */
  readonly name: string;
  /** Unchecked. */
  readonly file: Uint8Array;
}

/**
 * Keeps a picture or a PDF, which the user can then send with a message. One that is in no message is removed after a day.
 * @throws {AppError} `payload_too_large` if it is, or the user has no room for it; as `makeChatFile`.
 */
export async function addChatFile(
  services: Pick<Services, "db" | "files" | "jobs" | "workers" | "clock">,
  { userId, name: given, file }: NewFile,
  signal: AbortSignal,
): Promise<ChatFile> {
  const { db, files, jobs, workers, clock } = services;
  if (file.byteLength > fileBytesMax) throw noRoom(fileTooLarge);
  await requireRoom(db, userId);
  const made = await makeChatFile(workers, file, { userId, signal });
  const fileName = nameOf(given, made.kind);
  const fileKey = `chat/${randomBytes(16).toString("hex")}.${made.kind === "pdf" ? "pdf" : made.mediaType.slice("image/".length)}`;
  await chatFileRemoval.enqueueRemnants(db, jobs, [fileKey]);
  await files.put(fileKey, made.bytes);
  return db.transaction(async (tx) => {
    await lockName(tx, `chat-files/${userId}`);
    await requireRoom(tx, userId);
    const [added] = await tx
      .insert(chatFiles)
      .values({
        userId,
        kind: made.kind,
        mediaType: made.mediaType,
        name: fileName,
        key: fileKey,
        bytes: made.bytes.byteLength,
        pageCount: made.pageCount,
        createdAt: clock.now(),
        text: made.text,
        textBytes: made.text === "" ? 0 : Buffer.byteLength(fileAsData({ name: fileName, text: made.text })),
      })
      .returning(shown);
    if (!added) throw new Error("an insert returned no row");
    return added;
  });
}

/** Name of a file, without the beginning if it is long: the end says what it is. */
function nameOf(given: string, ofKind: ChatFile["kind"]): string {
  const tidy = tidyLine(given).slice(-chatFileLimits.name);
  return tidy.replace(/^[\udc00-\udfff]/, "").trim() || (ofKind === "pdf" ? "Document.pdf" : "Picture");
}

async function requireRoom(db: Executor, userId: string): Promise<void> {
  const stored = await countStored(db, userId);
  if (stored.number < chatFileLimits.stored && stored.bytes < storedBytesMax) return;
  throw noRoom("You have no room for more files in chats. Delete chats with files first: they count for another day.");
}

async function countStored(db: Executor, userId: string) {
  const [stored] = await db
    .select({ number: count(), bytes: sum(bytes).mapWith(Number) })
    .from(chatFiles)
    .where(eq(owner, userId));
  return { number: stored?.number ?? 0, bytes: stored?.bytes ?? 0 };
}

interface GivenFiles {
  readonly fileIds: readonly string[];
  readonly fromId: string;
  readonly toId: string;
}

/**
 * Gives those of some files that are one owner’s to another, in the caller's transaction, e.g. to a team.
 * @throws {AppError} `payload_too_large` if the new owner has no room for them.
 */
export async function giveFiles(tx: Transaction, { fileIds, fromId, toId }: GivenFiles): Promise<void> {
  if (fileIds.length === 0) return;
  await lockName(tx, `chat-files/${toId}`);
  const areTheirs = and(inArray(id, [...fileIds]), eq(owner, fromId));
  const given = await tx.update(chatFiles).set({ userId: toId }).where(areTheirs).returning({ id });
  if (given.length === 0) return;
  const stored = await countStored(tx, toId);
  if (stored.number <= chatFileLimits.stored && stored.bytes <= storedBytesMax) return;
  throw noRoom(
    "The team has no room for more files in chats. Delete chats with files first: they count for another day.",
  );
}

const noRoom = (userMessage: string) => new AppError("payload_too_large", { userMessage, field: "file" });

/** @throws {AppError} `not_found`, also for another user's. */
export async function readChatFile(
  { db, files }: Pick<Services, "db" | "files">,
  { userId, fileId }: { readonly userId: string; readonly fileId: string },
) {
  // A branch of a conversation has its files, too, also where the conversation was given to a team.
  const inOwn = db
    .select({ one: sql`1` })
    .from(chatMessageFiles)
    .innerJoin(chatMessages, eq(chatMessages.id, chatMessageFiles.messageId))
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(and(eq(chatMessageFiles.fileId, fileId), eq(conversations.userId, userId)));
  const isOwn = and(eq(id, fileId), or(eq(owner, userId), exists(inOwn)));
  const [row] = isUuid(fileId) ? await db.select({ kind, name, mediaType, key }).from(chatFiles).where(isOwn) : [];
  const data = row && (await files.find(row.key));
  if (!data) throw new AppError("not_found", { userMessage: "There is no file at this address." });
  return { kind: row.kind, name: row.name, mediaType: row.mediaType, data };
}

interface NewAttachments {
  /** Owner of the conversation: files that others of the team uploaded become its. */
  readonly userId: string;
  /** Owner of what the sender has uploaded. */
  readonly uploaderId: string;
  /** Owners of files that the sender may send again: also the sender’s team. */
  readonly ownerIds: readonly string[];
  readonly messageId: string;
  readonly fileIds: readonly string[];
}

/**
 * Puts files into a message that is new.
 * @param fileIds of any user, unchecked.
 * @throws {AppError} `conflict` if one is gone, or another user's; as `giveFiles`.
 */
export async function attachFiles(
  tx: Transaction,
  { userId, uploaderId, ownerIds, messageId, fileIds }: NewAttachments,
): Promise<readonly ChatFile[]> {
  if (fileIds.length === 0) return [];
  const ids = [...new Set(fileIds)];
  const isOwn = and(inArray(id, ids), inArray(owner, [...ownerIds]));
  // So that none is removed meanwhile, as one that is in no message.
  const found = new Map(
    (await tx.select(shown).from(chatFiles).where(isOwn).for("share")).map((file) => [file.id, file]),
  );
  const attached = ids.flatMap((fileId) => found.get(fileId) ?? []);
  if (attached.length < ids.length) {
    throw new AppError("conflict", {
      userMessage: "A file isn’t there anymore. Please attach it again.",
      field: "files",
    });
  }
  if (userId !== uploaderId) await giveFiles(tx, { fileIds: ids, fromId: uploaderId, toId: userId });
  await tx
    .insert(chatMessageFiles)
    .values(attached.map((file, position) => ({ messageId, fileId: file.id, position })));
  return attached;
}

/** The files of some messages, in their order. The caller has checked whose they are. */
export async function listFilesOf(
  db: Executor,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ChatFile[]>> {
  const { messageId, fileId, position } = chatMessageFiles;
  const rows = await db
    .select({ messageId, ...shown })
    .from(chatMessageFiles)
    .innerJoin(chatFiles, eq(id, fileId))
    .where(inArray(messageId, [...messageIds]))
    .orderBy(asc(position));
  const byMessage = Map.groupBy(rows, (row) => row.messageId);
  return new Map([...byMessage].map(([of, files]) => [of, files.map(({ messageId: _, ...file }) => file)]));
}

/** All files of a conversation, each once, in the order of its messages. The caller has checked whose it is. */
export async function listConversationFiles(db: Executor, conversationId: string) {
  const rows = await db
    .select({ id, name, mediaType, bytes })
    .from(chatMessageFiles)
    .innerJoin(chatMessages, eq(chatMessages.id, chatMessageFiles.messageId))
    .innerJoin(chatFiles, eq(id, chatMessageFiles.fileId))
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.position), asc(chatMessageFiles.position));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The texts of PDFs as models read them that take none, by the ids of the files. */
export async function readFileTexts(db: Executor, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select({ id, name, text })
    .from(chatFiles)
    .where(inArray(id, [...new Set(fileIds)]));
  return new Map(rows.map((row) => [row.id, fileAsData(row)]));
}
