import { contrast, type Hex } from "../color/color.ts";
import { black, white } from "../color/palette.ts";
import type { DesignDocument, Element, ImageElement, Paint, ShapeElement } from "../document/document.ts";
import { boundsOf } from "../edit/bounds.ts";
import { type Frame, flatten, type Path, type Point, pathData, rectangle } from "../geometry/path.ts";
import { pathExtent } from "../geometry/path-extent.ts";
import { readPath } from "../geometry/read-path.ts";
import type { Typesetter } from "../type/typesetter.ts";
import type { BrandKit } from "./brand-kit.ts";

type Logo = NonNullable<BrandKit["logo"]>;

/** A logo with less contrast to what it is on gets a plate. */
const logoContrast = 3;
/** Clear space, as a share of the logo's height: nothing else is nearer to it. */
const clearSpace = 0.3;

/**
 * Puts a logo where a design has room: a corner or the middle of an edge that no word uses and that no outline crosses, so that it is on one
 * even field, as large as it can be. Where figures are everywhere, it has a plate, where no word is and the fewest
 * outlines are, and is smaller.
 * @returns the elements to be drawn last; none if words are everywhere.
 */
export function placeLogo(logo: Logo, design: DesignDocument, typesetter: Typesetter): readonly Element[] {
  const unit = Math.min(design.width, design.height) / 100;
  const shapes = shapesOf(design.elements);
  const framesOf = (isTaken: (element: Element) => boolean) =>
    design.elements.flatMap((element) => (isTaken(element) ? (boundsOf(element, design, typesetter) ?? []) : []));
  const words = framesOf(({ kind }) => kind === "text");
  const pictures = framesOf(({ kind }) => kind === "image");
  const taken = [...words, ...pictures];
  for (const area of [150, 105, 70, 45]) {
    const size = sizeOf(logo.ratio, area * unit * unit, design);
    for (const frame of placesFor(size, design, unit * 7)) {
      const around = grown(frame, Math.max(frame.height * clearSpace, unit * 2));
      if (taken.some((other) => meet(other, around))) continue;
      if (shapes.some(({ outlines }) => outlines.some((outline) => crosses(outline, around)))) continue;
      return drawn(logo, frame, colorUnder(shapes, middleOf(frame), design));
    }
  }
  // Where a photo is everywhere, the plate is on it.
  for (const others of [taken, words]) {
    for (const area of [70, 45, 28, 16]) {
      const size = sizeOf(logo.ratio, area * unit * unit, design);
      const padding = platePadding(size);
      const free = [...placesFor(size, design, unit * 7), ...gridOf(size, design, unit * 4)].filter(
        (frame) => !others.some((other) => meet(other, grown(frame, padding + unit))),
      );
      const outlines = shapes.flatMap((shape) => shape.outlines);
      const [calmest] = free
        .map((frame) => ({ frame, count: outlines.filter((one) => crosses(one, grown(frame, padding))).length }))
        .toSorted((a, b) => a.count - b.count);
      if (calmest) return [plateOf(logo, calmest.frame, design), imageOf(logo, calmest.frame)];
    }
  }
  return [];
}

const gridSteps = 16;

/** Places all over a canvas, row by row from below, from the right. */
function gridOf({ width, height }: Pick<Frame, "width" | "height">, canvas: DesignDocument, margin: number): Frame[] {
  const [across, down] = [canvas.width - 2 * margin - width, canvas.height - 2 * margin - height];
  return Array.from({ length: gridSteps * gridSteps }, (_, at) => {
    const [column, row] = [at % gridSteps, Math.floor(at / gridSteps)];
    const share = (step: number) => 1 - step / (gridSteps - 1);
    return { x: margin + across * share(column), y: margin + down * share(row), width, height };
  });
}

/** Size at which there is as much to see of a wide logo as of a high one. */
function sizeOf(ratio: number, area: number, { width, height }: DesignDocument): Pick<Frame, "width" | "height"> {
  const free = { width: Math.sqrt(area * ratio), height: Math.sqrt(area / ratio) };
  const scale = Math.min(1, (width * 0.34) / free.width, (height * 0.2) / free.height);
  return { width: free.width * scale, height: free.height * scale };
}

/** Corners first: the lower right one, where a signature is expected, then the others, then the middles. */
function placesFor(
  { width, height }: Pick<Frame, "width" | "height">,
  canvas: DesignDocument,
  margin: number,
): Frame[] {
  const [right, bottom] = [canvas.width - margin - width, canvas.height - margin - height];
  const [middleX, middleY] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  const places: readonly Point[] = [
    [right, bottom],
    [margin, margin],
    [right, margin],
    [margin, bottom],
    [middleX, bottom],
    [middleX, margin],
    [right, middleY],
    [margin, middleY],
  ];
  return places.map(([x, y]) => ({ x, y, width, height }));
}

