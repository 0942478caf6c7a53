import type { Element, Gradient, GroupElement, ImageElement, ShapeElement, TextElement } from "../document/document.ts";
import { type Frame, mapPoints, type Point, pathData } from "../geometry/path.ts";
import { readPath } from "../geometry/read-path.ts";

/** Scales from the canvas’s corner, then moves. */
export interface Transform {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly dx: number;
  readonly dy: number;
}

export const moveOf = (dx: number, dy: number): Transform => ({ scaleX: 1, scaleY: 1, dx, dy });

/** Transform that brings one frame onto another. A side without length stays so. */
export function transformBetween(from: Frame, to: Frame): Transform {
  const scaleX = from.width > 0 ? to.width / from.width : 1;
  const scaleY = from.height > 0 ? to.height / from.height : 1;
  return { scaleX, scaleY, dx: to.x - from.x * scaleX, dy: to.y - from.y * scaleY };
}

/** Texts become larger as a whole: their letters are never stretched. */
export function transformElement<Kind extends Element>(element: Kind, transform: Transform): Kind;
export function transformElement(element: Element, transform: Transform): Element {
  switch (element.kind) {
    case "text":
      return transformText(element, transform);
    case "shape":
      return transformShape(element, transform);
    case "group":
      return transformGroup(element, transform);
    case "image":
      return transformImage(element, transform);
  }
}

const scaleOf = ({ scaleX, scaleY }: Transform): number => Math.sqrt(Math.abs(scaleX * scaleY));

const mapPoint =
  ({ scaleX, scaleY, dx, dy }: Transform) =>
  ([x, y]: Point): [number, number] => [x * scaleX + dx, y * scaleY + dy];

/** Mirrored frames begin at their other side. */
const mapFrame = ({ x, y, width, height }: Frame, { scaleX, scaleY, dx, dy }: Transform): Frame => ({
  x: (scaleX < 0 ? x + width : x) * scaleX + dx,
  y: (scaleY < 0 ? y + height : y) * scaleY + dy,
  width: width * Math.abs(scaleX),
  height: height * Math.abs(scaleY),
});

function transformText(element: TextElement, transform: Transform): TextElement {
  const [x, y] = mapPoint(transform)([element.x, element.y]);
  return { ...element, x, y, width: element.width * transform.scaleX, size: element.size * scaleOf(transform) };
}

function transformShape(shape: ShapeElement, transform: Transform): ShapeElement {
  const mapData = (data: string): string => pathData(mapPoints(readPath(data), mapPoint(transform)));
  const scale = scaleOf(transform);
  const { data, fill, stroke, within, cuts } = shape;
  return {
    ...shape,
    data: mapData(data),
    ...(typeof fill === "object" && { fill: mapGradient(fill, transform) }),
    ...(stroke && { stroke: { ...stroke, width: stroke.width * scale } }),
    ...(within !== undefined && { within: mapData(within) }),
    ...(cuts && { cuts: cuts.map((cut) => ({ ...cut, data: mapData(cut.data), gap: cut.gap * scale })) }),
  };
}

function mapGradient(gradient: Gradient, transform: Transform): Gradient {
  const map = mapPoint(transform);
  return { ...gradient, from: map(gradient.from), to: map(gradient.to) };
}

function transformImage(image: ImageElement, transform: Transform): ImageElement {
  const { radius } = image;
  return {
    ...image,
    ...mapFrame(image, transform),
    ...(radius !== undefined && { radius: radius * scaleOf(transform) }),
  };
}

function transformGroup(group: GroupElement, transform: Transform): GroupElement {
  return {
    ...group,
    children: group.children.map((child) => transformShape(child, transform)),
    ...(group.clip && { clip: mapFrame(group.clip, transform) }),
  };
}
