import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { renderPngWithin } from "../packages/studio/engine/outputs/rasterize.ts";

/** A photo-like picture: noise, which no format compresses away. */
export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

/** One half red, the other blue. */
export function redAndBlue(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) pixels[at * 3 + (at % width < width / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG that claims this size in a few bytes, without pixels. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", Buffer.from("789c030000000001", "hex")),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A green bottle with its shadow, on a background that gets darker towards the corners; or before a pattern. */
export function productPhoto({ isPlain = true }: { readonly isPlain?: boolean } = {}): Promise<Buffer> {
  const dots = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 131) % 480, (at * 197) % 600];
    return `<circle cx="${x}" cy="${y}" r="34" fill="hsl(${at * 47},60%,50%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600"><defs>
    <radialGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#dad7d2"/></radialGradient>
    <filter id="f"><feGaussianBlur stdDeviation="9"/></filter></defs><rect width="480" height="600" fill="url(#g)"/>
    ${isPlain ? "" : dots.join("")}<ellipse cx="256" cy="516" rx="108" ry="16" fill="#777" opacity=".5" filter="url(#f)"/>
    <path d="M216 100h48v72c0 24 52 52 52 88v240q0 20-20 20H184q-20 0-20-20V260c0-36 52-64 52-88z" fill="#1d5a4b"/></svg>`;
  // Not by sharp, whose reader of SVG the product switches off.
  return sharp(renderPngWithin(svg, 600)).jpeg({ quality: 90 }).toBuffer();
}

/** Mean difference of the colors, of 255, in two pictures of one thing by different programs. */
export async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).flatten().resize(256, 256, { fit: "fill" }).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) throw new Error("there are no pixels");
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
