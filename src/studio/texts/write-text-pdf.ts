import PDFDocument from "pdfkit";
import { readFace } from "../type/fonts.ts";
import { readMarkdown, type TextBlock, type WrittenText } from "./read-markdown.ts";

/** Faces of Inter, which has Latin, Greek and Cyrillic letters. */
const faces = { regular: "inter-400", bold: "inter-700" } as const;

/** In points. */
const size = { text: 11, headings: [20, 15, 13, 12, 11, 11] } as const;
const margin = 64;
const indentPerLevel = 18;

/** A text as a PDF on A4, with real text. A long one takes seconds: the library measures and places each change of face by itself. */
export async function writeTextPdf({ title, text, language }: WrittenText): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: "A4", margin, lang: language ?? "en", info: { Title: title } });
  for (const face of Object.values(faces)) pdf.registerFont(face, Buffer.from(await readFace(face)));
  const parts: Uint8Array[] = [];
  pdf.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  for (const block of readMarkdown(breakable(text))) writeBlock(pdf, block);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * With places to break in words that no line holds. For each line of such a word the library measures the rest of it, which would take
 * minutes for a text without blanks.
 */
const breakable = (text: string): string => text.replaceAll(/\S{120}/gu, "$&\u200b");

function writeBlock(pdf: PDFKit.PDFDocument, { kind, level, number, lines }: TextBlock): void {
  const isItem = kind === "bullet" || kind === "numbered";
  const indent = isItem ? (level + 1) * indentPerLevel : kind === "quote" ? indentPerLevel : 0;
  const fontSize = kind === "heading" ? (size.headings[level - 1] ?? size.text) : size.text;
  pdf.fontSize(fontSize);
  if (kind === "heading") pdf.moveDown(0.6);
  if (isItem) {
    const mark = kind === "bullet" ? "•" : `${number}.`;
    // On the same line as the item.
    if (pdf.y + pdf.currentLineHeight(true) > pdf.page.height - margin) pdf.addPage();
    const { y } = pdf;
    pdf.font(faces.regular).text(mark, margin + level * indentPerLevel, y, { lineBreak: false });
    pdf.y = y;
  }
  for (const runs of lines) {
    pdf.x = margin + indent;
    const width = pdf.page.width - 2 * margin - indent;
    for (const [index, { text, isBold }] of runs.entries()) {
      const font = kind === "heading" || isBold ? faces.bold : faces.regular;
      pdf.font(font).text(text, { continued: index < runs.length - 1, width, lineGap: 3 });
    }
  }
  pdf.x = margin;
  pdf.moveDown(isItem ? 0.25 : 0.6);
}
