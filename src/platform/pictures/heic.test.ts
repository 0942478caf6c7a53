import { expect, it } from "vitest";
import { readInput } from "../../../test/inputs.ts";
import { heicRefused, isHeic } from "./heic.ts";
import { withPicture } from "./open-picture.ts";

it("[F11] photos in HEIC are refused with how to save them as JPEG, whatever their name is", async () => {
  for (const name of ["photo.heic", "img/iphone.heic"]) {
    await expect(withPicture(readInput(name), "another format", () => Promise.resolve(1))).rejects.toMatchObject({
      userMessage: heicRefused,
    });
  }
  expect(heicRefused).toMatch(/JPEG/);
  const later = Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0mif1heix", "latin1");
  const avif = Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1miaf", "latin1");
  expect([later, avif, Buffer.from("heic"), Buffer.alloc(0)].map(isHeic)).toEqual([true, false, false, false]);
});
