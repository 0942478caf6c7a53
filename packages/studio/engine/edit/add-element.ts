import type { DesignDocument, Paint, TextElement } from "../document/document.ts";
import { pagesOf } from "../document/pages.ts";
import { bar, ellipse, type Frame, type Path, pathData, polygon, rectangle } from "../geometry/path.ts";
import { freeId, putOnTop } from "./change-element.ts";
import { cleanText } from "./texts.ts";

export interface Added {
  readonly design: DesignDocument;
  /** None if there are too many elements already. */
  readonly id: string | undefined;
}

type NewText = Partial<Pick<TextElement, "faceId" | "size" | "fill" | "align" | "x" | "y" | "width">>;

/** Puts a text in the middle of the canvas, in the face of the small words that are on the pages. */
export function addText(design: DesignDocument, text: string, options: NewText = {}): Added {
  const { width, height } = design;
  const unit = Math.min(width, height) / 100;
  const texts = pagesOf(design)
    .flat()
    .filter((element) => element.kind === "text");
  const like = texts.toSorted((a, b) => a.size - b.size)[0];
  const id = freeId(design, "text");
  const size = Math.max(4, unit * 5);
  return added(
    design,
    putOnTop(design, {
      id,
      name: nameOf("Text", id),
      kind: "text",
      slot: "body",
      text: cleanText(text),
      faceId: like?.faceId ?? "inter-500",
      size,
      tracking: 0,
      lineHeight: 1.2,
      align: "middle",
      x: width * 0.2,
      y: height / 2 - size / 2,
      width: width * 0.6,
      fill: "ink",
      ...options,
    }),
    id,
  );
}

const outlines = {
  rectangle: (frame) => rectangle(frame),
  "rounded rectangle": (frame) => rectangle(frame, Math.min(frame.width, frame.height) * 0.2),
  circle: (frame) => ellipse(...centerOf(frame), frame.width / 2, frame.height / 2),
  triangle: ({ x, y, width, height }) =>
    polygon([
      [x + width / 2, y],
      [x + width, y + height],
      [x, y + height],
    ]),
  star: (frame) => starIn(frame),
  line: ({ x, y, width, height }) => bar([x, y + height / 2], [x + width, y + height / 2], height),
} as const satisfies Readonly<Record<string, (frame: Frame) => Path>>;

export type ShapeName = keyof typeof outlines;
export const shapeNames = Object.keys(outlines) as readonly ShapeName[];

/** Puts a shape in the middle of the canvas. */
export function addShape(
  design: DesignDocument,
  shape: ShapeName,
  { fill = "accent", frame }: { readonly fill?: Paint; readonly frame?: Frame } = {},
): Added {
  const { width, height } = design;
  const side = Math.min(width, height) * 0.3;
  const tall = shape === "line" ? side / 40 : side;
  const middle = { x: (width - side) / 2, y: (height - tall) / 2, width: side, height: tall };
  const id = freeId(design, shape.replaceAll(" ", "-"));
  const name = nameOf(shape.slice(0, 1).toUpperCase() + shape.slice(1), id);
  const data = pathData(outlines[shape](frame ?? middle));
  return added(design, putOnTop(design, { id, name, kind: "shape", data, fill }), id);
}

/** @returns no id if nothing was added. */
export const added = (before: DesignDocument, design: DesignDocument, id: string): Added => ({
  design,
  id: design === before ? undefined : id,
});

/** Several of one name are numbered as their ids are. */
export const nameOf = (name: string, id: string): string => `${name} ${/-(\d+)$/.exec(id)?.[1] ?? ""}`.trim();

const centerOf = ({ x, y, width, height }: Frame): [number, number] => [x + width / 2, y + height / 2];

function starIn(frame: Frame): Path {
  const [x, y] = centerOf(frame);
  return polygon(
    Array.from({ length: 10 }, (_, index) => {
      const share = index % 2 === 0 ? 0.5 : 0.2;
      const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
      return [x + frame.width * share * Math.cos(angle), y + frame.height * share * Math.sin(angle)] as const;
    }),
  );
}
