import PDFDocument from "pdfkit";
import { readMarkdown, type TextBlock, type TextRun, type WrittenText } from "./read-markdown.ts";
import { type MixedLines, readTokens, setMixedLines, type Token } from "./set-mixed-line.ts";
import { createClusterReader, type Family, type LoadedFamily, loadFamily, showable } from "./text-faces.ts";

/** A PDF, or the characters that none of our fonts has: a file with boxes in their place would be broken without a word. */
export type TextPdf = { readonly file: Uint8Array<ArrayBuffer> } | { readonly missing: readonly string[] };

/** In points. */
const size = { text: 11, headings: [20, 15, 13, 12, 11, 11] } as const;
const margin = 64;
const indentPerLevel = 18;
const lineGap = 3;

/** A text as a PDF on A4, with real text. A long one takes seconds: the library measures and places each change of face by itself. */
export async function writeTextPdf({ title, text, language }: WrittenText): Promise<TextPdf> {
  const readClusters = await createClusterReader();
  const missing = new Set<string>();
  const blocks = readMarkdown(breakable(showable(text))).map((block) => setBlock(block, readClusters, missing));
  if (missing.size > 0) return { missing: [...missing] };
  const pdf = new PDFDocument({ size: "A4", margin, lang: language ?? "en", info: { Title: title } });
  for (const family of familiesOf(blocks)) register(pdf, family, await loadFamily(family));
  const parts: Uint8Array[] = [];
  pdf.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  for (const block of blocks) writeBlock(pdf, block);
  pdf.end();
  await ended;
  return { file: new Uint8Array(Buffer.concat(parts)) };
}

/**
 * With places to break in words that no line holds. For each line of such a word the library measures the rest of it, which would take
 * minutes for a text without blanks.
 */
const breakable = (text: string): string => text.replaceAll(/\S{120}/gu, "$&\u200b");

const faceOf = ({ family, isBold }: Pick<Token, "family" | "isBold">): string => `${family}-${isBold ? "bold" : ""}`;

function register(pdf: PDFKit.PDFDocument, family: Family, { regular, bold }: LoadedFamily): void {
  pdf.registerFont(faceOf({ family, isBold: false }), regular);
  pdf.registerFont(faceOf({ family, isBold: true }), bold);
}

/** A line of Inter alone, which the library breaks, or one of several scripts, which it would set in Inter and from the left. */
type Line = { readonly runs: readonly TextRun[] } | { readonly tokens: readonly Token[] };

interface SetBlock extends Omit<TextBlock, "lines"> {
  readonly lines: readonly Line[];
}

function setBlock(
  block: TextBlock,
  readClusters: Awaited<ReturnType<typeof createClusterReader>>,
  missing: Set<string>,
): SetBlock {
  const lines = block.lines.map((runs): Line => {
    const tokens = runs.flatMap(({ text, isBold }) =>
      readTokens(readClusters(text, missing), block.kind === "heading" || isBold),
    );
    return tokens.every(({ family }) => family === "inter") ? { runs } : { tokens };
  });
  return { ...block, lines };
}

/** Inter always: marks of lists are set in it. */
const familiesOf = (blocks: readonly SetBlock[]): ReadonlySet<Family> =>
  new Set<Family>([
    "inter",
    ...blocks.flatMap(({ lines }) =>
      lines.flatMap((line) => ("tokens" in line ? line.tokens.map(({ family }) => family) : [])),
    ),
  ]);

function writeBlock(pdf: PDFKit.PDFDocument, { kind, level, number, lines }: SetBlock): void {
  const isItem = kind === "bullet" || kind === "numbered";
  const indent = isItem ? (level + 1) * indentPerLevel : kind === "quote" ? indentPerLevel : 0;
  const fontSize = kind === "heading" ? (size.headings[level - 1] ?? size.text) : size.text;
  const width = pdf.page.width - 2 * margin - indent;
  pdf.fontSize(fontSize);
  if (kind === "heading") pdf.moveDown(0.6);
  const set = lines.map((line) => ("tokens" in line ? setLine(pdf, line.tokens, width) : line));
  const startsRight = set[0] !== undefined && "startsRight" in set[0] && set[0].startsRight;
  if (isItem) {
    const mark = kind === "bullet" ? "•" : `${number}.`;
    pdf.font("inter-");
    // On the same line as the item.
    if (pdf.y + pdf.currentLineHeight(true) > pdf.page.height - margin) pdf.addPage();
    const { y } = pdf;
    const fromEdge = margin + level * indentPerLevel;
    const x = startsRight ? pdf.page.width - fromEdge - pdf.widthOfString(mark) : fromEdge;
    pdf.text(mark, x, y, { lineBreak: false });
    pdf.y = y;
  }
  for (const line of set) {
    const isRight = "startsRight" in line && line.startsRight;
    pdf.x = margin + (isRight ? 0 : indent);
    if ("runs" in line) writeRuns(pdf, line.runs, kind === "heading", width);
    else writeLines(pdf, line);
  }
  pdf.x = margin;
  pdf.moveDown(isItem ? 0.25 : 0.6);
}

function writeRuns(pdf: PDFKit.PDFDocument, runs: readonly TextRun[], isHeading: boolean, width: number): void {
  for (const [index, { text, isBold }] of runs.entries()) {
    pdf.font(faceOf({ family: "inter", isBold: isHeading || isBold }));
    pdf.text(text, { continued: index < runs.length - 1, width, lineGap });
  }
}

const setLine = (pdf: PDFKit.PDFDocument, tokens: readonly Token[], width: number): MixedLines =>
  setMixedLines(tokens, width, (text, token) => (text === "\u200b" ? 0 : pdf.font(faceOf(token)).widthOfString(text)));

/** Each face has its own height: what keeps lines even is their baseline. */
function writeLines(pdf: PDFKit.PDFDocument, { lines }: MixedLines): void {
  const { x: left } = pdf;
  const height = pdf.font("inter-").currentLineHeight(true);
  for (const line of lines) {
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
    const { y } = pdf;
    for (const { text, token, x } of line) {
      if (token.direction === "blank") continue;
      // A line’s ascent is four fifths of its height.
      pdf.font(faceOf(token)).text(text, left + x, y + height * 0.8, { lineBreak: false, baseline: "alphabetic" });
    }
    pdf.x = left;
    pdf.y = y + height + lineGap;
  }
  pdf.font("inter-");
}
