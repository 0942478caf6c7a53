import type { Kit } from "../../../engine/compose/kit.ts";
import { type Frame, type Path, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { fanPlans } from "./fans.ts";
import { metal, metalOnAxis } from "./metal.ts";
import { diamond, inset, steppedBorder, steppedPlate } from "./ornaments.ts";
import { burst } from "./rays.ts";
import { setOnAxis } from "./words.ts";

/** Rays over the whole canvas, and before them a gate of stepped frames with the words in it. */
export function portal(kit: Kit): void {
  const { width, height, unit, brief } = kit;
  const random = kit.random.fork("portal");
  const canvas: Frame = { x: 0, y: 0, width, height };
  const isWide = width > height * 1.2;
  const at: Point = [width / 2, random.pick([0.5, 0.5, 1]) * height];
  const reach = Math.hypot(width, height);
  const count = Math.round(22 + brief.detail / 4) * 2;
  const rays = { at, inner: 0, outer: reach, range: [0.25, 1.25] as const, count };
  kit.group(
    "Rays",
    [
      { path: burst(rays), fill: "support" },
      { path: burst({ ...rays, share: 0.09 }), fill: metal(canvas) },
    ],
    canvas,
  );
  const gate: Frame = isWide
    ? { x: width * 0.15, y: height * 0.09, width: width * 0.7, height: height * 0.82 }
    : { x: width * 0.1, y: height * 0.1, width: width * 0.8, height: height * 0.8 };
  const steps = { count: 3, size: unit * 3.2 };
  const frames: Path[] = [];
  let inward = unit * 1.2;
  for (const thickness of [1.1, 0.3, 0.3]) {
    frames.push(steppedBorder(inset(gate, inward), steps, unit * thickness));
    inward += unit * (thickness + 1.1);
  }
  kit.shape("Gate", { path: steppedPlate(gate, steps), fill: "ground", isPlate: true });
  kit.group("Frames", [{ path: frames.flat(), fill: metal(gate) }]);
  kit.group("Edge", [{ path: edge(canvas, unit * 1.2), fill: metalOnAxis(canvas) }]);
  const middle = inset(gate, inward);
  const stone = unit * 3.4;
  const isTall = middle.height > middle.width * 1.6;
  if (isTall) {
    const radius = middle.width * 0.3;
    kit.group("Fans", [
      ...fanPlans(kit, [width / 2, middle.y], radius, [0, 0.5]),
      ...fanPlans(kit, [width / 2, middle.y + middle.height], radius, [0.5, 1]),
    ]);
  } else
    kit.group("Stones", [
      {
        path: [middle.y + unit * 6, middle.y + middle.height - unit * 6].flatMap((y) => stones([width / 2, y], stone)),
        fill: metal({ x: width / 2 - stone * 2, y: middle.y, width: stone * 4, height: middle.height }),
      },
    ]);
  setOnAxis(kit, {
    x: middle.x + unit * 5,
    width: middle.width - unit * 10,
    y: middle.y + unit * (isTall ? 26 : 12),
    height: middle.height - unit * (isTall ? 52 : 24),
  });
}

const stones = ([cx, cy]: Point, size: number): Path => [
  ...diamond([cx, cy], size * 0.5, size * 0.8),
  ...diamond([cx - size * 1.15, cy], size * 0.28, size * 0.45),
  ...diamond([cx + size * 1.15, cy], size * 0.28, size * 0.45),
];

const edge = (frame: Frame, width: number): Path => {
  const inner = inset(frame, width);
  return [
    ...rectangle({ ...frame, height: width }),
    ...rectangle({ ...frame, y: frame.y + frame.height - width, height: width }),
    ...rectangle({ ...inner, x: frame.x, width }),
    ...rectangle({ ...inner, x: frame.x + frame.width - width, width }),
  ];
};
