import type { ReadableKind } from "#directory/rules.ts";
import { AppError } from "#platform/errors.ts";
import { heicRefused, isHeic } from "#platform/pictures/heic.ts";
import { findPictureFormat } from "#platform/pictures/picture-format.ts";
import { rewritePicture } from "#platform/pictures/rewrite-picture.ts";
import type { WorkerPool } from "#platform/worker-pool.ts";
import { isPdf, type PdfReader, readPdf } from "../../run-screens/pdf-text/read-pdf.ts";
import { chatFileLimits, fileBytesMax, fileTooLarge, otherFileType } from "./chat-file-rules.ts";

export interface MadeFile {
  readonly kind: ReadableKind;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly pageCount: number | null;
  /** Text of a PDF, by page; empty if there is none, or too much of it. */
  readonly text: string;
}

/** In pixels: models look at no more. */
const sideMax = 2_048;
/** Far more than the pages have that are read. */
const charactersMax = 3_000_000;

/**
 * Makes a file for messages from an uploaded one. It is what its own bytes say, whatever its name is: a picture, which is written anew
 * without metadata (above all, place and camera), or a PDF, as it is.
 * @throws {AppError} `invalid_input` with the reason for anything else, what is damaged, encrypted or too large; as `readPdf`.
 */
export async function makeChatFile(workers: WorkerPool, file: Uint8Array, reader: PdfReader): Promise<MadeFile> {
  if (findPictureFormat(file)) {
    const turn = { group: reader.userId, signal: reader.signal };
    const { mediaType, bytes } = await rewritePicture(workers, { file, otherFormat: otherFileType, sideMax }, turn);
    if (bytes.byteLength > fileBytesMax) throw new AppError("payload_too_large", { userMessage: fileTooLarge });
    return { kind: "picture", mediaType, bytes, pageCount: null, text: "" };
  }
  if (!isPdf(file)) {
    throw new AppError("invalid_input", { field: "file", userMessage: isHeic(file) ? heicRefused : otherFileType });
  }
  const order = { form: "text" as const, pages: chatFileLimits.pages, characters: charactersMax, mayBeEmpty: true };
  const { pageCount, made: text } = await readPdf(workers, file, order, reader);
  const isShort = text.length <= chatFileLimits.characters;
  return { kind: "pdf", mediaType: "application/pdf", bytes: file, pageCount, text: isShort ? text : "" };
}
