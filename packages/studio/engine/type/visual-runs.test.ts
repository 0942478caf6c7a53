import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import type { DesignDocument, TextElement } from "../document/document.ts";
import { renderPdf } from "../outputs/render-pdf.ts";
import { renderSvg } from "../render/render-svg.ts";
import { type Fonts, readFonts, withOwnFonts } from "./fonts.ts";
import { setText } from "./set-text.ts";
import { visualRuns } from "./visual-runs.ts";

const require = createRequire(import.meta.url);
const ownFace = (last: string) => `asset-00000000-0000-4000-8000-00000000000${last}`;
const [hebrew, arabic] = [ownFace("1"), ownFace("2")];
const readOwn = (name: string, file: string) =>
  readFile(require.resolve(`@expo-google-fonts/${name}/400Regular/${file}_400Regular.ttf`));

const element = (text: string, faceId: string, more: object = {}): TextElement =>
  ({
    id: "a",
    name: "A",
    kind: "text",
    text,
    faceId,
    tracking: 0,
    lineHeight: 1.2,
    size: 40,
    align: "start",
    x: 20,
    y: 40,
    width: 900,
    fill: "#000000",
    ...more,
  }) as TextElement;

describe("texts in both directions", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    const own = new Map<string, Uint8Array>([
      [hebrew, await readOwn("noto-sans-hebrew", "NotoSansHebrew")],
      [arabic, await readOwn("noto-sans-arabic", "NotoSansArabic")],
    ]);
    fonts = withOwnFonts(await readFonts(), own);
  });

  it.each([
    ["מבצע SALE 2026 עד 50%", ["50%", " עד ", "SALE 2026", "מבצע "]],
    ["جاز Jazz 2026", ["Jazz 2026", "جاز "]],
    ["Jazz 2026 جاز", ["Jazz 2026 ", "جاز"]],
    ["سعر 45", ["45", "سعر "]],
    ["Only Latin 2026", ["Only Latin 2026"]],
    ["", [""]],
  ])("[F13] have their parts where they are read, and numbers and foreign words in order: %s", (text, parts) => {
    expect(visualRuns(text).map((run) => run.text)).toEqual(parts);
  });

  it.each(["حفل ٢٠٢٦", "السعر ٩٩٫٥٠", "۱۲۳۴ تومان"])(
    "[F13] keep the digits of Arabic and Persian in order: %s",
    (text) => {
      const { typesetter } = fonts;
      const digits = typesetter.partsOf(element(text, arabic)).find((part) => /^[٠-٩۰-۹٫]+$/.test(part.text.trim()));
      expect(digits?.isRight).toBe(false);
      const draw = (part: string) => typesetter.outline({ ...element(part, arabic), startsRight: false }, 0, 0);
      const said = digits?.text.trim() ?? "";
      const [first = ""] = said;
      expect(draw(said).startsWith(draw(first))).toBe(true);
    },
  );

  it("[F13] have the direction of their paragraph in each line", () => {
    const text = { ...element("מבצע גדול היום בחנות SALE 2026", hebrew), width: 420 };
    const { lines } = setText(fonts.typesetter, text);
    expect(lines.at(-1)?.text).toMatch(/SALE 2026$/);
    expect(lines.every(({ startsRight }) => startsRight)).toBe(true);
  });

  it("[F13] are drawn as outlines and as a PDF with the same parts at the same places", async () => {
    const text = element("מבצע SALE 2026 עד 50%", hebrew);
    const design = {
      version: 1,
      width: 1_000,
      height: 200,
      title: "",
      language: "he",
      elements: [text],
      palette: { ground: "#ffffff", ink: "#000000", accent: "#ff0000", soft: "#eeeeee" },
    } as unknown as DesignDocument;
    const { typesetter } = fonts;
    const parts = typesetter.partsOf(text);
    const [line] = setText(typesetter, text).lines;
    const outlined = parts.map((part) =>
      typesetter.outline(
        { ...text, text: part.text, startsRight: part.isRight },
        (line?.x ?? 0) + part.x,
        line?.baseline ?? 0,
      ),
    );
    const firstPoints = (data: string) => [...data.matchAll(/M(-?[\d.]+) /g)].map(([, x]) => Math.round(Number(x)));
    const drawn = / d="([^"]+)"/.exec(renderSvg(design, typesetter))?.[1] ?? "";
    expect(firstPoints(drawn)).toEqual(firstPoints(outlined.join("")));
    const pdf = await getDocumentProxy(
      new Uint8Array(await renderPdf([design], { ...fonts, pictures: new Map(), size: undefined })),
      { verbosity: 0 },
    );
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const placed = items
      .flatMap((item) =>
        "str" in item && item.str.trim() !== "" ? [[item.transform[4] / 0.75, item.str] as const] : [],
      )
      .toSorted(([a], [b]) => a - b);
    expect(placed.map(([, words]) => words).join(" ")).toMatch(/^50% עד SALE 2026 מבצע$/);
    await pdf.loadingTask.destroy();
  });
});
