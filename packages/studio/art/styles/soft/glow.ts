import { lchOf } from "../../../engine/color/color.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { Gradient, Paint } from "../../../engine/document/document.ts";
import { circle, type Frame, type Point } from "../../../engine/geometry/path.ts";

/** Share of a glow's light that is left on the way to its edge: no ring is seen anywhere. */
const falloff = [
  [0, 1],
  [0.2, 0.9],
  [0.4, 0.65],
  [0.6, 0.34],
  [0.8, 0.1],
  [1, 0],
] as const;

/** Light of one color that fades to nothing. */
export function glow([x, y]: Point, radius: number, paint: Paint, opacity = 1): ShapePlan {
  const stops = falloff.map(([at, share]) => ({ at, paint, opacity: Math.round(share * opacity * 1_000) / 1_000 }));
  return { path: circle(x, y, radius), fill: { gradient: "radial", from: [x, y], to: [x + radius, y], stops } };
}

export const isDusk = (kit: Kit): boolean => lchOf(kit.palette.ground).lightness < 0.5;

export const canvasOf = ({ width, height }: Kit): Frame => ({ x: 0, y: 0, width, height });

/** Glows of all colors over the canvas. @param calm where only a pale one lies. */
export function drawField(kit: Kit, calm: Point): void {
  const { width, height } = kit;
  const random = kit.random.fork("field");
  const long = Math.max(width, height);
  const turn = random.next();
  const paints = random.shuffled(["accent", "support", "accent", "highlight", "support"] as const);
  const glows = paints.map((paint, index): ShapePlan => {
    const angle = (turn + index / paints.length) * 2 * Math.PI;
    const at: Point = [
      width * (0.5 + 0.52 * Math.cos(angle)) + random.between(-0.1, 0.1) * width,
      height * (0.5 + 0.52 * Math.sin(angle)) + random.between(-0.1, 0.1) * height,
    ];
    const isPale = paint === "highlight";
    return glow(at, long * random.between(0.5, 0.68), isPale && isDusk(kit) ? "accent" : paint, 0.95);
  });
  glows.push(glow(calm, long * 0.42, isDusk(kit) ? "ground" : "highlight", 0.75));
  kit.group("Field", glows, canvasOf(kit));
}

/** Gradient from one color to another along a line. */
export const linear = (from: Point, to: Point, stops: readonly (readonly [number, Paint, number?])[]): Gradient => ({
  gradient: "linear",
  from: [...from],
  to: [...to],
  stops: stops.map(([at, paint, opacity = 1]) => ({ at, paint, opacity })),
});
