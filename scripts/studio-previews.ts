/**
 * `npm run studio:previews`: draws the small pictures that show each style, and the design that a new account makes first. Run it when a
 * style has changed.
 */
import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { type Brief, styleIds } from "../src/studio/brief/brief.ts";
import { sizeOf } from "../src/studio/brief/formats.ts";
import { readPrompt } from "../src/studio/brief/read-prompt.ts";
import { composeDesign } from "../src/studio/compose-design.ts";
import { renderPng } from "../src/studio/outputs/rasterize.ts";
import { renderSvg } from "../src/studio/render/render-svg.ts";
import { readFonts } from "../src/studio/type/fonts.ts";
import { firstDesign } from "../src/workspace/first-design.ts";

const folder = "src/tools/design/ui/previews";
const width = 480;

await mkdir(folder, { recursive: true });
const { typesetter } = await readFonts();
for (const style of styleIds) {
  const brief: Brief = {
    kind: "post",
    style,
    width: 1_024,
    height: 1_024,
    language: "en",
    headline: "Open studio",
    date: "Saturday",
    subject: "art",
    detail: 50,
    seed: "preview",
  };
  await draw(brief, `${folder}/${style}.webp`);
}

const { prompt, aspectRatio, count: _, ...asked } = firstDesign;
const { brief: first } = readPrompt(prompt, { ...asked, ...sizeOf(aspectRatio) });
await draw(first, "src/workspace/ui/home/first-design.webp");

async function draw(brief: Brief, file: string): Promise<void> {
  const { design } = composeDesign(brief, typesetter);
  const png = renderPng(renderSvg(design, typesetter), width);
  await sharp(png).webp({ quality: 82 }).toFile(file);
}
