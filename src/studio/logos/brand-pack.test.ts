import { beforeAll, expect, it } from "vitest";
import { rasterize } from "../outputs/rasterize.ts";
import { readFaces } from "../type/read-faces.ts";
import { createTypesetter, type Typesetter } from "../type/typesetter.ts";
import { brandPack, makePackFile } from "./brand-pack.ts";
import { composeLogo } from "./compose-logo.ts";

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = createTypesetter(await readFaces());
});

it("[F14] packs at least 31 files of a logo, each of them what its name says", () => {
  const brief = { name: "Alpenglow <&>", trade: "mountain guides", tagline: "Since 1987", style: "swiss" } as const;
  const files = brandPack(composeLogo({ ...brief, language: "en", seed: "pack" }, typesetter), typesetter);
  expect(files.length).toBeGreaterThanOrEqual(31);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  for (const file of files) {
    const small = file.kind === "png" ? { ...file, width: Math.min(64, file.width) } : file;
    const bytes = makePackFile(small);
    const text = new TextDecoder().decode(bytes.slice(0, 60));
    if (file.kind === "png") expect([...bytes.slice(1, 4)], file.name).toEqual([0x50, 0x4e, 0x47]);
    if (file.kind === "svg") {
      expect(text, file.name).toMatch(/^<svg /);
      expect(rasterize(file.svg, 32).width).toBe(32);
    }
    if (file.kind === "ico") expect([...bytes.slice(0, 6)], file.name).toEqual([0, 0, 1, 0, 3, 0]);
    if (file.kind === "text") expect(text).toContain("Alpenglow");
  }
  const transparent = files.find(({ name }) => name === "mark/mark-light.png");
  if (transparent?.kind === "png") expect(rasterize(transparent.svg, 32).pixels[3]).toBe(0);
});
