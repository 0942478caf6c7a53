import { inArray } from "drizzle-orm";
import type { FilePart, TextMessage } from "#engines/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { chatFiles } from "../schema.ts";
import type { Exchange, SentFile, SentMessages } from "../sent-messages.ts";
import { type ChatFile, readingOf } from "./chat-file-rules.ts";
import { readFileTexts } from "./chat-files.ts";

type Shown = Omit<Exchange, "files"> & { readonly files: readonly ChatFile[] };

/** Messages with the texts of those files that the model can read only so. */
export async function withFileTexts(
  db: Executor,
  exchanges: readonly Shown[],
  reads: Parameters<typeof readingOf>[1],
): Promise<readonly (Exchange & { readonly files: readonly SentFile[] })[]> {
  const asText = exchanges.flatMap(({ files }) => files.filter((file) => readingOf(file, reads) === "text"));
  const texts = await readFileTexts(
    db,
    asText.map(({ id }) => id),
  );
  return exchanges.map((exchange) => ({
    ...exchange,
    files: exchange.files.map((file) => ({ ...file, data: texts.get(file.id) ?? "" })),
  }));
}

/** Messages with the bytes of their files. @throws {AppError} `unavailable` if the storage doesn't have one. */
export async function withBytes(
  { db, files }: Pick<Services, "db" | "files">,
  messages: SentMessages["messages"],
): Promise<readonly TextMessage[]> {
  const ids = messages.flatMap((message) => (message.files ?? []).map(({ id }) => id));
  if (ids.length === 0) return messages.map(({ role, text }) => ({ role, text }));
  const { id, key, mediaType, pageCount } = chatFiles;
  const rows = await db
    .select({ id, key, mediaType, pageCount })
    .from(chatFiles)
    .where(inArray(id, [...new Set(ids)]));
  const parts = new Map<string, FilePart>();
  // One after the other: together they have a bound, but each is read whole.
  for (const row of rows) {
    const data = await files.find(row.key);
    if (data) parts.set(row.id, { type: "file", mediaType: row.mediaType, data, pages: row.pageCount ?? undefined });
  }
  return messages.map(({ role, text, files: sent = [] }) => {
    if (role !== "user" || sent.length === 0) return { role, text };
    return { role, text, files: sent.map((file) => parts.get(file.id) ?? missing(file)) };
  });
}

function missing({ name }: ChatFile): never {
  throw new AppError("unavailable", { userMessage: `“${name}” can’t be read at the moment. Please try again.` });
}
