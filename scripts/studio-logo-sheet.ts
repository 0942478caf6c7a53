/** `node scripts/studio-logo-sheet.ts`: contact sheets of the studio's logos, to be looked at. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { composeLogo, type Logo } from "../packages/studio/art/logos/compose-logo.ts";
import { type Lockup, logoDocument } from "../packages/studio/art/logos/lockups.ts";
import type { LogoVersion } from "../packages/studio/art/logos/logo-palettes.ts";
import { renderPng } from "../packages/studio/engine/outputs/rasterize.ts";
import { renderSvg } from "../packages/studio/engine/render/render-svg.ts";
import { readFonts } from "../packages/studio/engine/type/fonts.ts";
import { logoBriefs, namesOfOneTrade } from "./studio-logo-briefs.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "studio-sheets" },
    /** "mixed", or one trade for all names. */
    trade: { type: "string", default: "mixed" },
    /** Form in which each logo is shown. */
    show: { type: "string", default: "mark" },
    columns: { type: "string", default: "8" },
    count: { type: "string", default: "24" },
    from: { type: "string", default: "0" },
    variant: { type: "string" },
    family: { type: "string" },
  },
});

const { typesetter } = await readFonts();
await mkdir(values.out, { recursive: true });

const logos = Array.from({ length: 400 }, (_, index): Logo => {
  const content = logoBriefs[index % logoBriefs.length];
  const name = namesOfOneTrade[index % namesOfOneTrade.length] ?? "";
  const brief =
    values.trade === "mixed" && content ? content : { name, trade: values.trade, style: content?.style ?? "swiss" };
  return composeLogo({ language: "en", seed: "sheet", ...brief }, typesetter, {
    variant: Number(values.variant ?? Math.floor(index / 24)),
  });
})
  .filter(({ family }) => !values.family || family === values.family)
  .slice(Number(values.from), Number(values.from) + Number(values.count));

interface Picture {
  readonly lockup: Lockup;
  readonly version: LogoVersion;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const square = (lockup: Lockup, version: LogoVersion, left: number, top: number, side: number): Picture => ({
  lockup,
  version,
  left,
  top,
  width: side,
  height: side,
});

const views: Readonly<Record<string, { width: number; height: number; pictures: readonly Picture[] }>> = {
  mark: {
    width: 200,
    height: 250,
    pictures: [
      square("mark", "light", 0, 0, 200),
      square("icon", "one-color", 0, 204, 32),
      square("icon", "reversed", 36, 204, 32),
      square("icon", "one-color", 76, 212, 16),
      square("icon", "dark", 96, 212, 16),
    ],
  },
  lockups: {
    width: 560,
    height: 200,
    pictures: [
      { lockup: "horizontal", version: "light", left: 0, top: 0, width: 340, height: 200 },
      { lockup: "stacked", version: "dark", left: 344, top: 0, width: 216, height: 200 },
    ],
  },
  versions: {
    width: 404,
    height: 404,
    pictures: (["light", "dark", "one-color", "reversed"] as const).map((version, index) => ({
      lockup: "stacked",
      version,
      left: (index % 2) * 204,
      top: Math.floor(index / 2) * 204,
      width: 200,
      height: 200,
    })),
  },
};

const view = views[values.show] ?? views.mark;
if (!view) throw new Error("there is no such view");
const columns = Number(values.columns);
const cell = { width: view.width + 12, height: view.height + 12 };
const pictures = await Promise.all(
  logos.flatMap((logo, index) =>
    view.pictures.map(async ({ lockup, version, left, top, width, height }) => {
      const design = logoDocument(logo, typesetter, lockup, version);
      const png = renderPng(
        renderSvg(design, typesetter),
        Math.round(Math.min(width, (height * design.width) / design.height)) || 1,
      );
      const input = await sharp(png)
        .resize(width, height, { fit: "contain", background: design.palette.ground })
        .toBuffer();
      return {
        input,
        left: (index % columns) * cell.width + 6 + left,
        top: Math.floor(index / columns) * cell.height + 6 + top,
      };
    }),
  ),
);
const file = path.join(
  values.out,
  `logos-${values.show}-${values.trade.replaceAll(/\W+/g, "-")}-${values.family ?? "all"}-${values.from}.png`,
);
await sharp({
  create: {
    width: columns * cell.width,
    height: Math.ceil(logos.length / columns) * cell.height,
    channels: 3,
    background: "#8a8a8a",
  },
})
  .composite(pictures)
  .png()
  .toFile(file);
for (const [index, { brief, family, recipeId, reason }] of logos.entries())
  console.log(`${index} ${brief.name}: ${family}/${recipeId}. ${reason}`);
console.log(file);
