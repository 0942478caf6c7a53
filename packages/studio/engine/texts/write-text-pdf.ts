import PDFDocument from "pdfkit";
import { subsetFace } from "../type/subset-face.ts";
import { breakable } from "./breakable.ts";
import { readMarkdown, type TextBlock, type TextBrand, type TextRun, type WrittenText } from "./read-markdown.ts";
import { type MixedLines, type PlacedToken, readTokens, setMixedLines, type Token } from "./set-mixed-line.ts";
import { createShaper } from "./shape-word.ts";
import { createClusterReader, type FaceName, isOutlined, loadFace, showable } from "./text-faces.ts";

/** A PDF, or the characters that none of our fonts has: a file with boxes in their place would be broken without a word. */
export type TextPdf = { readonly file: Uint8Array<ArrayBuffer> } | { readonly missing: readonly string[] };

/** In points. */
const size = { text: 11, headings: [20, 15, 13, 12, 11, 11] } as const;
const margin = 64;
const indentPerLevel = 18;
const lineGap = 3;

export interface TextOrder extends WrittenText {
  /** Stands above each page. */
  readonly brand?: TextBrand | undefined;
}

/** A text as a PDF on A4, with real text. A long one takes seconds: the library measures and places each change of face by itself. */
export async function writeTextPdf({ title, text, language, brand }: TextOrder): Promise<TextPdf> {
  const shown = showable(text);
  const name = showable(brand?.name ?? "");
  const readClusters = await createClusterReader(`${shown}\n${name}`, language);
  const missing = new Set<string>();
  const blocks = readMarkdown(breakable(shown)).map((block) => setBlock(block, readClusters, missing));
  if (missing.size > 0) return { missing: [...missing] };
  const named = brand && setName(name, readClusters);
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: brand ? bar.bottom : margin, right: margin, bottom: margin, left: margin },
    lang: language ?? "en",
    info: { Title: title, ...(brand && { Author: brand.name }) },
    // The bars are drawn at the end: the library can't draw anything else within a line that it breaks.
    bufferPages: true,
  });
  const shapers = await registerFaces(pdf, familiesOf(named ? [...blocks, named] : blocks), `${shown}\n${name}`);
  const parts: Uint8Array[] = [];
  pdf.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  for (const block of blocks) writeBlock({ pdf, shapers }, block);
  if (brand) drawBars({ pdf, shapers }, brand, named?.lines[0]);
  pdf.end();
  await ended;
  return { file: new Uint8Array(Buffer.concat(parts)) };
}

const faceOf = ({ family, isBold }: Pick<Token, "family" | "isBold">): string => `${family}-${isBold ? "bold" : ""}`;

type Shapers = ReadonlyMap<string, ReturnType<typeof createShaper>>;

interface Page {
  readonly pdf: PDFKit.PDFDocument;
  /** Shapers of the faces that are drawn as outlines. */
  readonly shapers: Shapers;
}

async function registerFaces(pdf: PDFKit.PDFDocument, families: ReadonlySet<FaceName>, text: string): Promise<Shapers> {
  const shapers = new Map<string, ReturnType<typeof createShaper>>();
  // “ﬁ” and its like are drawn as plain letters.
  const letters = text + text.normalize("NFKC");
  for (const family of families) {
    const { regular, bold } = await loadFace(family, letters);
    if (isOutlined(family))
      pdf.registerFont(family, Buffer.from(await subsetFace(regular, letters, { isUnshaped: true })));
    for (const [isBold, file] of [
      [false, regular],
      [true, bold],
    ] as const) {
      const name = faceOf({ family, isBold });
      if (isOutlined(family)) shapers.set(name, createShaper(file));
      else pdf.registerFont(name, file);
    }
  }
  return shapers;
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
    const read = runs.map((run) => ({ ...run, clusters: readClusters(run.text, missing) }));
    const tokens = read.flatMap(({ clusters, isBold }) => readTokens(clusters, block.kind === "heading" || isBold));
    if (!tokens.every(({ family }) => family === "inter")) return { tokens };
    return { runs: read.map(({ clusters, ...run }) => ({ ...run, text: clusters.map(({ text }) => text).join("") })) };
  });
  return { ...block, lines };
}

