/** `npm run icons`: draws the installed app's icons from the product's mark. Run it when public/favicon.svg has changed. */
import { mkdir, readFile } from "node:fs/promises";
import sharp from "sharp";

const folder = "public/icons";
const mark = await readFile("public/favicon.svg", "utf8");
/** Systems cut these into shapes of their own: the ground fills the square, and the mark is well inside. */
const filled = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32" rx="7"', '<rect x="-4" y="-4" width="40" height="40"');

const draw = (svg: string, name: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`${folder}/${name}.png`);

await mkdir(folder, { recursive: true });
await draw(mark, "app-192", 192);
await draw(mark, "app-512", 512);
await draw(filled, "app-maskable-512", 512);
await draw(filled, "apple-touch-icon", 180);
