import { AppError } from "#platform/errors.ts";
import { fileNameOf } from "#platform/file-names.ts";
import type { Files } from "#platform/files/files.ts";
import { rememberFiles } from "#platform/files/remember-files.ts";
import { streamZip, type ZippedFile } from "#platform/files/stream-zip.ts";
import { limitConcurrency } from "#platform/limit-concurrency.ts";
import type { Services } from "#platform/services.ts";
import { endingOf, getRun, readRunFile } from "#runs/index.ts";
import { drawFile } from "#studio/index.ts";
import { getConversation } from "../chat/conversations.ts";
import { exportConversation } from "../chat/export-conversation.ts";
import { listConversationFiles, readChatFile } from "../chat/files/chat-files.ts";
import { picturesOf } from "../design/assets/assets.ts";
import { getDesign, listDesigns } from "../design/designs.ts";
import { fontsFor } from "../design/fonts/own-fonts.ts";
import { findDocument } from "../documents/latest-documents.ts";
import type { ItemRef } from "./library-rules.ts";
import { fileNameOfRun } from "./run-facts.ts";
import { listKeptTexts, readableOutput } from "./run-texts.ts";
import { workDocumentOf, workKinds } from "./work-documents.ts";

interface Wanted {
  readonly userId: string;
  readonly items: readonly ItemRef[];
  readonly watermark: string | undefined;
}

/** Fewer than a process has connections to the database. */
const lookedUpAtOnce = 4;

interface Sources extends Services {
  /** Pictures and fonts of designs, each read once for the whole ZIP. */
  readonly designFiles: Pick<Files, "find">;
}

interface Part {
  readonly name: string;
  /** Bytes of what is stored; 0 for what is written or drawn, which is small. */
  readonly bytes: number;
  /** Read or drawn only when the file's turn comes: one at a time is in memory. */
  read(): Promise<Uint8Array>;
}

/** A ZIP counts its bytes with 32 bits. Somewhat less, for what is written or drawn. */
const zipBytesMax = 4_000_000_000;

/**
 * The files, designs and texts of what is selected, as a ZIP that is made while it is read.
 * @param stop aborted once the reader goes away.
 * @throws {AppError} `not_found` if nothing of it is the user's, or there is nothing in it; `payload_too_large` for more than a ZIP holds.
 */
export async function zipWork(services: Services, wanted: Wanted, stop: AbortController) {
  // Designs of one project show the same pictures in the same fonts.
  const sources: Sources = { ...services, designFiles: rememberFiles(services.files) };
  const inTurn = limitConcurrency(lookedUpAtOnce);
  const found = wanted.items.map(async (item, index) => {
    const number = String(index + 1).padStart(3, "0");
    const parts = await inTurn(() => partsOf(sources, wanted, item, stop.signal)).catch(undefinedIfGone);
    return (parts ?? []).map((part) => ({ ...part, name: `${number}-${part.name}` }));
  });
  const parts = (await Promise.all(found)).flat();
  if (parts.length === 0) throw new AppError("not_found", { userMessage: "There are no files in what you selected." });
  if (parts.reduce((sum, { bytes }) => sum + bytes, 0) > zipBytesMax) {
    throw new AppError("payload_too_large", {
      userMessage: "What you selected has more than 4 GB. Please download it in several parts.",
    });
  }
  return streamZip(readParts(parts), stop);
}

/** Reads the parts of a ZIP. A part that was deleted while the ZIP was made is an empty file in it. */
async function* readParts(parts: readonly Part[]): AsyncGenerator<ZippedFile> {
  for (const { name, read } of parts) {
    // Most of it is compressed already.
    yield { name, bytes: (await read().catch(undefinedIfGone)) ?? new Uint8Array(), compress: false };
  }
}

/** It was deleted meanwhile, or is another user's. */
function undefinedIfGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === "not_found") return undefined;
  throw error;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

async function partsOf(
  services: Sources,
  { userId, watermark }: Wanted,
  { kind, id }: ItemRef,
  signal: AbortSignal,
): Promise<readonly Part[]> {
  const { db, designFiles } = services;
  if (kind === "chat") {
    const { title } = await getConversation(db, { userId, conversationId: id });
    const read = async () => encode(await exportConversation(db, { userId, conversationId: id }));
    const name = fileNameOf(title);
    const files = await listConversationFiles(db, id);
    return [
      { name: `${name}.md`, bytes: 0, read },
      ...files.map(({ id: fileId, name: fileName, mediaType, bytes }, index) => ({
        bytes,
        name: `${name}-${index + 1}-${fileNameOf(fileName.replace(/\.\w{1,5}$/, ""))}.${endingOf(mediaType)}`,
        read: async () => (await readChatFile(services, { userId, fileId })).data,
      })),
    ];
  }
  if (kind === "document") {
    const { title, kind: ofKind, content } = await findDocument(db, { userId, kinds: workKinds, documentId: id });
    const read = async () => encode(workDocumentOf(ofKind).text(title, content));
    return [{ name: `${fileNameOf(title)}.md`, bytes: 0, read }];
  }
  const run = await getRun(db, { userId, runId: id });
  const designs = (await listDesigns(db, { userId, runIds: [id] })).get(id) ?? [];
  const kept = (await listKeptTexts(db, { userId, runs: [run] })).get(id);
  const text = kept ? `${kept.question}\n\n${kept.answer}` : readableOutput(run.tool, run.output);
  const name = kept ? fileNameOf(kept.question.slice(0, 60)) : fileNameOfRun(run);
  return [
    ...designs.map(({ id: designId, number }) => ({
      name: `${name}-${number}.png`,
      bytes: 0,
      async read() {
        const { document: design } = await getDesign(db, { userId, designId });
        const pictures = await picturesOf({ db, files: designFiles }, { userId, design });
        const fonts = await fontsFor({ db, files: designFiles }, { userId, design });
        const order = { design, format: "png", width: design.width, watermark, pictures, fonts } as const;
        return drawFile(services.workers, order, { group: userId, signal });
      },
    })),
    ...run.files.map(({ number, mediaType, bytes }) => ({
      name: `${name}-${number}.${endingOf(mediaType)}`,
      bytes,
      read: async () => (await readRunFile(services, { userId, runId: id, number })).data,
    })),
    ...(text === "" ? [] : [{ name: `${name}.txt`, bytes: 0, read: async () => encode(text) }]),
  ];
}