/** Inter always: marks of lists are set in it. */
const familiesOf = (blocks: readonly SetBlock[]): ReadonlySet<FaceName> =>
  new Set<FaceName>([
    "inter",
    ...blocks.flatMap(({ lines }) =>
      lines.flatMap((line) => ("tokens" in line ? line.tokens.map(({ family }) => family) : [])),
    ),
  ]);

function writeBlock(page: Page, { kind, level, number, lines }: SetBlock): void {
  const { pdf } = page;
  const isItem = kind === "bullet" || kind === "numbered";
  const indent = isItem ? (level + 1) * indentPerLevel : kind === "quote" ? indentPerLevel : 0;
  const fontSize = kind === "heading" ? (size.headings[level - 1] ?? size.text) : size.text;
  const width = pdf.page.width - 2 * margin - indent;
  pdf.fontSize(fontSize);
  if (kind === "heading" && pdf.y > pdf.page.margins.top) pdf.moveDown(0.6);
  const set = lines.map((line) => ("tokens" in line ? setLine(page, line.tokens, width, fontSize) : line));
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
    else writeLines(page, line, fontSize);
  }
  pdf.x = margin;
  pdf.moveDown(isItem ? 0.25 : 0.6);
}

/** In points. The bar is above the text, which begins at `bottom`. */
const bar = {
  top: 36,
  height: 40,
  line: 88,
  bottom: 116,
  name: 13,
  gap: 12,
  padding: 6,
  logoHeight: 34,
  logoWidthMax: 200,
} as const;
const barLine = "#d0d0d0";
/** A logo that is wider than this, in its own heights, has letters: it says the name itself. */
const emblemWidthMax = 2;

/** @returns undefined for a name with letters that none of our fonts has: it is left out, and the text still is a file. */
function setName(name: string, readClusters: Awaited<ReturnType<typeof createClusterReader>>): SetBlock | undefined {
  const missing = new Set<string>();
  const run = { text: name, isBold: true, isItalic: false };
  const block = setBlock({ kind: "paragraph", level: 0, lines: [[run]] }, readClusters, missing);
  return missing.size === 0 ? block : undefined;
}

/** Draws the brand above every page: the logo, or the name, or both where the logo is an emblem, and a line in the color. */
function drawBars(page: Page, { logo, color }: TextBrand, name: Line | undefined): void {
  const { pdf } = page;
  // The library keeps an image by such an address, so that a file of many pages has it once.
  const address = logo && `data:image/png;base64,${Buffer.from(logo.bytes).toString("base64")}`;
  const isEmblem = logo === null || logo.width <= emblemWidthMax * logo.height;
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    const right = pdf.page.width - margin;
    const left = logo && address ? drawLogo(pdf, { ...logo, address }) + bar.gap : margin;
    if (name && isEmblem) writeName(page, name, left);
    pdf
      .save()
      .lineWidth(1.5)
      .strokeColor(color ?? barLine);
    pdf.moveTo(margin, bar.line).lineTo(right, bar.line).stroke().restore();
  }
}

