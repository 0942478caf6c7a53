/**
 * `npm run studio:sheet`: contact sheets of the studio's designs, to be looked at. `--prompts file` draws what a file's prompts ask
 * for instead, one a line, each in the style and size that it's understood to want; indented lines are left out. `--measure 2000` draws no
 * sheet: it prints PosterLayout's measures of so many random briefs, beside the best published ones.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { type Brief, type Kind, type StyleId, styleIds, wordlessKinds } from "../packages/studio/engine/brief/brief.ts";
import { PromptRefused } from "../packages/studio/engine/brief/prompt-refused.ts";
import { readPrompt } from "../packages/studio/engine/brief/read-prompt.ts";
import { composeDesign } from "../packages/studio/engine/compose-design.ts";
import { renderSvg } from "../packages/studio/engine/render/render-svg.ts";
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

/** Each in its own style and size, unless the command names one. */
async function promptBriefs(file: string): Promise<readonly Brief[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => /^\S/.test(line));
  return lines.slice(0, Number(values.count ?? lines.length)).flatMap((line, index) => {
    const [style] = values.style ? styles : [];
    const size = values.format ? { width, height } : {};
    try {
      return [
        readPrompt(line.replaceAll("\\n", "\n"), { seed: `sheet-${index}`, ...size, ...(style && { style }) }).brief,
      ];
    } catch (error) {
      if (!(error instanceof PromptRefused)) throw error;
      console.log(`${line}\n  ${error.message}`);
      return [];
    }
  });
}

/** @param ratio of a cell, by height through width; pictures of another are fitted in. */
async function drawSheet(name: string, briefs: readonly Brief[], ratio: number): Promise<void> {
  const started = performance.now();
  const room = { width: thumb, height: Math.round(thumb * ratio) };
  const pictures: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, brief] of briefs.entries()) {
    const svg = renderSvg(composeDesign(brief, typesetter, { variant: index }).design, typesetter);
    if (index === 0) await writeFile(path.join(values.out, `${name}.svg`), svg);
    const scale = Math.min(room.width / brief.width, room.height / brief.height);
    const fitTo = { mode: "width", value: Math.max(1, Math.floor(brief.width * scale)) } as const;
    const input = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
    pictures.push({
      input: Buffer.from(input),
      left: (index % columns) * (room.width + 16) + 8,
      top: Math.floor(index / columns) * (room.height + 16) + 8,
    });
  }
  const sheet = sharp({
    create: {
      width: columns * (room.width + 16),
      height: Math.max(1, Math.ceil(pictures.length / columns)) * (room.height + 16),
      channels: 3,
      background: "#888888",
    },
  });
  const file = path.join(values.out, `${name}.png`);
  await sheet.composite(pictures).png().toFile(file);
  console.log(`${file}: ${pictures.length} designs in ${Math.round(performance.now() - started)} ms`);
}

const kind = wordlessKinds.find((id) => id === values.kind);
if (values.measure) {
  printMeasures(typesetter, Number(values.measure));
} else if (kind) {
  await drawSheet(kind, kindBriefs(kind), height / width);
} else if (values.prompts) {
  await drawSheet("prompts", await promptBriefs(values.prompts), 1.42);
} else {
  for (const style of styles) {
    const briefs = Array.from({ length: Number(values.count ?? 24) }, (_, index) => sheetBrief(style, index));
    await drawSheet(`${style}-${format}`, briefs, height / width);
  }
}
