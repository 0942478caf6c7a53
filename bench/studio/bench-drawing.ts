import { pathToFileURL } from "node:url";
import { createLog } from "#platform/log.ts";
import { createWorkerPool, type WorkerPool } from "#platform/worker-pool.ts";
import { styleIds } from "#studio/engine/brief/brief.ts";
import { composeDesign } from "#studio/engine/compose-design.ts";
import { renderPng } from "#studio/engine/outputs/rasterize.ts";
import { renderSvg } from "#studio/engine/render/render-svg.ts";
import { readFonts } from "#studio/engine/type/fonts.ts";
import { type Brief, composeVariants, drawFile, searchDesigns } from "#studio/index.ts";
import { understandPrompt } from "#tools/design/read-brief.ts";
import { type Figure, median } from "../report.ts";
import { benchBriefs, briefOf } from "./briefs.ts";

const side = 1_024;
const rounds = 2;

/** Measures what a picture costs from the brief on, beside its rasterization alone; and four at once beside one. */
export async function benchDrawing(): Promise<Figure[]> {
  const pool = createWorkerPool(pathToFileURL("build/server/worker.js"), createLog("silent"));
  try {
    return [await pictureFigure(), await variantsFigure(pool), await searchFigure(pool)];
  } finally {
    await pool.close();
  }
}

async function pictureFigure(): Promise<Figure> {
  const { typesetter } = await readFonts();
  const whole: number[] = [];
  const raster: number[] = [];
  const ratios: number[] = [];
  const draw = (brief: Brief) => {
    const [wholeMs, svg] = timed(() => {
      const drawn = renderSvg(composeDesign(brief, typesetter).design, typesetter);
      renderPng(drawn, side);
      return drawn;
    });
    const [rasterMs] = timed(() => renderPng(svg, side));
    return { wholeMs, rasterMs };
  };
  for (const brief of benchBriefs()) draw(brief);
  for (const brief of benchBriefs(rounds)) {
    const { wholeMs, rasterMs } = draw(brief);
    whole.push(wholeMs);
    raster.push(rasterMs);
    ratios.push(wholeMs / rasterMs);
  }
  const ratio = median(ratios);
  return {
    what: `brief to a PNG of ${side} × ${side}, median over ${whole.length} designs of all kinds and styles`,
    measured: inMs(median(whole)),
    reference: `rasterizing its SVG ${inMs(median(raster))}`,
    result: `${ratio.toFixed(2)} times`,
    target: "≤ 1.50 times",
    isMet: ratio <= 1.5,
  };
}

async function variantsFigure(pool: WorkerPool): Promise<Figure> {
  const turn = { group: "bench", signal: new AbortController().signal };
  const draw = async (brief: Brief, count: number) => {
    const start = performance.now();
    const made = await composeVariants(pool, { brief, count }, turn);
    await Promise.all(made.map(({ design }) => drawFile(pool, { design, format: "png", width: side }, turn)));
    return performance.now() - start;
  };
  const briefs = styleIds.flatMap((style) => (["poster", "logo"] as const).map((kind) => briefOf(kind, style, "1")));
  // Both threads read their fonts.
  for (const brief of briefs.slice(0, 4)) await draw(brief, 4);
  const times = { one: [] as number[], four: [] as number[] };
  for (const brief of briefs) {
    times.one.push(await draw(brief, 1));
    times.four.push(await draw(brief, 4));
  }
  // Sums: variants differ in what they cost, so that the pairs' ratios do, too.
  const [one, four] = [sum(times.one), sum(times.four)];
  return {
    what: "four variants, composed and drawn, on average",
    measured: inMs(four / times.four.length),
    reference: `one ${inMs(one / times.one.length)}`,
    result: `${(four / one).toFixed(2)} times`,
    target: "≤ 2.60 times",
    isMet: four / one <= 2.6,
  };
}

/** Prompts as customers type them. */
const prompts = [
  "gym promo 50 % off till Friday",
  "real estate listing 3 bed $450k, 1428 Maple Street, Boise, open house Sunday 2-4pm",
  "instagram story flash sale -30% on all sneakers, this weekend only",
  "Lost cat poster, grey tabby, answers to Miso, call 555-0142",
  "wedding invitation for Amelia & Tobias, 14 June 2027, 3 pm, Villa Rosa",
  "Black friday banner for my online plant shop, up to 40% off, code GREEN40",
  "Einladung zum 60. Geburtstag von Renate, 8. März, 18 Uhr, Gasthof Linde",
  "Affiche pour une brocante le dimanche 18 mai à Saint-Malo, place du marché",
  "menú del día 12,50 € restaurante Casa Lola, lunes a viernes",
];

/** Measures a prompt's way to four designs that are searched in all styles, beside the same prompt in one style. */
async function searchFigure(pool: WorkerPool): Promise<Figure> {
  const turn = { group: "bench", signal: new AbortController().signal };
  const briefFor = async (prompt: string) =>
    (await understandPrompt(pool, { prompt, choices: { seed: "bench" } }, turn.group)).brief;
  const searched: number[] = [];
  const composed: number[] = [];
  // The first reading compiles the patterns of its process.
  for (const prompt of prompts.slice(0, 4))
    await searchDesigns(pool, { brief: await briefFor(prompt), count: 4 }, turn);
  for (const prompt of prompts) {
    const start = performance.now();
    await searchDesigns(pool, { brief: await briefFor(prompt), count: 4 }, turn);
    const between = performance.now();
    await composeVariants(pool, { brief: await briefFor(prompt), count: 4 }, turn);
    searched.push(between - start);
    composed.push(performance.now() - between);
  }
  const ms = median(searched);
  return {
    what: `a prompt to four designs, searched in all styles that suit it, median over ${prompts.length} prompts`,
    measured: inMs(ms),
    reference: `four of one style ${inMs(median(composed))}`,
    result: `${(ms / median(composed)).toFixed(2)} times`,
    target: "≤ 1,500 ms",
    isMet: ms <= 1_500,
  };
}

function timed<Result>(work: () => Result): readonly [number, Result] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const inMs = (ms: number): string => `${ms.toFixed(1)} ms`;