/** @returns where it ends. */
function drawLogo(
  pdf: PDFKit.PDFDocument,
  { address, backdrop, ...logo }: Omit<NonNullable<TextBrand["logo"]>, "bytes"> & { readonly address: string },
): number {
  // Paper is white.
  const padding = backdrop === "#ffffff" ? 0 : bar.padding;
  const heightMax = Math.min(bar.logoHeight, bar.height - 2 * padding);
  const scale = Math.min(heightMax / logo.height, bar.logoWidthMax / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const plate = { width: width + 2 * padding, height: height + 2 * padding };
  const top = bar.top + (bar.height - plate.height) / 2;
  if (padding > 0) pdf.save().roundedRect(margin, top, plate.width, plate.height, 4).fill(backdrop).restore();
  pdf.image(address, margin + padding, top + padding, { width, height });
  return margin + plate.width;
}

function writeName(page: Page, line: Line, left: number): void {
  const { pdf } = page;
  pdf.font(faceOf({ family: "inter", isBold: true })).fontSize(bar.name);
  const y = bar.top + (bar.height - pdf.currentLineHeight(true)) / 2;
  if ("runs" in line) {
    const text = line.runs.map((run) => run.text).join("");
    pdf.text(text, left, y, { lineBreak: false });
  } else {
    pdf.x = left;
    pdf.y = y;
    const set = setLine(page, line.tokens, pdf.page.width - margin - left, bar.name);
    writeLines(page, { ...set, lines: set.lines.slice(0, 1) }, bar.name);
  }
}

function writeRuns(pdf: PDFKit.PDFDocument, runs: readonly TextRun[], isHeading: boolean, width: number): void {
  for (const [index, { text, isBold }] of runs.entries()) {
    pdf.font(faceOf({ family: "inter", isBold: isHeading || isBold }));
    pdf.text(text, { continued: index < runs.length - 1, width, lineGap });
  }
}

const setLine = (page: Page, tokens: readonly Token[], width: number, fontSize: number): MixedLines =>
  setMixedLines(tokens, width, (text, token) => {
    if (text === "\u200b") return 0;
    return outlineOf(page, text, token, fontSize)?.width ?? page.pdf.font(faceOf(token)).widthOfString(text);
  });

/** Undefined for a word whose face is set as text. Widths are in points. */
function outlineOf({ shapers }: Page, text: string, token: Token, fontSize: number) {
  const shaper = shapers.get(faceOf(token));
  if (!shaper) return undefined;
  const { data, width } = shaper.shapeWord(text, token.direction === "right");
  const scale = fontSize / shaper.unitsPerEm;
  return { data, scale, width: width * scale };
}

/** Each face has its own height: what keeps lines even is their baseline. */
function writeLines(page: Page, { lines }: MixedLines, fontSize: number): void {
  const { pdf } = page;
  const { x: left } = pdf;
  const height = pdf.font("inter-").currentLineHeight(true);
  for (const line of lines) {
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
    const { y } = pdf;
    for (const { text, token, x } of line) {
      if (token.direction === "blank") continue;
      // A line’s ascent is four fifths of its height.
      const at = { x: left + x, baseline: y + height * 0.8 };
      const outline = outlineOf(page, text, token, fontSize);
      if (outline) drawOutline(pdf, outline, at);
      writeWord(pdf, { text, token, ...at }, outline?.width);
    }
    pdf.x = left;
    pdf.y = y + height + lineGap;
  }
  pdf.font("inter-");
}

interface Place {
  readonly x: number;
  readonly baseline: number;
}

function drawOutline(
  pdf: PDFKit.PDFDocument,
  { data, scale }: { readonly data: string; readonly scale: number },
  { x, baseline }: Place,
): void {
  if (data === "") return;
  pdf.save().translate(x, baseline).scale(scale, -scale).path(data).fill("black").restore();
}

/** @param outlinedWidth of a word that is drawn already: it is written as well, unseen, for readers who search or copy it. */
function writeWord(
  pdf: PDFKit.PDFDocument,
  { text, token, x, baseline }: Place & Pick<PlacedToken, "text" | "token">,
  outlinedWidth: number | undefined,
): void {
  const options = { lineBreak: false, baseline: "alphabetic" } as const;
  if (outlinedWidth === undefined) {
    pdf.font(faceOf(token)).text(text, x, baseline, options);
    return;
  }
  pdf.font(token.family);
  const letters = [...text.replaceAll(/[\u200b-\u200d]/g, "")];
  const seen = (token.direction === "right" ? letters.toReversed() : letters).join("");
  // Alone, a mark stays where it is: the library would put it above or below its letter, which readers take for a blank.
  const parts = seen.split(/(\p{Mn})/u).filter((part) => part !== "");
  const widths = parts.map((part) => pdf.widthOfString(part));
  const width = widths.reduce((sum, one) => sum + one, 0);
  if (width <= 0) return;
  const scale = outlinedWidth / width;
  pdf.save().addContent(unseen);
  // The package’s types don’t know it.
  const scaled = { ...options, horizontalScaling: 100 * scale };
  let at = x;
  for (const [index, part] of parts.entries()) {
    pdf.text(part, at, baseline, scaled);
    at += (widths[index] ?? 0) * scale;
  }
  pdf.restore();
}

/** Text rendering mode 3 (ISO 32000-1, 9.3.6). */
const unseen = "3 Tr";
