/** `npm run studio:sheet`: contact sheets of the studio's designs, to be looked at. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { type Brief, styleIds } from "../src/studio/brief/brief.ts";
import { composeDesign } from "../src/studio/compose-design.ts";
import { renderSvg } from "../src/studio/render/render-svg.ts";
import { readFaces } from "../src/studio/type/read-faces.ts";
import { createTypesetter } from "../src/studio/type/typesetter.ts";
import { sheetBriefs } from "./studio-briefs.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "studio-sheets" },
    style: { type: "string" },
    width: { type: "string", default: "240" },
    columns: { type: "string", default: "8" },
    format: { type: "string", default: "768x1024" },
    count: { type: "string", default: "24" },
  },
});
const typesetter = createTypesetter(await readFaces());
await mkdir(values.out, { recursive: true });
const [width = 768, height = 1024] = values.format.split("x").map(Number);
const thumb = Number(values.width);
const columns = Number(values.columns);
for (const style of styleIds.filter((id) => !values.style || id === values.style)) {
  const pictures: Buffer[] = [];
  const started = performance.now();
  for (let index = 0; index < Number(values.count); index++) {
    const content = sheetBriefs[index % sheetBriefs.length];
    const brief: Brief = {
      kind: "poster",
      style,
      width,
      height,
      language: "en",
      detail: 50,
      seed: `sheet-${index}`,
      headline: "Untitled",
      ...content,
    };
    const { design } = composeDesign(brief, typesetter, index);
    const svg = renderSvg(design, typesetter);
    if (index === 0) await writeFile(path.join(values.out, `${style}.svg`), svg);
    pictures.push(
      Buffer.from(
        new Resvg(svg, { fitTo: { mode: "width", value: thumb }, font: { loadSystemFonts: false } }).render().asPng(),
      ),
    );
  }
  const cell = { width: thumb + 16, height: Math.round((thumb * height) / width) + 16 };
  const sheet = sharp({
    create: {
      width: columns * cell.width,
      height: Math.ceil(pictures.length / columns) * cell.height,
      channels: 3,
      background: "#888888",
    },
  });
  const placed = pictures.map((input, index) => ({
    input,
    left: (index % columns) * cell.width + 8,
    top: Math.floor(index / columns) * cell.height + 8,
  }));
  const file = path.join(values.out, `${style}-${values.format}.png`);
  await sheet.composite(placed).png().toFile(file);
  console.log(`${file}: ${pictures.length} designs in ${Math.round(performance.now() - started)} ms`);
}
