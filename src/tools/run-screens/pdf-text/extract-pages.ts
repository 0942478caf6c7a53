import { createRequire } from "node:module";
import path from "node:path";
import { getDocumentProxy } from "unpdf";
import { fieldsOf, notesOf } from "./filled-fields.ts";
import { linesOf, type PlacedText } from "./page-lines.ts";

/** Limits on what is read of a PDF. */
export interface PdfBounds {
  readonly pages: number;
  /** Characters of all pages together. */
  readonly characters: number;
  /** Takes pages without a word, too, as a scanner makes them. */
  readonly mayBeEmpty?: boolean;
}

/** Why the text of a file can't be read. */
export type PdfRefusal = "encrypted" | "broken" | "too-many-pages" | "too-much-text" | "no-text" | "too-heavy";

export type PdfPages = { readonly pages: readonly string[] } | { readonly refused: PdfRefusal };

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

const { resolve } = createRequire(import.meta.url);
/** PDF.js needs what is in its package, which readers leave out: without its character maps, most Chinese, Japanese and Korean is lost. */
const assetsOf = (folder: string): string => `${path.join(path.dirname(resolve("pdfjs-dist/package.json")), folder)}/`;

/** The text of each page, as lines. It may take long and much memory: `readPdf` bounds both. */
export async function extractPages(file: Uint8Array, bounds: PdfBounds): Promise<PdfPages> {
  let pdf: Pdf | undefined;
  try {
    // Its reader refuses a Buffer.
    pdf = await getDocumentProxy(new Uint8Array(file), {
      verbosity: 0,
      disableFontFace: true,
      cMapUrl: assetsOf("cmaps"),
      cMapPacked: true,
      standardFontDataUrl: assetsOf("standard_fonts"),
    });
    if (pdf.numPages > bounds.pages) return { refused: "too-many-pages" };
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const text = await textOf(page);
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

/** Returns the text of a page: what is printed on it, what a person filled in, and the notes on it. */
async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  const annotations = await page.getAnnotations();
  const lines = linesOf(
    items.flatMap((item) => ("str" in item ? [placed(item)] : [])),
    fieldsOf(annotations),
  );
  return [lines, ...notesOf(annotations)].filter((part) => part !== "").join("\n");
}

interface TextItem {
  readonly str: string;
  readonly dir: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
}

function placed({ str, dir, transform, width, hasEOL }: TextItem): PlacedText {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, baseline = 0] = transform;
  return {
    text: str,
    left,
    baseline,
    width,
    size: Math.hypot(c, d),
    endsLine: hasEOL,
    isRightToLeft: dir === "rtl",
    // Nothing but blanks has no direction at all.
    isTurned: b !== 0 || a < 0 || dir === "ttb",
  };
}
