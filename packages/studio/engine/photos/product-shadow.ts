import type { ShapePlan } from "../compose/kit.ts";
import { ellipse, rectangle } from "../geometry/path.ts";
import type { Scene } from "./product-scene.ts";

/** Drawn over each other, from the largest to the smallest: together they fade out. */
const layers = 14;

interface Soft {
  readonly opacity: number;
  /** Distance over which it fades out: a share of its size. */
  readonly softness: number;
}

const fading = (plan: (scale: number) => ShapePlan, { opacity, softness }: Soft): readonly ShapePlan[] => {
  const each = 1 - (1 - opacity) ** (1 / layers);
  return Array.from({ length: layers }, (_, index) => ({
    ...plan(1 + softness * (0.5 - index / (layers - 1))),
    opacity: each,
  }));
};

/** Sharpness and reach of shadows, by the light. */
const shadows = {
  left: { opacity: 0.34, softness: 0.9, reach: 0.34 },
  right: { opacity: 0.34, softness: 0.9, reach: 0.34 },
  above: { opacity: 0.36, softness: 1, reach: 0 },
  soft: { opacity: 0.22, softness: 1.3, reach: 0 },
} as const;

/** Darkens the ground under a product: where it touches it, and away from the light. A whole photo throws a shadow on the wall. */
export function castShadow({ kit, foot, footY, frame, light, side, tone }: Scene): void {
  const { opacity, softness, reach } = shadows[light];
  const paint = tone(0.18, 0.03);
  if (!foot) {
    const away = kit.unit * 1.2;
    const [dx, dy] = [-side * away, away * 1.4];
    const layer = (scale: number): ShapePlan => {
      const by = kit.unit * 3 * (scale - 1) + kit.unit * 0.4;
      const { x, y, width, height } = frame;
      const grown = { x: x + dx - by, y: y + dy - by, width: width + 2 * by, height: height + 2 * by };
      return { path: rectangle(grown, kit.unit * 2 + by), fill: paint };
    };
    kit.group("Shadow", fading(layer, { opacity, softness: softness * 2 }));
    return;
  }
  const width = foot.right - foot.left;
  const center = (foot.left + foot.right) / 2 - side * width * reach;
  const across = width * (0.62 + reach * 0.7);
  const deep = Math.min(width * 0.16, frame.height * 0.08);
  kit.group(
    "Shadow",
    fading((scale) => ({ path: ellipse(center, footY - deep * 0.1, across * scale, deep * scale), fill: paint }), {
      opacity,
      softness,
    }),
  );
  const contact = (scale: number): ShapePlan => ({
    path: ellipse((foot.left + foot.right) / 2, footY, width * 0.5 * scale, deep * 0.3 * scale),
    fill: paint,
  });
  kit.group("Contact shadow", fading(contact, { opacity: 0.55, softness: 0.5 }));
}
