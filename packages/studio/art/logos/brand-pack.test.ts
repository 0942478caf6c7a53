import { unzipSync } from "fflate";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import type { Brief } from "../../engine/brief/brief.ts";
import { readPrompt } from "../../engine/brief/read-prompt.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import type { DesignDocument } from "../../engine/document/document.ts";
import { rasterize } from "../../engine/outputs/rasterize.ts";
import { faces } from "../../engine/type/faces.ts";
import { type Fonts, readFonts } from "../../engine/type/fonts.ts";
import type { Composed } from "../kinds/composer.ts";
import { packLogo } from "./pack-logo.ts";

const prompt = "Logo for a mountain guide called Alpenglow, blue";

describe("a brand pack", () => {
  let fonts: Fonts;
  let files: Readonly<Record<string, Uint8Array>>;
  beforeAll(async () => {
    fonts = await readFonts();
    files = await pack();
  });

  async function pack(edit: (design: DesignDocument) => DesignDocument = (design) => design) {
    const { brief } = readPrompt(prompt, { kind: "logo", style: "swiss", seed: "pack", width: 1_024, height: 1_024 });
    const { design, choices } = withNameAsText(brief);
    return unzipSync(await packLogo({ brief, choices, design: edit(design) }, fonts));
  }

  /** Word marks with an altered letter have their name as outlines. */
  function withNameAsText(brief: Brief): Composed {
    for (let variant = 0; variant < 10; variant++) {
      const composed = composeDesign(brief, fonts.typesetter, { variant });
      const isText = composed.design.elements.some((element) => element.kind === "text" && element.slot === "headline");
      if (isText) return composed;
    }
    throw new Error("no logo has its name as text");
  }

  const text = (name: string) => new TextDecoder().decode(files[name]);

  it("[F14] has at least 31 files: four lock-ups in four versions, icons, social sizes, a guide, and licenses", () => {
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(31);
    for (const lockup of ["horizontal", "stacked", "mark", "word-mark"]) {
      for (const version of ["light", "dark", "one-color", "reversed"]) {
        for (const format of ["svg", "png"]) expect(files).toHaveProperty([`${lockup}/${lockup}-${version}.${format}`]);
      }
    }
  });

  it("[F14] has PNGs of exactly the sizes that they are for, without a ground where they are laid over something", async () => {
    const sizes = { "icons/icon-16.png": [16, 16], "icons/icon-180.png": [180, 180], "icons/icon-512.png": [512, 512] };
    const social = { "social/profile.png": [800, 800], "social/link-preview.png": [1_200, 630] };
    for (const [name, size] of Object.entries({ ...sizes, ...social, "social/header.png": [1_500, 500] })) {
      const { width, height, format } = await sharp(files[name]).metadata();
      expect([format, width, height], name).toEqual(["png", ...size]);
    }
    const { data, info } = await sharp(files["mark/mark-light.png"]).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.channels, data[3]]).toEqual([2_000, 4, 0]);
  });

  it("[F14] has SVGs that can be drawn, without fonts, links or scripts, and an ICO of three PNGs", async () => {
    for (const name of Object.keys(files).filter((file) => file.endsWith(".svg"))) {
      expect(rasterize(text(name), 32).width, name).toBe(32);
      expect(text(name), name).not.toMatch(/<(script|image|text)|href=|font-family/);
    }
    const ico = files["icons/favicon.ico"] ?? new Uint8Array();
    const view = new DataView(ico.buffer, ico.byteOffset);
    expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const [length, offset] = [view.getUint32(14 + index * 16, true), view.getUint32(18 + index * 16, true)];
      const picture = await sharp(ico.slice(offset, offset + length)).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual(["png", side, side]);
    }
  });

  it("[F14] explains the logo on one page of real text, and names each face with its license", async () => {
    const pdf = await getDocumentProxy(new Uint8Array(files["guide.pdf"] ?? []));
    const { text: words, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBe(1);
    const parts = ["Alpenglow", "Clear space", "The mark and how it is built", "On dark", "Reversed", "On a card"];
    for (const part of [...parts, "On a sign", "16 px"]) expect(words).toContain(part);
    expect(words.match(/#[0-9A-F]{6}/g)?.length).toBeGreaterThanOrEqual(3);
    const named = faces.filter(({ family }) => text("licenses.txt").includes(`Type: ${family}, SIL Open Font License`));
    expect(new Set(named.map(({ family }) => family)).size).toBeGreaterThanOrEqual(1);
    for (const { family } of named) expect(words).toContain(family);
  });

  it("[F14] is the same for the same logo, and follows words and colors that were edited", async () => {
    expect(await pack()).toEqual(files);
    const edited = await pack((design) => ({
      ...design,
      palette: { ...design.palette, ink: "#b00020", accent: "#b00020", support: "#b00020", highlight: "#b00020" },
      elements: design.elements.map((element) =>
        element.kind === "text" && element.slot === "headline" ? { ...element, text: "Firnlicht" } : element,
      ),
    }));
    const svg = new TextDecoder().decode(edited["horizontal/horizontal-light.svg"]);
    expect(svg).toContain("<title>Firnlicht");
    expect(svg).toContain("#b00020");
    expect(new TextDecoder().decode(edited["licenses.txt"])).toContain("Firnlicht");
    const one = "horizontal/horizontal-one-color.svg";
    expect(new TextDecoder().decode(edited[one])).not.toContain("#b00020");
  });
});
