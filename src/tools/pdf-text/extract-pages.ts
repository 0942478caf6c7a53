import { getDocumentProxy } from "unpdf";

/** What is read of a PDF at most. */
export interface PdfBounds {
  readonly pages: number;
  /** Of all pages together. */
  readonly characters: number;
  /** Takes pages without a word, too, as a scanner makes them. */
  readonly mayBeEmpty?: boolean;
}

/** Why the text of a file can't be read. */
export type PdfRefusal = "encrypted" | "broken" | "too-many-pages" | "too-much-text" | "no-text" | "too-heavy";

export type PdfPages = { readonly pages: readonly string[] } | { readonly refused: PdfRefusal };

/** The text of each page, as lines. It may take long and much memory: `readPdf` bounds both. */
export async function extractPages(file: Uint8Array, bounds: PdfBounds): Promise<PdfPages> {
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>> | undefined;
  try {
    // Its reader refuses a Buffer.
    pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0, disableFontFace: true });
    if (pdf.numPages > bounds.pages) return { refused: "too-many-pages" };
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
      page.cleanup();
      length += text.length;
      if (length > bounds.characters) return { refused: "too-much-text" };
      pages.push(text);
    }
    return bounds.mayBeEmpty || pages.some(hasWords) ? { pages } : { refused: "no-text" };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error();
    if (message.includes("allocation failed")) return { refused: "too-heavy" };
    return { refused: name === "PasswordException" ? "encrypted" : "broken" };
  } finally {
    // The process reads other files, too.
    await pdf?.loadingTask.destroy();
  }
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
