import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { contrast, hexOf } from "../color/color.ts";
import { type DesignDocument, documentSchema, type Element } from "../document/document.ts";
import { drawDesign } from "../draw-design.ts";
import { pathData, rectangle } from "../geometry/path.ts";
import { renderSvg } from "../render/render-svg.ts";
import { type Fonts, readFonts } from "../type/fonts.ts";
import { rasterize } from "./rasterize.ts";
import { watermarkOf } from "./watermark.ts";

const words = "Made with Easel";
const gray = { ground: "#777777", ink: "#000000", accent: "#ff0000", support: "#00ff00", highlight: "#0000ff" };
const blank: DesignDocument = {
  version: 1,
  language: "en",
  width: 600,
  height: 800,
  palette: gray,
  elements: [],
};
const everywhere = pathData(rectangle({ x: -90_000, y: -90_000, width: 180_000, height: 180_000 }));
const cover = (id: string, more: object = {}): Element => ({
  id,
  name: "Cover",
  kind: "shape",
  data: everywhere,
  fill: "#ffffff",
  ...more,
});
const inOne = (color: string) => ({ ground: color, ink: color, accent: color, support: color, highlight: color });
const text: Element = {
  id: "text",
  name: "Text",
  kind: "text",
  slot: "body",
  text: "Words",
  faceId: "inter-500",
  size: 40,
  tracking: 0,
  lineHeight: 1.2,
  align: "start",
  x: 10,
  y: 10,
  width: 500,
  fill: "ink",
};

/** Designs that a user might send to be rid of the mark. */
const hostile: Readonly<Record<string, Partial<DesignDocument>>> = {
  "is transparent": { isTransparent: true },
  "has all colors as the mark’s plate": { palette: inOne("#111111") },
  "has all colors as the mark’s words": { palette: inOne("#ffffff") },
  "is covered by as many elements as there can be": {
    elements: Array.from({ length: 400 }, (_, index) => cover(`cover-${index}`)),
  },
  "is covered by what multiplies": { elements: [cover("cover", { isMultiplied: true, fill: "#000000" })] },
  "has elements that are called as the mark is": {
    elements: [
      cover("watermark", { fill: "#111111", cuts: [{ data: everywhere, gap: 9 }] }),
      cover("watermark-words", { fill: "#111111", within: everywhere }),
      cover("watermark-cuts", { opacity: 0 }),
    ],
  },
  "ends with a group that is cut off": {
    elements: [
      {
        id: "group",
        name: "Group",
        kind: "group",
        clip: { x: 0, y: 0, width: 0, height: 0 },
        children: [{ id: "child", name: "Child", kind: "shape", data: "", fill: "ink" }],
      },
    ],
  },
  "ends with a text that is turned and tiny": { elements: [{ ...text, turn: 179, size: 4, x: -9_999 }] },
};

describe("the watermark", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  /** The colors of the mark’s plate and words, as they are seen. */
  function markIn(document: DesignDocument, svg: string) {
    const { width, height, pixels } = rasterize(svg, document.width);
    const { typesetter } = fonts;
    const frame = watermarkOf(document, words, typesetter)[0];
    const [x = 0, y = 0] = (frame?.data.match(/-?[\d.]+/g) ?? []).map(Number);
    const colors: string[] = [];
    for (let row = Math.round(y); row < height - 9; row++) {
      for (let column = Math.round(x); column < width - 14; column++) {
        const at = (row * width + column) * 4;
        colors.push(hexOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
      }
    }
    const share = (matches: (color: string) => boolean) => colors.filter(matches).length / colors.length;
    return {
      plate: share((color) => contrast(color, "#ffffff") > 8),
      words: share((color) => contrast(color, "#000000") > 18),
    };
  }

  it.each(Object.entries(hostile))("[F9][F13] can be read on a design that %s", async (_, change) => {
    const document = documentSchema.parse({ ...blank, ...change });
    const svg = await drawDesign({ design: document, format: "svg", width: 600, watermark: words }, fonts);
    const mark = markIn(document, new TextDecoder().decode(svg));
    const usual = markIn(blank, markedSvg(blank));
    expect(mark.plate).toBeGreaterThan(usual.plate * 0.8);
    expect(mark.words).toBeGreaterThan(usual.words * 0.8);
    for (const format of ["png", "jpg", "pdf"] as const) {
      const [clean, marked] = await Promise.all(
        [undefined, words].map((watermark) => drawDesign({ design: document, format, width: 300, watermark }, fonts)),
      );
      expect(Buffer.from(marked ?? []).equals(Buffer.from(clean ?? [])), format).toBe(false);
    }
  });
  const markedSvg = (document: DesignDocument) =>
    renderSvg(
      { ...document, elements: [...document.elements, ...watermarkOf(document, words, fonts.typesetter)] },
      fonts.typesetter,
    );

  it("[F9] is the last thing in the file, whatever comes before", async () => {
    for (const change of Object.values(hostile)) {
      const document = documentSchema.parse({ ...blank, ...change });
      const svg = new TextDecoder().decode(
        await drawDesign({ design: document, format: "svg", width: 600, watermark: words }, fonts),
      );
      expect(svg).toMatch(/<g id="watermark"><path [^>]+\/><\/g><g id="watermark-words"><path [^>]+\/><\/g><\/svg>$/);
    }
  });
});

describe("a document that a user sends", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  it("[F13] is drawn in every format, whatever its texts are, and no markup gets in", async () => {
    const anyText = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(
        '</text><script>alert("1")</script>',
        "<![CDATA[",
        "&amp;<!--",
        "\n\n\n",
        " ",
        "",
        "\t",
        "שלום مرحبا",
        "👩‍👩‍👧 ÅÅ",
        "\u2028\u202e\ufeff\ufffe",
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.boolean(),
        fc.constantFrom("start", "middle", "end"),
        async (given, isCaps, align) => {
          const read = documentSchema.safeParse({ ...blank, elements: [{ ...text, text: given, isCaps, align }] });
          if (!read.success) return;
          for (const format of ["svg", "png", "pdf"] as const) {
            const file = await drawDesign({ design: read.data, format, width: 64, watermark: words }, fonts);
            expect(file.length).toBeGreaterThan(100);
            if (format !== "svg") continue;
            const names = [...new TextDecoder().decode(file).matchAll(/<([a-zA-Z!?][^\s/>]*)/g)].map(
              ([, name]) => name,
            );
            expect(["svg", "title", "rect", "g", "path", "text", "tspan"]).toEqual(expect.arrayContaining(names));
          }
        },
      ),
      { numRuns: 120 },
    );
  }, 60_000);
});
