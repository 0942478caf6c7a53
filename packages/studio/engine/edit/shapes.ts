import type { DesignDocument, Gradient, Paint, ShapeElement } from "../document/document.ts";
import { middleOf } from "../document/turn.ts";
import { type Frame, pathData, rectangle } from "../geometry/path.ts";
import { pathExtent } from "../geometry/path-extent.ts";
import { readPath } from "../geometry/read-path.ts";
import { changeElement } from "./change-element.ts";

const changeShape = (design: DesignDocument, id: string, change: (shape: ShapeElement) => ShapeElement) =>
  changeElement(design, id, (element) => (element.kind === "shape" ? change(element) : element));

/** Outlines are stored to a hundredth. */
const nearEnough = 0.02;

interface Rounded {
  readonly frame: Frame;
  readonly radius: number;
}

/** A shape as a rectangle with round corners. @returns undefined for any other shape. */
export function roundedOf({ data }: ShapeElement): Rounded | undefined {
  const path = readPath(data);
  const frame = pathExtent(path);
  const [start] = path;
  if (!frame || start?.[0] !== "M" || frame.width === 0 || frame.height === 0) return undefined;
  const radius = Math.max(0, start[1] - frame.x);
  const wanted = rectangle(frame, radius < nearEnough ? 0 : radius);
  const isSame =
    wanted.length === path.length &&
    wanted.every(([letter, ...numbers], at) => {
      const [otherLetter, ...others] = path[at] ?? ["Z"];
      return letter === otherLetter && numbers.every((value, index) => isNear(value, others[index] ?? Number.NaN));
    });
  return isSame ? { frame, radius } : undefined;
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= nearEnough;

/** Rounds the corners of a rectangle, up to half of its shorter side. */
export const setCornerRadius = (design: DesignDocument, id: string, radius: number): DesignDocument =>
  changeShape(design, id, (shape) => {
    const rounded = roundedOf(shape);
    return !rounded || Math.abs(rounded.radius - radius) < nearEnough
      ? shape
      : { ...shape, data: pathData(rectangle(rounded.frame, radius)) };
  });

/** Draws a line of a width along the outline; 0 takes it away, unless there is nothing else to see. */
export const setStrokeWidth = (design: DesignDocument, id: string, width: number): DesignDocument =>
  changeShape(design, id, (shape) => {
    const { stroke, ...rest } = shape;
    if ((stroke?.width ?? 0) === width) return shape;
    if (width <= 0) return rest.fill === undefined ? shape : rest;
    return { ...shape, stroke: { paint: stroke?.paint ?? (rest.fill === "ink" ? "accent" : "ink"), width } };
  });

export type FillKind = "solid" | "gradient" | "none";

export const fillKindOf = ({ fill }: ShapeElement): FillKind =>
  fill === undefined ? "none" : typeof fill === "object" ? "gradient" : "solid";

/** Fills a shape with one color, with a gradient between two, or not at all; then it has a line. */
export const setFillKind = (design: DesignDocument, id: string, kind: FillKind): DesignDocument =>
  changeShape(design, id, (shape) => {
    if (fillKindOf(shape) === kind) return shape;
    const { fill, ...rest } = shape;
    const first: Paint = typeof fill === "object" ? (fill.stops[0]?.paint ?? "ink") : (fill ?? "accent");
    if (kind === "solid") return { ...rest, fill: first };
    if (kind === "gradient") return { ...rest, fill: gradientOver(shape, first, 90) };
    const width = Math.max(1, Math.round(Math.min(design.width, design.height) / 200));
    return { ...rest, stroke: rest.stroke ?? { paint: first, width } };
  });

/** Direction of a linear gradient, in degrees: 0 to the right, 90 down. @returns undefined for other fills. */
export function gradientDegreesOf({ fill }: ShapeElement): number | undefined {
  if (typeof fill !== "object" || fill.gradient !== "linear") return undefined;
  const [[x1, y1], [x2, y2]] = [fill.from, fill.to];
  return Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
}

/** Turns a linear gradient within its shape, from edge to edge. */
export const setGradientDegrees = (design: DesignDocument, id: string, degrees: number): DesignDocument =>
  changeShape(design, id, (shape) =>
    typeof shape.fill !== "object" || gradientDegreesOf(shape) === degrees
      ? shape
      : { ...shape, fill: { ...shape.fill, ...alongShape(shape, degrees) } },
  );

const gradientOver = (shape: ShapeElement, first: Paint, degrees: number): Gradient => ({
  gradient: "linear",
  ...alongShape(shape, degrees),
  stops: [
    { at: 0, paint: first },
    { at: 1, paint: first === "highlight" ? "accent" : "highlight" },
  ],
});

/** The ends of a line through the middle of a shape, where its edges project on it. */
function alongShape({ data }: ShapeElement, degrees: number): Pick<Gradient, "from" | "to"> {
  const frame = pathExtent(readPath(data)) ?? { x: 0, y: 0, width: 1, height: 1 };
  const [x, y] = middleOf(frame);
  const [across, down] = [Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)];
  const half = (Math.abs(frame.width * across) + Math.abs(frame.height * down)) / 2;
  const end = (sign: number): [number, number] => [tidy(x + sign * half * across), tidy(y + sign * half * down)];
  return { from: end(-1), to: end(1) };
}

/** Zero has no sign: what is stored would have lost it. */
const tidy = (value: number): number => Math.round(value * 100) / 100 + 0;
