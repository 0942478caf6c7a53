import { crc32 } from "node:zlib";

/** Offset where the head of a PNG ends: its signature and the chunk IHDR. */
const afterHead = 33;

/** A PNG that says how large it is on paper: `pHYs`, in pixels per meter (PNG specification, 11.3.4.3). */
export function withDensity(png: Uint8Array, dotsPerInch: number): Uint8Array {
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  chunk.write("pHYs", 4, "latin1");
  const perMeter = Math.round(dotsPerInch / 0.0254);
  chunk.writeUInt32BE(perMeter, 8);
  chunk.writeUInt32BE(perMeter, 12);
  chunk[16] = 1;
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return Buffer.concat([png.subarray(0, afterHead), chunk, png.subarray(afterHead)]);
}
