import type { Palette } from "../color/palette.ts";
import { mapPaints } from "../edit/paints.ts";
import { transformElement } from "../edit/transform-element.ts";
import type { Element, Paint } from "./document.ts";

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Text before their ids, so that a design can be on a sheet more than once. */
  readonly prefix?: string;
  /** Palette whose colors they keep on a sheet that has others; the sheet's own, if left out. */
  readonly palette?: Palette | undefined;
}

/** Elements of one design as elements of another: their origin at a point, larger or smaller. */
export function placeElements(
  elements: readonly Element[],
  { x, y, scale, prefix, palette }: Placement,
): readonly Element[] {
  const transform = { scaleX: scale, scaleY: scale, dx: x, dy: y };
  const paintOf = (paint: Paint): Paint => (palette && paint in palette ? palette[paint as keyof Palette] : paint);
  const named = <Named extends { readonly id: string }>(of: Named): Named =>
    prefix ? { ...of, id: `${prefix}-${of.id}` } : of;
  return elements.map((element) => {
    const placed = named(mapPaints(transformElement(element, transform), paintOf));
    return placed.kind === "group" ? { ...placed, children: placed.children.map(named) } : placed;
  });
}
