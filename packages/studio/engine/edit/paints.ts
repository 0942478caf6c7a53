import { type Palette, type PaletteRole, paletteRoles } from "../color/palette.ts";
import {
  type DesignDocument,
  designSchema,
  type Element,
  type Paint,
  type ShapeElement,
} from "../document/document.ts";
import { changeElement } from "./change-element.ts";

/** The paints of an element, each once, in the order in which it uses them. */
export function paintsOf(element: Element): readonly Paint[] {
  const found = new Set<Paint>();
  mapPaints(element, (paint) => {
    found.add(paint);
    return paint;
  });
  return [...found];
}

/** Replaces one paint of an element, wherever it has it, by another. */
export const setPaint = (design: DesignDocument, id: string, from: Paint, to: Paint): DesignDocument =>
  changeElement(design, id, (element) =>
    from === to || !paintsOf(element).includes(from)
      ? element
      : mapPaints(element, (paint) => (paint === from ? to : paint)),
  );

/** Gives roles other colors, on all pages. Locked elements keep theirs: they name the color itself from then on. */
export function setPalette(design: DesignDocument, colors: Partial<Palette>): DesignDocument {
  const palette = { ...design.palette, ...colors };
  const changed = new Set(paletteRoles.filter((role) => palette[role] !== design.palette[role]));
  if (changed.size === 0 || !designSchema.shape.palette.safeParse(palette).success) return design;
  const keepLocked = (elements: readonly Element[]) =>
    elements.map((element) =>
      element.isLocked
        ? mapPaints(element, (paint) =>
            changed.has(paint as PaletteRole) ? design.palette[paint as PaletteRole] : paint,
          )
        : element,
    );
  const pages = design.pages?.map((page) => ({ elements: keepLocked(page.elements) }));
  return { ...design, palette, elements: keepLocked(design.elements), ...(pages && { pages }) };
}

/** Shapes that nothing changes in stay the same objects. */
export function mapPaints(element: Element, map: (paint: Paint) => Paint): Element {
  switch (element.kind) {
    case "text":
      return { ...element, fill: map(element.fill) };
    case "shape":
      return mapShapePaints(element, map);
    case "group":
      return { ...element, children: element.children.map((child) => mapShapePaints(child, map)) };
    case "image":
      return element;
  }
}

function mapShapePaints(shape: ShapeElement, map: (paint: Paint) => Paint): ShapeElement {
  const { fill, stroke } = shape;
  const mapFill = (of: NonNullable<ShapeElement["fill"]>): NonNullable<ShapeElement["fill"]> =>
    typeof of === "object" ? { ...of, stops: of.stops.map((stop) => ({ ...stop, paint: map(stop.paint) })) } : map(of);
  return {
    ...shape,
    ...(fill !== undefined && { fill: mapFill(fill) }),
    ...(stroke && { stroke: { ...stroke, paint: map(stroke.paint) } }),
  };
}
