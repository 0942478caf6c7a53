import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { figureElement } from "../../art/kinds/figure-element.ts";
import { styleIds } from "../brief/brief.ts";
import { paletteRoles } from "../color/palette.ts";
import { composeDesign } from "../compose-design.ts";
import { type DesignDocument, documentSchema, type Element } from "../document/document.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { canvasPrefix, renderOnCanvas } from "../render/render-on-canvas.ts";
import { renderSvg } from "../render/render-svg.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { addShape, addText } from "./add-element.ts";
import { addFigure } from "./add-figure.ts";
import { copyElements, paste } from "./clipboard.ts";
import { group, ungroup } from "./groups.ts";
import { duplicate, remove, reorder } from "./layers.ts";
import { setOpacity } from "./opacity.ts";
import { setPaint } from "./paints.ts";
import { setMask, setView } from "./pictures.ts";
import { moveBy, resizeTo } from "./place.ts";
import { setCornerRadius, setFillKind, setGradientDegrees, setStrokeWidth } from "./shapes.ts";
import { setType } from "./texts.ts";
import { flip, setTurn } from "./turn.ts";
import { typeWords } from "./type-words.ts";

type Edit = (design: DesignDocument) => DesignDocument;

const brief = {
  kind: "poster",
  width: 768,
  height: 1024,
  language: "en",
  detail: 50,
  seed: "edits",
  headline: "Fresh bread, every morning",
  subline: "Baked on stone since five o’clock",
  date: "Mon to Sat, 7 am",
  place: "14 Elm Street",
  brand: "Miller’s",
} as const;

const picture: Element = {
  id: "picture",
  name: "Picture",
  kind: "image",
  assetId: "0195a1b2-0000-7000-8000-000000000001",
  ratio: 1.5,
  x: 40,
  y: 60,
  width: 300,
  height: 200,
  radius: 12,
};
/** A red pixel. */
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

describe("the editor and the files of a design", () => {
  let typesetter: Typesetter;
  let designs: readonly DesignDocument[];
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
    designs = styleIds.map((style) => {
      const { design } = composeDesign({ ...brief, style }, typesetter);
      return { ...design, elements: [...design.elements, picture] };
    });
  });

  const on =
    (at: number, edit: (design: DesignDocument, id: string) => DesignDocument): Edit =>
    (design) =>
      edit(design, design.elements[at % Math.max(1, design.elements.length)]?.id ?? "");

  const anyEdit: fc.Arbitrary<Edit> = fc
    .record({
      at: fc.nat(30),
      a: fc.integer({ min: -90, max: 90 }),
      b: fc.integer({ min: -90, max: 90 }),
      share: fc.double({ min: 0.05, max: 1, noNaN: true }),
      words: fc.string({ maxLength: 60 }),
      paints: fc.tuple(fc.constantFrom(...paletteRoles), fc.constantFrom(...paletteRoles, "#123456")),
      isYes: fc.boolean(),
    })
    .chain(({ at, a, b, share, words, paints, isYes }) =>
      fc.constantFrom<Edit>(
        on(at, (design, id) => moveBy(design, [id], { dx: a, dy: b })),
        on(at, (design, id) => {
          const size = { width: 60 + 4 * share * 100, height: 40 + 90 * share };
          return resizeTo(design, id, { x: 300 + a, y: 400 + b, ...size }, typesetter);
        }),
        on(at, (design, id) => setTurn(design, id, 2 * a, typesetter)),
        on(at, (design, id) => flip(design, id, isYes ? "x" : "y")),
        on(at, (design, id) => setCornerRadius(design, id, share * 40)),
        on(at, (design, id) => setStrokeWidth(design, id, share * 12)),
        on(at, (design, id) => setFillKind(design, id, isYes ? "gradient" : "none")),
        on(at, (design, id) => setGradientDegrees(design, id, a)),
        (design) =>
          group(
            design,
            design.elements.slice(at % 3, 4).map(({ id }) => id),
          ),
        on(at, (design, id) => ungroup(design, [id]).design),
        (design) =>
          paste(
            design,
            copyElements(
              design,
              design.elements.slice(-2).map(({ id }) => id),
            ),
            typesetter,
          ).design,
        on(at, (design, id) => setMask(design, id, isYes ? "ellipse" : "blob")),
        on(at, (design, id) => setView(design, id, { zoom: 1 + 2 * share, focus: { x: share, y: 1 - share } })),
        on(at, (design, id) => typeWords(design, id, words, typesetter)),
        on(at, (design, id) => setType(design, id, { align: isYes ? "end" : "middle", isCaps: isYes })),
        on(at, (design, id) => setPaint(design, id, ...paints)),
        on(at, (design, id) => setOpacity(design, id, share)),
        on(at, (design, id) => reorder(design, id, isYes ? "up" : "back")),
        on(at, (design, id) => duplicate(design, id).design),
        on(at, (design, id) => remove(design, [id])),
        (design) => addText(design, words).design,
        (design) => {
          const drawn = { ...brief, style: styleIds[at % styleIds.length] ?? "swiss" };
          const figure = figureElement(
            { figure: isYes ? "rocket" : "badger", brief: drawn, canvas: design },
            typesetter,
          );
          return figure ? addFigure(design, figure).design : design;
        },
        (design) => addShape(design, isYes ? "star" : "rounded rectangle").design,
      ),
    );

  const drawnInEditor = (design: DesignDocument) =>
    design.elements
      .map((element) => renderOnCanvas(element, design, { typesetter, pictureAt: () => pixel }))
      .join("")
      .replaceAll(canvasPrefix, "");

  /** A file leaves out what is beyond the edges, so what counts is the picture. */
  function expectSamePicture(design: DesignDocument): void {
    const file = renderSvg(design, typesetter, () => pixel);
    const from = file.indexOf("</title>") + "</title>".length;
    const ground = /<rect id="ground"[^>]*\/>/.exec(file)?.[0] ?? "";
    const shown = `${file.slice(0, from)}${ground}${drawnInEditor(design)}</svg>`;
    if (shown === file) return;
    const [one, other] = [shown, file].map((svg) => rasterize(svg, 96).pixels);
    expect(Buffer.compare(Buffer.from(one ?? []), Buffer.from(other ?? []))).toBe(0);
  }

  it("[F13] show the same picture after any edits, over 200 documents; each is stored as it is, and undo gives back the same bytes", () => {
    let count = 0;
    fc.assert(
      fc.property(fc.nat(styleIds.length - 1), fc.array(anyEdit, { minLength: 1, maxLength: 8 }), (style, edits) => {
        const first = designs[style] as DesignDocument;
        // The steps of undo are the documents themselves.
        const [steps, bytes] = [[first], [JSON.stringify(first)]];
        for (const edit of edits) {
          const before = steps.at(-1) ?? first;
          const after = edit(before);
          if (after === before) continue;
          steps.push(after);
          bytes.push(JSON.stringify(after));
        }
        const edited = steps.at(-1) ?? first;
        expectSamePicture(edited);
        expect(documentSchema.parse(JSON.parse(JSON.stringify(edited)))).toEqual(edited);
        expect(steps.map((step) => JSON.stringify(step))).toEqual(bytes);
        count++;
      }),
      { numRuns: 200 },
    );
    expect(count).toBe(200);
  }, 60_000);
});
