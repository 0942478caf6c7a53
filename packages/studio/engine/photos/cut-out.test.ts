import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { noise, productPhoto } from "../../../../test/pictures.ts";
import { cutOutPicture } from "./cut-out-picture.ts";

/** Alpha at a place of the cut-out, in shares of its width and height. */
async function alphasAt(bytes: Uint8Array, places: readonly (readonly [number, number])[]): Promise<readonly number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.format, info.channels]).toEqual(["raw", 4]);
  return places.map(([x, y]) => {
    const at = Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1));
    return data[at * 4 + 3] ?? -1;
  });
}

describe("cutting a product out", () => {
  it("[F3] takes away a background that gets darker to its corners, and the product’s shadow", async () => {
    const made = await cutOutPicture({ bytes: await productPhoto() });
    if (typeof made === "string") throw new Error(made);
    const { width, height } = await sharp(made.bytes).metadata();
    // The bottle is 152 wide and 420 high: nothing of the shadow beside it is left.
    expect(Math.abs(width - 152)).toBeLessThan(5);
    expect(Math.abs(height - 420)).toBeLessThan(5);
    const bottle = [
      [0.5, 0.05],
      [0.5, 0.5],
      [0.1, 0.8],
      [0.9, 0.8],
    ] as const;
    const around = [
      [0.05, 0.05],
      [0.95, 0.2],
    ] as const;
    expect(await alphasAt(made.bytes, bottle)).toEqual([255, 255, 255, 255]);
    expect(await alphasAt(made.bytes, around)).toEqual([0, 0]);
    expect(made.foot[0]).toBeLessThan(0.2);
    expect(made.foot[1]).toBeGreaterThan(0.8);
  });

  it("[F3] keeps what was cut out before", async () => {
    const made = await cutOutPicture({ bytes: await productPhoto() });
    if (typeof made === "string") throw new Error(made);
    const padded = await sharp(made.bytes)
      .extend({ top: 200, bottom: 200, left: 200, right: 200, background: "#00000000" })
      .png()
      .toBuffer();
    const again = await cutOutPicture({ bytes: padded });
    if (typeof again === "string") throw new Error(again);
    expect(Buffer.from(again.bytes).equals(Buffer.from(made.bytes))).toBe(true);
  });

  it.each([
    ["a product before a pattern", "busy", () => productPhoto({ isPlain: false })],
    ["noise", "busy", () => noise(300, 300).png().toBuffer()],
    [
      "one color",
      "empty",
      () =>
        sharp({ create: { width: 300, height: 200, channels: 3, background: "#d0d4cc" } })
          .png()
          .toBuffer(),
    ],
    [
      "one pixel",
      "empty",
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } })
          .png()
          .toBuffer(),
    ],
  ] as const)("[F3] says why %s can’t be cut out: %s", async (_, reason, photo) => {
    expect(await cutOutPicture({ bytes: await photo() })).toBe(reason);
  });
});
