import { createWriteStream, openAsBlob } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "../../errors.ts";
import { hasNul, malformedBody, tooMany } from "./malformed-body.ts";
import { boundaryIn, multipartBounds } from "./scan-multipart.ts";

const { partsMax, headersMax, headerBytesMax } = multipartBounds;
/** Per form: no page sends more than one. */
const filesMax = 4;
const fieldBytesMax = 64 * 1_024;
/** Length of all fields, in characters: only files wait on disk. */
const fieldsLengthMax = 256 * 1_024;

export interface FormTarget {
  readonly contentType: string;
  /** Names a file that does not exist yet; the caller removes it, however this ends. */
  newFile(): string;
}

/** More at once would keep the parser busy for longer than it takes to notice that a bound was passed. */
const pieceBytesMax = 16 * 1_024;

/**
 * Writes the files of a multipart form to disk as they arrive, in bounds for parts and their headers. Fields stay in memory.
 * @returns a form whose files are read from disk when the route asks for their bytes.
 * @throws {AppError} `malformed_request`, and what `chunks` throws
 */
export async function storeForm(
  chunks: AsyncIterable<Uint8Array>,
  { contentType, newFile }: FormTarget,
): Promise<FormData> {
  if (boundaryIn(contentType) === undefined) throw malformedBody("multipart without one boundary");
  const parser = new Busboy({
    headers: { "content-type": contentType },
    preservePath: true,
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: {
      parts: partsMax,
      fields: partsMax,
      files: filesMax,
      fieldSize: fieldBytesMax,
      headerPairs: headersMax,
      headerSize: headerBytesMax,
    },
  });
  const form = new FormData();
  collectFields(parser, form);
  const files = collectFiles(parser, newFile);
  try {
    await pipeline(inPieces(chunks), parser);
    for (const { path, name, fileName, type } of await Promise.all(files.map(({ stored }) => stored)))
      form.append(name, new File([await openAsBlob(path)], fileName, { type }));
    return form;
  } catch (error) {
    for (const { content } of files) content.destroy(new Error("the form was not read to its end"));
    // Nothing writes to a file any more when the caller removes it.
    await Promise.allSettled(files.map(({ stored }) => stored));
    throw error instanceof AppError ? error : malformedBody("malformed multipart/form-data", error);
  }
}

async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.byteLength; at += pieceBytesMax) yield chunk.subarray(at, at + pieceBytesMax);
  }
}

function collectFields(parser: BusboyInstance, form: FormData): void {
  let length = 0;
  const refuse = (what: string, max: number) => () => parser.destroy(tooMany(what, max));
  parser.on("partsLimit", refuse("fields", partsMax));
  parser.on("fieldsLimit", refuse("fields", partsMax));
  parser.on("filesLimit", refuse("files", filesMax));
  parser.on("field", (name, value, _nameIsCut, isCut) => {
    const read = readName(name);
    length += value.length;
    if (read === undefined) parser.destroy(malformedBody("multipart with a part without a name"));
    else if (length > fieldsLengthMax) parser.destroy(tooMany("characters in its fields", fieldsLengthMax));
    else if (isCut) parser.destroy(tooMany("bytes in one field", fieldBytesMax));
    else if (read.includes("\0") || value.includes("\0")) parser.destroy(hasNul());
    else form.append(read, value);
  });
}

interface StoredFile {
  readonly path: string;
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
}

/** @returns a list that grows while the form is parsed. */
function collectFiles(parser: BusboyInstance, newFile: () => string) {
  const files: { readonly content: Readable; readonly stored: Promise<StoredFile> }[] = [];
  parser.on("file", (name, content, fileName, _encoding, type) => {
    const known = { name: readName(name), fileName: readName(fileName) ?? "" };
    if (known.name === undefined || `${known.name}${known.fileName}`.includes("\0")) {
      content.resume();
      parser.destroy(known.name === undefined ? malformedBody("multipart with a file without a name") : hasNul());
      return;
    }
    const path = newFile();
    const file = { path, name: known.name, fileName: known.fileName, type };
    const stored = pipeline(content, createWriteStream(path, { flags: "wx", mode: 0o600 })).then(() => file);
    // A full disk ends the reading; why is said where the file is awaited.
    stored.catch((error: Error) => parser.destroy(error));
    files.push({ content, stored });
  });
  return files;
}

/** Escapes with which browsers write what would end a quoted name (HTML, section 4.10.22.8). */
const escapes: Readonly<Record<string, string>> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** The parser's types don't say that a part may have no name. */
const readName = (name: string | undefined): string | undefined =>
  name?.replaceAll(/%(?:22|0D|0A)/gi, (written) => escapes[written.toUpperCase()] ?? written);
