import type { DesignDocument, ShapeElement } from "../document/document.ts";
import { pathData, rectangle } from "../geometry/path.ts";
import { renderLayers, svgOf } from "../render/render-svg.ts";
import type { Typesetter } from "../type/typesetter.ts";
import type { embedded } from "./pictures.ts";

/** A small plate in the lower right corner, within the margin that designs keep free of words. */
export function watermarkOf(
  { width, height }: Pick<DesignDocument, "width" | "height">,
  words: string,
  typesetter: Typesetter,
): readonly [plate: ShapeElement, words: ShapeElement] {
  const unit = Math.min(width, height) / 100;
  const line = { text: words, faceId: "inter-600", size: unit * 2.1, tracking: 0 };
  const plate = { width: typesetter.widthOf(line) + unit * 2.6, height: unit * 4 };
  const [x, y] = [width - plate.width - unit * 1.5, height - plate.height - unit * 1.5];
  const outline = typesetter.outline(line, x + unit * 1.3, y + plate.height / 2 + unit * 0.76);
  const shape = { kind: "shape", name: "Watermark" } as const;
  return [
    {
      ...shape,
      id: "watermark",
      data: pathData(rectangle({ x, y, ...plate }, plate.height / 2)),
      fill: "#111111",
      opacity: 0.82,
    },
    { ...shape, id: "watermark-words", data: outline, fill: "#ffffff" },
  ];
}

/** Beyond every layer. */
const beyond = 1_000_000;

/**
 * Draws a design whose layers have the watermark’s words cut out of them, beneath those that are seen: a user who deletes those still reads
 * the words in the picture. An SVG is text, and a mark on top of it would be one part to delete.
 */
export function renderMarkedSvg(
  design: DesignDocument,
  words: string,
  typesetter: Typesetter,
  pictureAt: ReturnType<typeof embedded>,
): string {
  const [plate, lettering] = watermarkOf(design, words, typesetter);
  const everywhere = pathData(rectangle({ x: -beyond, y: -beyond, width: 2 * beyond, height: 2 * beyond }));
  const around = `<clipPath id="watermark"><path d="${everywhere}${lettering.data}" clip-rule="evenodd"/></clipPath>`;
  const mark = [plate, lettering]
    .map(({ data, fill, opacity = 1 }) => `<path d="${data}" fill="${fill}" opacity="${opacity}"/>`)
    .join("");
  const layers = renderLayers(design, typesetter, pictureAt).map(cutOut);
  return svgOf(design, [around, ...layers, mark]);
}

const cut = 'clip-path="url(#watermark)"';

/** Each layer keeps its name at the top, where design programs look for it, unless it is turned or has copies. */
const cutOut = (layer: string): string =>
  /^<(?:g|rect) [^>]*transform=/.test(layer) || layer.includes("<use ")
    ? `<g ${cut}>${layer}</g>`
    : layer.replace(/^<(?:g|rect) id="[^"]*"/, (opening) => `${opening} ${cut}`);
