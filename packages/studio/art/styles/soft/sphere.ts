import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { glow, isDusk } from "./glow.ts";
import { grain } from "./grain.ts";

interface Sphere {
  readonly at: Point;
  readonly radius: number;
  readonly random: Random;
  /** Number of specks in its shadow. */
  readonly specks: number;
}

/** A ball lit from the top left, in its own colored shadow, with a grain where it turns away from the light. */
export function spherePlans(kit: Kit, { at: [cx, cy], radius, random, specks }: Sphere): ShapePlan[] {
  const dusk = isDusk(kit);
  const light: Point = [cx - radius * 0.36, cy - radius * 0.42];
  const body: ShapePlan = {
    path: circle(cx, cy, radius),
    fill: {
      gradient: "radial",
      from: [...light],
      to: [light[0] + radius * 1.72, light[1]],
      stops: [
        { at: 0, paint: "highlight" },
        { at: 0.5, paint: "accent" },
        { at: 0.84, paint: "support" },
        { at: 1, paint: dusk ? "ground" : "accent" },
      ],
    },
  };
  const rim: ShapePlan = {
    path: circle(cx, cy, radius),
    fill: {
      gradient: "radial",
      from: [cx - radius * 0.12, cy - radius * 0.14],
      to: [cx - radius * 0.12 + radius * 1.19, cy - radius * 0.14],
      stops: [
        { at: 0, paint: "highlight", opacity: 0 },
        { at: 0.8, paint: "highlight", opacity: 0 },
        { at: 1, paint: "highlight", opacity: dusk ? 0.55 : 0.8 },
      ],
    },
  };
  const shade = (x: number, y: number) => {
    const far = Math.hypot(x - light[0], y - light[1]) / (radius * 1.55);
    return Math.min(1, Math.max(0, far - 0.42) * 1.8) ** 2.4;
  };
  return [
    glow([cx + radius * 0.12, cy + radius * 0.42], radius * 1.42, "accent", dusk ? 0.75 : 0.9),
    body,
    glow(
      [light[0] + radius * 0.06, light[1] + radius * 0.08],
      radius * 0.52,
      dusk ? "ink" : "ground",
      dusk ? 0.7 : 0.85,
    ),
    rim,
    {
      path: grain(random, [cx, cy], radius * 0.985, specks, kit.unit * 0.11, shade),
      fill: "ink",
      opacity: dusk ? 0.22 : 0.3,
    },
  ];
}
