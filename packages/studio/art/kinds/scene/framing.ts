import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Frame, flatten, type Path, polygon, rectangle, sector } from "../../../engine/geometry/path.ts";
import { metal } from "../../styles/deco/metal.ts";
import { centerOf, scaledFrame } from "../frames.ts";

/** Opening that a scene is seen through. */
export interface Framing {
  readonly id: string;
  /** The least frame around the opening. */
  readonly frame: (kit: Kit) => Frame;
  /** None: the scene fills the canvas. */
  readonly opening?: (frame: Frame) => Path;
}

const whole = ({ width, height }: Kit): Frame => ({ x: 0, y: 0, width, height });
const matted = (kit: Kit): Frame => {
  const edge = kit.unit * 8;
  return { x: edge, y: edge, width: kit.width - 2 * edge, height: kit.height - 2 * edge };
};

const archIn = ({ x, y, width, height }: Frame): Path => {
  const radius = Math.min(width / 2, height * 0.5);
  const [, , ...round] = sector(x + width / 2, y + radius, radius, [0.5, 1]);
  return [
    ["M", x + width / 2 - radius, y + radius],
    ...round.slice(0, -1),
    ["L", x + width / 2 + radius, y + height],
    ["L", x + width / 2 - radius, y + height],
    ["Z"],
  ];
};

/** Frame as wide as an arch is on such a canvas. */
const archFrame = (kit: Kit): Frame => {
  const frame = matted(kit);
  const wide = Math.min(frame.width, frame.height * 0.92);
  return { ...frame, x: frame.x + (frame.width - wide) / 2, width: wide };
};

const discFrame = (kit: Kit): Frame => {
  const frame = matted(kit);
  const side = Math.min(frame.width, frame.height);
  return { x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side, height: side };
};

/** Three or four panes side by side. */
const panesIn = ({ x, y, width, height }: Frame): Path => {
  const isWide = width > height;
  const count = isWide ? 4 : 3;
  const gap = Math.min(width, height) * 0.03;
  const size = ((isWide ? width : height) - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) =>
    rectangle(
      isWide
        ? { x: x + index * (size + gap), y, width: size, height }
        : { x, y: y + index * (size + gap), width, height: size },
    ),
  ).flat();
};

export const framings: readonly Framing[] = [
  { id: "whole", frame: whole },
  { id: "mat", frame: matted, opening: (frame) => rectangle(frame) },
  { id: "arch", frame: archFrame, opening: archIn },
  { id: "disc", frame: discFrame, opening: (frame) => circle(...centerOf(frame), frame.width / 2) },
  { id: "panes", frame: matted, opening: panesIn },
];

/** Covers everything around the opening, and draws its edge as the style does. */
export function drawMat(kit: Kit, { opening, frame: frameOf }: Framing): void {
  if (!opening) return;
  const frame = frameOf(kit);
  const path = opening(frame);
  const { unit, width, height, brief } = kit;
  const holes = flatten(path, unit * 0.6).flatMap((ring) => polygon(ring.toReversed()));
  const canvas = scaledFrame({ x: 0, y: 0, width, height }, 1.02);
  const plans: ShapePlan[] = [{ path: [...rectangle(canvas), ...holes], fill: "ground" }];
  if (brief.style === "line") plans.push({ path, stroke: { paint: "ink", width: unit * 0.26 } });
  if (brief.style === "brutal") plans.push({ path, stroke: { paint: "ink", width: unit * 1.2 } });
  if (brief.style === "editorial") plans.push({ path, stroke: { paint: "ink", width: unit * 0.14 } });
  if (brief.style === "deco") plans.push(...goldEdge(kit, path, frame));
  kit.group("Mat", plans);
}

function goldEdge({ unit }: Kit, path: Path, frame: Frame): ShapePlan[] {
  const around = (share: number): Path => {
    const [cx, cy] = centerOf(frame);
    return flatten(path, unit * 0.6).flatMap((ring) =>
      polygon(ring.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share])),
    );
  };
  const band = (outer: number, inner: number): Path => [
    ...around(outer),
    ...flatten(around(inner), unit).flatMap((ring) => polygon(ring.toReversed())),
  ];
  return [
    { path: band(1.012, 1), fill: metal(frame) },
    { path: band(1.032, 1.027), fill: metal(frame) },
  ];
}
