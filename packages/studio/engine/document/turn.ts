import { type Frame, type Point, turnPoint } from "../geometry/path.ts";
import { frameAround, pathExtent } from "../geometry/path-extent.ts";
import { readPath } from "../geometry/read-path.ts";

interface Outlined {
  readonly data: string;
  readonly stroke?: { readonly width: number } | undefined;
  readonly within?: string | undefined;
}

/** Elements of a document but texts, which are turned around a corner. Documents are weighed by this file, so it knows no more of them. */
export type Turnable = { readonly turn?: number | undefined } & (
  | ({ readonly kind: "shape" } & Outlined)
  | {
      readonly kind: "group";
      readonly children: readonly Outlined[];
      readonly clip?: Frame | undefined;
      readonly repeat?: object | undefined;
    }
  | ({ readonly kind: "image" } & Frame)
);

/** The least frame around what can be seen of an element before it is turned. @returns undefined if it shows nothing. */
export function unturnedFrame(element: Turnable): Frame | undefined {
  switch (element.kind) {
    case "shape":
      return shapeFrame(element);
    case "group": {
      const frame = unionOf(element.children.flatMap((child) => shapeFrame(child) ?? []));
      return frame && element.clip ? intersectionOf(frame, element.clip) : frame;
    }
    case "image": {
      const { x, y, width, height } = element;
      return { x, y, width, height };
    }
  }
}

/** An element's turn: clockwise, in degrees, around the middle of its frame. */
export interface Turn {
  readonly degrees: number;
  readonly pivot: Point;
}

/** @returns undefined for what is upright. */
export function turnOf(element: Turnable): Turn | undefined {
  if (!element.turn || (element.kind === "group" && element.repeat)) return undefined;
  const frame = unturnedFrame(element);
  return frame && { degrees: element.turn, pivot: middleOf(frame) };
}

export const middleOf = ({ x, y, width, height }: Frame): Point => [x + width / 2, y + height / 2];

/** The least upright frame around a frame that is turned. */
export function turnedFrame({ x, y, width, height }: Frame, { degrees, pivot }: Turn): Frame {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  const turned = corners.map((corner) => turnPoint(corner, degrees, pivot));
  const around = frameAround(
    turned.map(([cornerX]) => cornerX),
    turned.map(([, cornerY]) => cornerY),
  );
  return around ?? { x, y, width, height };
}

/** The least frame around frames. @returns undefined without any. */
export const unionOf = (frames: readonly Frame[]): Frame | undefined =>
  frameAround(
    frames.flatMap(({ x, width }) => [x, x + width]),
    frames.flatMap(({ y, height }) => [y, y + height]),
  );

function shapeFrame({ data, stroke, within }: Outlined): Frame | undefined {
  const frame = pathExtent(readPath(data));
  if (!frame) return undefined;
  const half = (stroke?.width ?? 0) / 2;
  const drawn = {
    x: frame.x - half,
    y: frame.y - half,
    width: frame.width + 2 * half,
    height: frame.height + 2 * half,
  };
  const limit = within === undefined ? undefined : pathExtent(readPath(within));
  return limit ? intersectionOf(drawn, limit) : drawn;
}

function intersectionOf(a: Frame, b: Frame): Frame | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return right >= x && bottom >= y ? { x, y, width: right - x, height: bottom - y } : undefined;
}
