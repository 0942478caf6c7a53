import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findPictureFormat } from "#platform/pictures/picture-format.ts";
import { hugePng, noise, redAndBlue } from "../../../test/pictures.ts";
import { readCrop } from "./crop.ts";
import { writeAvatar } from "./write-avatar.ts";

const makeAvatar = (file: Uint8Array, crop?: Parameters<typeof writeAvatar>[0]["crop"]) => writeAvatar({ file, crop });
const refusal = (file: Uint8Array, crop?: Parameters<typeof makeAvatar>[1]) =>
  makeAvatar(file, crop).then(
    () => "taken",
    ({ code, userMessage }) => ({ code, userMessage }),
  );
const formats = ["jpeg", "png", "webp", "avif"] as const;

describe("an avatar", () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(formats)("[B8] is made of %s: 512 pixels square, WebP", async (format) => {
    const avatar = await makeAvatar(await noise(350, 150).toFormat(format).toBuffer());
    expect(await sharp(avatar).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
  });

  it.each(formats)("[B8] is not made of half a %s", async (format) => {
    const whole = await noise(200, 150).toFormat(format).toBuffer();
    for (const part of [0.05, 0.5, 0.95]) {
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * part)))).toMatchObject({
        code: "invalid_input",
      });
    }
  });

  it("[B8] is upright, and contains nothing but its pixels", async () => {
    // Stored sideways, as cameras do: rotated by 90 degrees, the red half is on top.
    const photo = await redAndBlue(600, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Ada Lovelace" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.toString("latin1")).toContain("Ada Lovelace");
    const avatar = await makeAvatar(photo);
    const { exif, icc, xmp, orientation } = await sharp(avatar).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(avatar).toString("latin1")).not.toContain("Ada Lovelace");
    const colorAt = async (left: number, top: number) =>
      [...(await sharp(avatar).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map(
        (value) => value > 128,
      );
    expect(await colorAt(256, 40)).toEqual([true, false, false]);
    expect(await colorAt(256, 470)).toEqual([false, false, true]);
  });

  it("[B8] is made of the crop that the user chose, in pixels of the picture as displayed", async () => {
    // Displayed as 400 × 600: red above, blue below.
    const photo = await redAndBlue(600, 400).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const colorOf = async (left: number, top: number, side: number) => {
      const avatar = await makeAvatar(photo, { left, top, side });
      const { channels } = await sharp(avatar).stats();
      expect(await sharp(avatar).metadata()).toMatchObject({ width: 512, height: 512 });
      return [channels[0]?.mean ?? 0, channels[2]?.mean ?? 0];
    };
    const all = 245;
    const none = 10;
    const [redAbove = 0, blueAbove = 255] = await colorOf(100, 0, 280);
    expect([redAbove > all, blueAbove < none]).toEqual([true, true]);
    const [redBelow = 255, blueBelow = 0] = await colorOf(80, 320, 280);
    expect([redBelow < none, blueBelow > all]).toEqual([true, true]);
    const [redAcross = 0, blueAcross = 0] = await colorOf(0, 200, 400);
    expect([Math.round(redAcross / 64), Math.round(blueAcross / 64)]).toEqual([1, 3]);
  });

  it("[B8] is not made of a crop that lies outside the picture, or is too small", async () => {
    const photo = await redAndBlue(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const refused = {
      code: "invalid_input",
      userMessage: "The part you chose doesn’t fit this picture. Please choose the picture again.",
    };
    for (const [left, top, side] of [
      [1, 0, 400],
      [0, 201, 400],
      // Only fits before the picture is rotated upright.
      [200, 0, 400],
      [0, 0, 401],
      [0, 0, 63],
      [0, 0, 0],
      [999_999_999, 0, 100],
    ] as const) {
      expect([left, top, side, await refusal(photo, { left, top, side })]).toEqual([left, top, side, refused]);
    }
    expect(await refusal(photo, { left: 336, top: 536, side: 64 })).toBe("taken");
    const small = await noise(40, 50).png().toBuffer();
    expect(await refusal(small, { left: 0, top: 10, side: 40 })).toBe("taken");
    expect(await refusal(small, { left: 0, top: 0, side: 39 })).toEqual(refused);
  });

  it("[B8] has a crop only if it is given as three whole numbers", () => {
    const read = (crop: string | Blob) => {
      const form = new FormData();
      form.set("crop", crop);
      return readCrop(form);
    };
    expect(readCrop(new FormData())).toBeUndefined();
    expect(read("12,0,300")).toEqual({ left: 12, top: 0, side: 300 });
    const others = [
      "",
      "1,2",
      "1,2,3,4",
      "-1,0,100",
      "0.5,0,100",
      "1e2,0,100",
      "0x1,0,100",
      " 0,0,100",
      "0,0,100\n",
      "0,0,1000000000",
      "NaN,0,100",
      "__proto__",
      "٣,0,100",
      new Blob(["0,0,100"]),
    ];
    for (const other of others) {
      expect(() => read(other)).toThrow(expect.objectContaining({ code: "invalid_input" }));
    }
  });

  it("[B8] is the first frame of an animation", async () => {
    const side = 64;
    const frames = Buffer.alloc(side * side * 2 * 3);
    frames.fill(Buffer.from([255, 0, 0]), 0, side * side * 3).fill(Buffer.from([0, 0, 255]), side * side * 3);
    const raw = { width: side, height: side * 2, channels: 3, pageHeight: side } as const;
    const animation = await sharp(frames, { raw })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(2);
    const [red = 0, , blue = 0] = await sharp(await makeAvatar(animation))
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it("[B8] is not made of a few bytes that would expand to gigabytes, and nothing is decoded to find out", async () => {
    // The only way to the pixels. Memory doesn't show it: sharp's decoding memory isn't part of this process's figures.
    const decode = vi.spyOn(sharp.prototype, "toBuffer");
    for (const bomb of [hugePng(50_000, 50_000), hugePng(8_001, 8_000)]) {
      expect(await refusal(bomb)).toEqual({
        code: "invalid_input",
        userMessage: "This picture has more than 64 million pixels. Please choose a smaller one.",
      });
    }
    expect(await refusal(hugePng(2 ** 31 - 1, 1))).toMatchObject({ code: "invalid_input" });
    expect(decode).not.toHaveBeenCalled();
  });

  it("[B8] is made of no other format, whatever the file claims to be", async () => {
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>`;
    const others = [
      svg,
      `\ufeff${svg}`,
      "GIF89a\u0001\u0000\u0001\u0000",
      "%PDF-1.7",
      "II*\u0000",
      "BM",
      "RIFF\u0000\u0000\u0000\u0000WAVEfmt ",
      "\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic",
      "<html>",
      "",
    ];
    for (const text of others) {
      expect(findPictureFormat(Buffer.from(text, "latin1"))).toBeUndefined();
      expect(await refusal(Buffer.from(text, "latin1"))).toMatchObject({ code: "invalid_input" });
    }
    // The first bytes are right, the rest is something else.
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]);
    expect(await refusal(disguised)).toMatchObject({ code: "invalid_input" });
    await expect(sharp(Buffer.from(svg)).png().toBuffer()).rejects.toThrow();
  });
});
