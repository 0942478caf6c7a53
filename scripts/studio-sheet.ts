/**
 * `npm run studio:sheet`: contact sheets of the studio's designs, to be looked at. `--prompts file` draws what a file's prompts, one a line,
 * get from an untouched form instead: a row of `--columns` designs for each, ten rows a sheet, and a table of what they are. `--measure 2000`
 * draws no sheet: it prints PosterLayout's measures of so many random briefs, beside the best published ones.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { type Brief, type Kind, type StyleId, styleIds, wordlessKinds } from "../packages/studio/engine/brief/brief.ts";
import type { Format } from "../packages/studio/engine/brief/formats.ts";
import { PromptRefused } from "../packages/studio/engine/brief/prompt-refused.ts";
import { readPrompt } from "../packages/studio/engine/brief/read-prompt.ts";
import { composeDesign } from "../packages/studio/engine/compose-design.ts";
import type { DesignDocument } from "../packages/studio/engine/document/document.ts";
import { renderSvg } from "../packages/studio/engine/render/render-svg.ts";
import { searchDesigns } from "../packages/studio/engine/search/search-designs.ts";
import { readFonts } from "../packages/studio/engine/type/fonts.ts";
import { kindThemes, sheetBriefs } from "./studio-briefs.ts";
import { printMeasures } from "./studio-measures.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "studio-sheets" },
    style: { type: "string" },
    width: { type: "string", default: "240" },
    columns: { type: "string", default: "8" },
    format: { type: "string" },
    count: { type: "string" },
    prompts: { type: "string" },
    kind: { type: "string" },
    measure: { type: "string" },
  },
});
const { typesetter } = await readFonts();
await mkdir(values.out, { recursive: true });
const format = values.format ?? "768x1024";
const [width = 768, height = 1024] = format.split("x").map(Number);
const thumb = Number(values.width);
const columns = Number(values.columns);
const styles = styleIds.filter((id) => !values.style || id === values.style);

function sheetBrief(style: StyleId, index: number): Brief {
  const content = sheetBriefs[index % sheetBriefs.length];
  const brief = { kind: "poster", style, width, height, language: "en", detail: 50, seed: `sheet-${index}` } as const;
  const { subject } = readPrompt([content?.headline, content?.subline].join(". ")).brief;
  return { ...brief, headline: "Untitled", subject, ...content };
}

/** A row for each style, with a theme in each column. */
const kindBriefs = (kind: Kind): readonly Brief[] =>
  styles.flatMap((style) =>
    (kindThemes[kind] ?? []).map((headline, index): Brief => {
      const look = { kind, style, width, height, language: "en", detail: 50 } as const;
      return { ...look, headline, seed: `sheet-${index}` };
    }),
  );

/** A picture of at most the given size. */
function thumbnail(design: DesignDocument, room: Format): Buffer {
  const scale = Math.min(room.width / design.width, room.height / design.height);
  const fitTo = { mode: "width", value: Math.max(1, Math.floor(design.width * scale)) } as const;
  const svg = renderSvg(design, typesetter);
  return Buffer.from(new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng());
}

/** Writes pictures in rows of `columns`, each in a cell of the given size. */
async function writeSheet(name: string, pictures: readonly Buffer[], room: Format): Promise<void> {
  const sheet = sharp({
    create: {
      width: columns * (room.width + 16),
      height: Math.max(1, Math.ceil(pictures.length / columns)) * (room.height + 16),
      channels: 3,
      background: "#888888",
    },
  });
  const placed = pictures.map((input, index) => ({
    input,
    left: (index % columns) * (room.width + 16) + 8,
    top: Math.floor(index / columns) * (room.height + 16) + 8,
  }));
  const file = path.join(values.out, `${name}.png`);
  await sheet.composite(placed).png().toFile(file);
  console.log(`${file}: ${pictures.length} designs`);
}

/** @param ratio of a cell, by height through width; pictures of another are fitted in. */
async function drawSheet(name: string, briefs: readonly Brief[], ratio: number): Promise<void> {
  const room = { width: thumb, height: Math.round(thumb * ratio) };
  const pictures = briefs.map((brief, variant) =>
    thumbnail(composeDesign(brief, typesetter, { variant }).design, room),
  );
  await writeSheet(name, pictures, room);
}

const rowsOfSheet = 10;

/** The designs that an untouched form gives for each prompt, and which composition of which style each is. */
async function drawPrompts(file: string): Promise<void> {
  const prompts = (await readFile(file, "utf8")).split("\n").filter((line) => /^[^\s#]/.test(line));
  const room = { width: thumb, height: thumb };
  const table: string[] = [];
  const pictures: Buffer[] = [];
  for (const [index, prompt] of prompts.entries()) {
    const brief = briefOf(prompt.replaceAll("\\n", "\n"), `sheet-${index}`);
    if (!brief) continue;
    const found = await searchDesigns(brief, columns, typesetter);
    const shown = found.map(({ style, choices }) => `${style} ${choices.compositionId}`);
    table.push([table.length + 1, prompt, brief.kind, ...shown].join("\t"));
    pictures.push(...found.map(({ design }) => thumbnail(design, room)));
  }
  const ofSheet = rowsOfSheet * columns;
  for (let from = 0; from < pictures.length; from += ofSheet) {
    const name = `prompts-${String(from / ofSheet + 1).padStart(2, "0")}`;
    await writeSheet(name, pictures.slice(from, from + ofSheet), room);
  }
  await writeFile(path.join(values.out, "prompts.tsv"), `${table.join("\n")}\n`);
}

function briefOf(prompt: string, seed: string): Brief | undefined {
  try {
    return readPrompt(prompt, { seed }).brief;
  } catch (error) {
    if (!(error instanceof PromptRefused)) throw error;
    console.log(`${prompt}\n  ${error.message}`);
    return undefined;
  }
}

const kind = wordlessKinds.find((id) => id === values.kind);
if (values.measure) {
  printMeasures(typesetter, Number(values.measure));
} else if (kind) {
  await drawSheet(kind, kindBriefs(kind), height / width);
} else if (values.prompts) {
  await drawPrompts(values.prompts);
} else {
  for (const style of styles) {
    const briefs = Array.from({ length: Number(values.count ?? 24) }, (_, index) => sheetBrief(style, index));
    await drawSheet(`${style}-${format}`, briefs, height / width);
  }
}
