import { controlFrame } from "../geometry/control-frame.ts";
import type { Frame } from "../geometry/path.ts";
import { type Turnable, turnedFrame, turnOf } from "./turn.ts";

interface Canvas {
  readonly width: number;
  readonly height: number;
}

interface Shape {
  readonly data: string;
  readonly within?: string | undefined;
  readonly cuts?: readonly { readonly data: string }[] | undefined;
  readonly opacity?: number | undefined;
  readonly isMultiplied?: boolean | undefined;
}

/** An element as far as its cost goes: documents are checked by this file, so it can't know their types. */
type WeighedElement =
  | { readonly kind: "text"; readonly text: string }
  | (Turnable & { readonly kind: "image" })
  | (Turnable & { readonly kind: "shape" } & Shape)
  | (Turnable & {
      readonly kind: "group";
      readonly children: readonly Shape[];
      readonly repeat?: { readonly columns: number; readonly rows: number } | undefined;
    });

interface Weighed {
  readonly elements: readonly WeighedElement[];
}

/** Maximum of characters in all texts together: each becomes an outline in the file. */
const charactersMax = 20_000;
/** Shapes as they are drawn, each copy of a repeated one counted. Our own patterns have up to 17,000. */
const shapesMax = 60_000;
/** The repetitions of groups: each is an element of the file. Our own patterns have up to 63. */
const copiesMax = 5_000;
/** Shapes that are cut, faded or multiplied, each copy counted: each is drawn on a picture of its own. Our own designs have up to 3,800. */
const layersMax = 15_000;
/** The pictures that these shapes are drawn on, in canvases. Our own designs have up to 35. */
const layerAreaMax = 300;
/** The same in pixels: 300 layers of 4,096 × 4,096 take more than a minute. */
const layerPixelsMax = 1_500_000_000;
/** The letters of all outlines, each copy counted. At worst, drawing a million takes 2.3 seconds. Our own designs have up to 4 million. */
const outlinesMax = 15_000_000;

/** Tells whether a design can be drawn in seconds: small documents can stand for millions of shapes, and for gigabytes. */
export function isDrawable(design: Canvas & Weighed & { readonly pages?: readonly Weighed[] | undefined }): boolean {
  const total = { characters: 0, copies: 0, shapes: 0, layers: 0, layerArea: 0, outlines: 0 };
  // Together: a file may have all pages.
  const pages = [design, ...(design.pages ?? [])];
  for (const element of pages.flatMap(({ elements }) => elements)) {
    if (element.kind === "text") total.characters += element.text.length;
    const turn = element.kind === "text" ? undefined : turnOf(element);
    const turned = (frame: Frame | undefined) => (frame && turn ? turnedFrame(frame, turn) : frame);
    if (element.kind === "image") {
      // It is cut to its frame, and may be faded.
      total.layers += 2;
      total.layerArea += 2 * areaOn(design, turned(element));
    }
    const copies = copiesOf(element);
    if (copies > 1) total.copies += copies;
    for (const shape of shapesOf(element)) {
      total.shapes += copies;
      total.outlines += copies * outlinesOf(shape);
      const layers = layersOf(shape) + (element.kind === "group" && element.clip ? 1 : 0);
      if (layers === 0) continue;
      total.layers += copies;
      total.layerArea += copies * layers * areaOn(design, turned(frameOf(shape)));
    }
  }
  return (
    total.characters <= charactersMax &&
    total.copies <= copiesMax &&
    total.shapes <= shapesMax &&
    total.layers <= layersMax &&
    total.layerArea <= layerAreaMax &&
    total.layerArea * design.width * design.height <= layerPixelsMax &&
    total.outlines <= outlinesMax
  );
}

const shapesOf = (element: WeighedElement): readonly Shape[] =>
  element.kind === "group" ? element.children : element.kind === "shape" ? [element] : [];

const outlinesOf = ({ data, within = "", cuts = [] }: Shape): number =>
  data.length + within.length + cuts.reduce((sum, cut) => sum + cut.data.length, 0);

/** Number of copies, with the element itself. */
const copiesOf = (element: WeighedElement): number =>
  element.kind === "group" && element.repeat ? (element.repeat.columns + 1) * (element.repeat.rows + 1) : 1;

/** Elements don't change: an edit makes others. */
const frames = new WeakMap<Shape, Frame>();

function frameOf(shape: Shape): Frame | undefined {
  const frame = frames.get(shape) ?? controlFrame(shape.data);
  if (frame) frames.set(shape, frame);
  return frame;
}

/** Tells whether a shape is drawn on a picture of its own, which is then put on the others. */
export const isLayered = ({ within, cuts, opacity = 1, isMultiplied = false }: Shape): boolean =>
  within !== undefined || (cuts?.length ?? 0) > 0 || opacity < 1 || isMultiplied;

/** Each is a picture of its own: what it is cut to, what is cut out of it, and how it is laid on what is below. */
const layersOf = ({ within, cuts, opacity = 1, isMultiplied = false }: Shape): number =>
  [within !== undefined, (cuts?.length ?? 0) > 0, opacity < 1 || isMultiplied].filter(Boolean).length;

/** In canvases: how large a layer is drawn. Renderers cut it off two canvases away. */
function areaOn({ width, height }: Canvas, frame: Frame | undefined): number {
  if (!frame) return 0;
  const along = (start: number, size: number, side: number) =>
    Math.max(0, Math.min(start + size, 3 * side) - Math.max(start, -2 * side)) / side;
  return along(frame.x, frame.width, width) * along(frame.y, frame.height, height);
}
