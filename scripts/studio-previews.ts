/**
 * `npm run studio:previews`: draws the small pictures that show each style and each set of product pictures, the design that a new account makes first, and those on the home page. Run it when a
 * style or a set has changed.
 */
import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { type Brief, productSets, styleIds } from "../packages/studio/engine/brief/brief.ts";
import { formatOf, sizeOf } from "../packages/studio/engine/brief/formats.ts";
import { readPrompt } from "../packages/studio/engine/brief/read-prompt.ts";
import { composeDesign } from "../packages/studio/engine/compose-design.ts";
import { drawDesign } from "../packages/studio/engine/draw-design.ts";
import type { Pictures } from "../packages/studio/engine/outputs/pictures.ts";
import { renderPng } from "../packages/studio/engine/outputs/rasterize.ts";
import { renderSvg } from "../packages/studio/engine/render/render-svg.ts";
import { searchDesigns } from "../packages/studio/engine/search/search-designs.ts";
import { readFonts } from "../packages/studio/engine/type/fonts.ts";
import { shownDesigns } from "../src/directory/showcase.ts";
import { hasOneSize, offeredKinds } from "../src/tools/design/design-rules.ts";
import { styleOfSet } from "../src/tools/design/product/product-rules.ts";
import { kindNames } from "../src/tools/design/ui/design-names.ts";
import { firstDesign } from "../src/workspace/first-design.ts";
import { madeKinds } from "../src/workspace/made-kinds.ts";

const folder = "src/tools/design/ui/previews";
const setFolder = "src/tools/design/product/ui/previews";
const width = 480;

await mkdir(folder, { recursive: true });
const fonts = await readFonts();
const { typesetter } = fonts;
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

/** A jar, so that the sets show something. */
const photoId = "00000000-0000-4000-8000-000000000001";
const jar = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="360"><defs><linearGradient id="g"><stop stop-color="#b9cfc6"/><stop offset=".3" stop-color="#f3faf7"/><stop offset="1" stop-color="#8fa89f"/></linearGradient></defs><path d="M20 80q0-20 20-20h220q20 0 20 20v260q0 20-20 20H40q-20 0-20-20z" fill="url(#g)"/><path d="M30 0h240q12 0 12 12v42q0 12-12 12H30q-12 0-12-12V12Q18 0 30 0z" fill="#2f3b38"/><path d="M20 150h260v130H20z" fill="#fff"/><path d="M90 195h120v12H90zM110 225h80v8h-80z" fill="#2f3b38"/></svg>`;
const pictures = new Map([[photoId, { mediaType: "image/svg+xml", bytes: new TextEncoder().encode(jar) }]]) as Pictures;
await mkdir(setFolder, { recursive: true });
for (const set of productSets) {
  const brief: Brief = {
    kind: "post",
    style: styleOfSet[set],
    width: 800,
    height: 600,
    language: "en",
    headline: set,
    hue: 165,
    detail: 50,
    seed: "preview",
    photoId,
    photoRatio: 300 / 360,
    product: { set, light: "left", foot: [0.07, 0.93], hasWords: false },
  };
  const { design } = composeDesign(brief, typesetter, { variant: 0, compositionId: "product-middle" });
  const png = await drawDesign({ design, format: "png", width: 400, pictures }, fonts);
  await sharp(png).webp({ quality: 82 }).toFile(`${setFolder}/${set}.webp`);
}

const { prompt, aspectRatio, count: _, ...asked } = firstDesign;
const { brief: first } = readPrompt(prompt, { ...asked, ...sizeOf(aspectRatio) });
await draw(first, "src/workspace/ui/home/first-design.webp");

for (const { id, prompt: shown, style } of shownDesigns) {
  const { kind } = readPrompt(shown).brief;
  const size = sizeOf(kindNames[offeredKinds.find((offered) => offered === kind) ?? "poster"].ratio);
  const { brief } = readPrompt(shown, { kind, style, ...size, seed: id });
  await draw(brief, `src/directory/ui/showcase/${id}.webp`);
}

for (const { id: kind, example, style } of madeKinds) {
  const size = hasOneSize(kind) ? formatOf(kind) : sizeOf(kindNames[kind].ratio);
  await draw(
    readPrompt(example, { kind, style, ...size, seed: kind }).brief,
    `src/workspace/ui/home/kinds/${kind}.webp`,
  );
}

/** The best design in the brief's style, which the studio makes of it first. */
async function draw(brief: Brief, file: string): Promise<void> {
  const [found] = await searchDesigns(brief, 1, typesetter, [brief.style]);
  const { design } = found ?? composeDesign(brief, typesetter);
  const png = renderPng(renderSvg(design, typesetter), width);
  await sharp(png).webp({ quality: 82 }).toFile(file);
}
