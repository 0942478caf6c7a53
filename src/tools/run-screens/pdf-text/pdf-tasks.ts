import { indexPages } from "../../pdf/index-pages.ts";
import { tidyWords } from "../texts/text-file.ts";
import { extractPages, type PdfBounds, type PdfRefusal } from "./extract-pages.ts";
import { joinWords } from "./whole-words.ts";

/** Results that can be made of the pages, by name. */
export interface PdfForms {
  readonly text: string;
  readonly index: ReturnType<typeof indexPages>;
}

/** One text, in which each page with words has its number. */
const joinPages = (pages: readonly string[]): string =>
  joinWords(pages)
    .pages.map((text, index) => ({ number: index + 1, text: tidyWords(text).trim() }))
    .filter(({ text }) => text !== "")
    .map(({ number, text }) => `[Page ${number}]\n${text}`)
    .join("\n\n");

const makers: { readonly [Form in keyof PdfForms]: (pages: readonly string[]) => PdfForms[Form] } = {
  text: joinPages,
  index: indexPages,
};

export interface PdfWork<Form extends keyof PdfForms = keyof PdfForms> {
  readonly file: Uint8Array;
  readonly bounds: PdfBounds;
  readonly form: Form;
}

export interface MadeOfPdf<Form extends keyof PdfForms> {
  readonly pageCount: number;
  readonly made: PdfForms[Form];
}

export type ReadPdf<Form extends keyof PdfForms> = MadeOfPdf<Form> | { readonly refused: PdfRefusal };

/** Reads a PDF, and makes of it what is wanted, in a worker process: the file is unchecked, and so is the text in it. */
export async function read<Form extends keyof PdfForms>({ file, bounds, form }: PdfWork<Form>): Promise<ReadPdf<Form>> {
  const found = await extractPages(file, bounds);
  return "refused" in found ? found : { pageCount: found.pages.length, made: makers[form](found.pages) };
}