function drawn(logo: Logo, frame: Frame, under: Hex): readonly Element[] {
  const { color } = logo;
  const image = imageOf(logo, frame);
  if (color === undefined || contrast(color, under) >= logoContrast) return [image];
  return [plateOn(frame, contrast(color, white) >= contrast(color, black) ? white : black), image];
}

const imageOf = ({ assetId, ratio }: Logo, frame: Frame): ImageElement => ({
  kind: "image",
  id: "logo",
  name: "Logo",
  slot: "logo",
  assetId,
  ratio,
  ...frame,
});

const platePadding = ({ width, height }: Pick<Frame, "width" | "height">): number => Math.min(width, height) * 0.24;

/** A plate in the color of the ground, as long as the logo can be seen on it. */
const plateOf = ({ color }: Logo, frame: Frame, { palette }: DesignDocument): ShapeElement =>
  plateOn(
    frame,
    color === undefined || contrast(color, palette.ground) >= logoContrast
      ? "ground"
      : contrast(color, white) >= contrast(color, black)
        ? white
        : black,
  );

const plateOn = (frame: Frame, fill: Paint): ShapeElement => ({
  kind: "shape",
  id: "logo-plate",
  name: "Plate of the logo",
  isPlate: true,
  data: pathData(rectangle(grown(frame, platePadding(frame)), platePadding(frame) * 0.6)),
  fill,
});

interface Outlined {
  readonly fill: ShapeElement["fill"];
  readonly opacity: number;
  readonly rings: readonly (readonly Point[])[];
  readonly frame: Frame;
  readonly outlines: readonly Outline[];
}

interface Outline {
  readonly frame: Frame;
  readonly points: readonly Point[];
  /** Half of the line that is drawn along it. */
  readonly reach: number;
}

const stepLength = 6;

function shapesOf(elements: readonly Element[]): readonly Outlined[] {
  return elements.flatMap((element) => {
    if (element.kind === "shape") return outlined(element);
    if (element.kind !== "group") return [];
    const clip = element.clip ? outlinesOf(rectangle(element.clip), 0) : [];
    return element.children.flatMap(outlined).map((shape) => ({ ...shape, outlines: [...shape.outlines, ...clip] }));
  });
}

function outlined({ data, fill, stroke, opacity = 1, within, cuts = [] }: ShapeElement): readonly Outlined[] {
  const path = readPath(data);
  const frame = pathExtent(path);
  if (!frame || (fill === undefined && !stroke)) return [];
  const outlines = [
    ...outlinesOf(path, (stroke?.width ?? 0) / 2),
    ...(within ? outlinesOf(readPath(within), 0) : []),
    ...cuts.flatMap((cut) => outlinesOf(readPath(cut.data), cut.gap)),
  ];
  return [{ fill, opacity, frame, outlines, rings: flatten(path, stepLength) }];
}

/** Each line of a path apart: open ones are drawn, too. */
function outlinesOf(path: Path, reach: number): readonly Outline[] {
  const lines: Path[] = [];
  for (const command of path) {
    if (command[0] === "M") lines.push([command]);
    else lines[lines.length - 1] = [...(lines.at(-1) ?? []), command];
  }
  return lines.flatMap((line) => {
    const frame = pathExtent(line);
    // An open line of two points is none to what flattens shapes.
    const closed: Path = line.at(-1)?.[0] === "Z" ? line : [...line, ["Z"]];
    return frame ? [{ frame, reach, points: flatten(closed, stepLength).flat() }] : [];
  });
}

const crosses = ({ frame, points, reach }: Outline, around: Frame): boolean => {
  const near = grown(around, reach + stepLength / 2);
  return meet(grown(frame, 0.01), near) && points.some(([x, y]) => isIn(near, x, y));
};

const isIn = ({ x, y, width, height }: Frame, px: number, py: number): boolean =>
  px > x && px < x + width && py > y && py < y + height;

const grown = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const meet = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const middleOf = ({ x, y, width, height }: Frame): Point => [x + width / 2, y + height / 2];

/** Color of the topmost shape there, or of the ground. */
function colorUnder(shapes: readonly Outlined[], [x, y]: Point, { palette }: DesignDocument): Hex {
  const hexOf = (paint: Paint): Hex => (paint in palette ? palette[paint as keyof typeof palette] : paint);
  const top = shapes.findLast(
    ({ fill, opacity, frame, rings }) =>
      fill !== undefined && opacity > 0.5 && isIn(frame, x, y) && isInside(rings, x, y),
  );
  if (!top?.fill) return palette.ground;
  if (typeof top.fill !== "object") return hexOf(top.fill);
  const [first] = top.fill.stops;
  return first ? hexOf(first.paint) : palette.ground;
}

/** By the even-odd rule, which is right wherever outlines of one shape don’t overlap. */
function isInside(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}
