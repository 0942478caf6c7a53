import { AppError } from "#platform/errors.ts";

interface GivenFile {
  readonly name: string;
  readonly file: Uint8Array;
}

/**
 * The text of a file: UTF-8, whatever its name ends in.
 * @throws {AppError} `invalid_input` for anything else.
 */
export async function readText({ file }: GivenFile): Promise<string> {
  const text = tidyFile(decode(file));
  if (text !== "") return text;
  throw unreadable("This file has no text in it.");
}

function decode(file: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch (cause) {
    throw unreadable("This file isn’t plain text. Please choose a text or Markdown file, in UTF-8.", cause);
  }
}

/** PostgreSQL stores no zero characters, and models need none of the other control characters. */
function tidyFile(text: string): string {
  const lines = text.normalize("NFC").replace(/\r\n?/g, "\n");
  if (lines.includes("\0")) throw unreadable("This file isn’t plain text. Please choose a text or Markdown file.");
  return lines.replace(/[^\P{Cc}\n\t]/gu, "").trim();
}

const unreadable = (userMessage: string, cause?: unknown) =>
  new AppError("invalid_input", { field: "file", userMessage, cause });
