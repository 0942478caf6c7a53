import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { backdropOf } from "./logo-rules.ts";
import { writeLogo } from "./write-logo.ts";

const navy = "#0b1f3a";
const white = "#ffffff";
const dark = "#1c1a17";

/** Letters of a color on transparency, beside an emblem of another. */
async function logoOf(letters: string, emblem = letters) {
  const part = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const parts = [
    { input: await part(200, 40, letters), left: 20, top: 30 },
    { input: await part(50, 50, emblem), left: 235, top: 25 },
  ];
  const logo = sharp({ create: { width: 300, height: 100, channels: 4, background: clear } }).composite(parts);
  return writeLogo(await logo.png().toBuffer());
}

describe("logos on the color of a team", () => {
  it.each([
    ["white", white, white, navy, navy],
    ["dark", "#101828", "#101828", navy, white],
    ["dark with a bright emblem", "#101828", "#ff5630", navy, white],
    ["orange", "#f76b15", "#f76b15", white, white],
    ["white without a color", white, white, white, dark],
    ["dark without a color", "#101828", "#101828", white, white],
  ])(
    "[G1] a logo that is %s is on the color, or on a plate that shows it",
    async (_, letters, emblem, color, expected) => {
      expect(backdropOf(await logoOf(letters, emblem), color)).toBe(expected);
    },
  );

  it("[G1] a logo with a background of its own needs no plate", async () => {
    const opaque = sharp({ create: { width: 90, height: 30, channels: 3, background: navy } });
    const { tones } = await writeLogo(await opaque.png().toBuffer());
    expect([tones, backdropOf({ tones }, navy)]).toEqual([null, navy]);
  });
});
