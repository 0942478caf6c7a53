import { black, paletteRoles, white } from "../color/palette.ts";
import type { DesignDocument, Element, Paint } from "../document/document.ts";
import { measureDesign } from "../measures/measure-design.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { renderSvg } from "../render/render-svg.ts";
import type { Typesetter } from "../type/typesetter.ts";

/** In pixels: enough to know what is behind a word. */
const backdropWidth = 256;
const paints: readonly Paint[] = ["ink", ...paletteRoles, black, white];

/** Gives texts that could be read before other colors a paint with which they can be read now. What is kept stays. On the server only. */
export function keepReadable(
  design: DesignDocument,
  before: DesignDocument,
  isKept: (element: Element) => boolean,
  typesetter: Typesetter,
): DesignDocument {
  const wasFaint = new Set(faintIn(before, typesetter)(before));
  const faintNow = faintIn(design, typesetter);
  const lost = design.elements.filter(
    (element) => element.kind === "text" && !isKept(element) && !wasFaint.has(element.id),
  );
  const ids = new Set(lost.map(({ id }) => id));
  let readable = design;
  for (const paint of paints) {
    const faint = new Set(faintNow(readable).filter((id) => ids.has(id)));
    if (faint.size === 0) return readable;
    readable = {
      ...readable,
      elements: readable.elements.map((element) =>
        element.kind === "text" && faint.has(element.id) ? { ...element, fill: paint } : element,
      ),
    };
  }
  return readable;
}

/** @returns the ids of a document's texts that can't be read on the shapes of `design`. */
function faintIn(design: DesignDocument, typesetter: Typesetter): (of: DesignDocument) => readonly string[] {
  const shapes = { ...design, elements: design.elements.filter(({ kind }) => kind !== "text") };
  const backdrop = rasterize(renderSvg(shapes, typesetter), backdropWidth);
  return (of) => measureDesign(of, typesetter, backdrop).faint;
}
