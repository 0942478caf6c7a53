import { normalizeText } from "#text/normalize-text.ts";
import { formatNumber } from "#ui/format.ts";

/** Plain text and Markdown, as files. */
const bytesMax = 1_000_000;

/** For the browser's dialog. */
export const textFileTypes = ".txt,.md,.markdown,text/plain,text/markdown";

/** @throws {Error} with a sentence for the user, for a file that is too long or no text. */
export async function readTextFile(file: Pick<File, "size" | "arrayBuffer">, lengthMax: number): Promise<string> {
  if (file.size > bytesMax) throw new Error("This file is larger than 1 MB. Please open a shorter text.");
  const tidy = textOf(new Uint8Array(await file.arrayBuffer()));
  if (tidy.length > lengthMax) {
    throw new Error(
      `This file has ${formatNumber(tidy.length)} characters. At most ${formatNumber(lengthMax)} fit here.`,
    );
  }
  return tidy;
}

/** The text of a file, whatever its name ends in. @throws {Error} with a sentence for the user, for anything but text in UTF-8. */
export function textOf(bytes: Uint8Array): string {
  const text = tidyWords(decode(bytes)).trim();
  if (text === "") throw new Error("This file has no text in it.");
  return text;
}

/** PostgreSQL stores no zero characters, and models need none of the other control characters. */
export const tidyWords = (text: string): string =>
  normalizeText(text, "NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "");

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    // Said below, with the other files that are none.
  }
  throw new Error("This file isn’t plain text in UTF-8. Please save it as .txt or .md first.");
}

/** A text with Markdown's marks is saved as such. */
export const textFileName = (stem: string, text: string): string =>
  `${stem}.${/^(?:#{1,6} |```|[-*] |\d+\. |> )|\*\*\S|\]\(/m.test(text) ? "md" : "txt"}`;
