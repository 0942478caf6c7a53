/** `node scripts/mockup-sheet.ts`: contact sheets of the studio's UI mock-ups, to be looked at. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { composeScreen } from "../packages/studio/art/mockups/compose-mockup.ts";
import { type DeviceId, devices } from "../packages/studio/art/mockups/devices.ts";
import { appKinds } from "../packages/studio/art/mockups/screens/app-kinds.ts";
import { languages } from "../packages/studio/art/mockups/ui.ts";
import { type StyleId, styleIds } from "../packages/studio/engine/brief/brief.ts";
import { renderPng } from "../packages/studio/engine/outputs/rasterize.ts";
import { renderSvg } from "../packages/studio/engine/render/render-svg.ts";
import { readFonts } from "../packages/studio/engine/type/fonts.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "studio-sheets/mockups.png" },
    device: { type: "string", default: "mobile" },
    app: { type: "string" },
    style: { type: "string" },
    screens: { type: "string", default: "1" },
    language: { type: "string", default: "en" },
    width: { type: "string", default: "390" },
    columns: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
  },
});
const { typesetter } = await readFonts();
const device = values.device as DeviceId;
const language = languages.find((known) => known === values.language) ?? "en";
const styles = values.style ? (values.style.split(",") as StyleId[]) : styleIds;
const apps = values.app ? values.app.split(",") : appKinds.map(({ id }) => id);
const thumb = Number(values.width);
const columns = Number(values.columns);
const height = Math.round((thumb * devices[device].height) / devices[device].width);
const pictures: { input: Buffer; left: number; top: number }[] = [];
for (const app of apps) {
  for (const style of styles) {
    for (let index = 0; index < Number(values.screens); index++) {
      const name = appKinds.find(({ id }) => id === app)?.names[0] ?? "Easel";
      const { design } = composeScreen({ app, name, language, style, device, seed: values.seed }, index, typesetter);
      const at = pictures.length;
      pictures.push({
        input: Buffer.from(renderPng(renderSvg(design, typesetter), thumb)),
        left: (at % columns) * (thumb + 16) + 8,
        top: Math.floor(at / columns) * (height + 16) + 8,
      });
      if (design.elements.length > 350) console.log(`${app} ${style} ${index}: ${design.elements.length} elements`);
    }
  }
}
const rows = Math.ceil(pictures.length / columns);
const background = "#8a8a8a";
const sheet = sharp({
  create: { width: columns * (thumb + 16), height: rows * (height + 16), channels: 3, background },
});
await mkdir(path.dirname(values.out), { recursive: true });
await writeFile(values.out, await sheet.composite(pictures).png().toBuffer());
console.log(`${values.out}: ${pictures.length} screens`);
