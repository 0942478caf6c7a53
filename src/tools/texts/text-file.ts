import { formatNumber } from "#ui/format.ts";

/** Plain text and Markdown, as files. */
const bytesMax = 1_000_000;

/** For the browser's dialog. */
export const textFileTypes = ".txt,.md,.markdown,text/plain,text/markdown";

/** @throws {Error} with a sentence for the user, for a file that is too long or no text. */
export async function readTextFile(file: Pick<File, "size" | "arrayBuffer">, lengthMax: number): Promise<string> {
  if (file.size > bytesMax) throw new Error("This file is larger than 1 MB. Please open a shorter text.");
  const text = decode(await file.arrayBuffer());
  if (text === undefined) throw new Error("This file is not plain text in UTF-8. Please save it as .txt or .md first.");
  const tidy = text.replaceAll(/\r\n?/g, "\n");
  if (tidy.trim() === "") throw new Error("There is no text in this file.");
  if (tidy.length > lengthMax) {
    throw new Error(
      `This file has ${formatNumber(tidy.length)} characters. At most ${formatNumber(lengthMax)} fit here.`,
    );
  }
  return tidy;
}

function decode(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A text with Markdown's marks is saved as such. */
export const textFileName = (stem: string, text: string): string =>
  `${stem}.${/^(?:#{1,6} |```|[-*] |\d+\. |> )|\*\*\S|\]\(/m.test(text) ? "md" : "txt"}`;
