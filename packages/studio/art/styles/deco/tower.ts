import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { type Frame, type Path, type Point, polygon, rectangle } from "../../../engine/geometry/path.ts";
import { metal, metalOnAxis } from "./metal.ts";
import { diamond, drawBorder, fieldOf } from "./ornaments.ts";
import { burst } from "./rays.ts";
import { setOnAxis } from "./words.ts";

/** A skyscraper in the light of searchlights; on a wide canvas, one on each side. */
export function tower(kit: Kit): void {
  const { width, height, unit } = kit;
  const field = fieldOf(kit);
  const isWide = width > height * 1.2;
  if (isWide) {
    const side = field.width * 0.27;
    for (const x of [field.x, field.x + field.width - side]) drawTower(kit, { ...field, x, width: side });
    const lines = [field.x + side, field.x + field.width - side].map((x) =>
      rectangle({ ...field, x: x - unit * 0.15, width: unit * 0.3 }),
    );
    kit.group("Panels", [{ path: lines.flat(), fill: metal(field) }]);
    drawBorder(kit, { count: 2, size: unit * 2 });
    const left = field.x + side + unit * 4;
    setOnAxis(kit, { x: left, width: width - 2 * left, y: field.y + unit * 6, height: field.height - unit * 12 });
    return;
  }
  const horizon = field.y + field.height * (kit.brief.headline.length > 24 ? 0.52 : 0.58);
  drawTower(kit, { ...field, height: horizon - field.y });
  kit.group("Street", [{ path: rectangle({ ...field, y: horizon, height: unit * 0.8 }), fill: metalOnAxis(field) }]);
  drawBorder(kit, { count: 2, size: unit * 2 });
  const top = horizon + unit * 5.5;
  setOnAxis(kit, {
    x: field.x + unit * 4,
    width: field.width - unit * 8,
    y: top,
    height: field.y + field.height - unit * 4 - top,
  });
}

function drawTower(kit: Kit, frame: Frame): void {
  const random = kit.random.fork("tower");
  const { unit, brief } = kit;
  const [cx, bottom] = [frame.x + frame.width / 2, frame.y + frame.height];
  const reach = Math.hypot(frame.width / 2, frame.height) * 1.05;
  const lights = { at: [cx, bottom] as Point, inner: 0, outer: reach, range: [0.5, 1] as const };
  const count = Math.round(8 + brief.detail / 12) * 2 + 1;
  const plans: ShapePlan[] = [
    { path: burst({ ...lights, count }), fill: "support" },
    { path: burst({ ...lights, count, share: 0.05 }), fill: "accent" },
  ];
  const half = Math.min(frame.width * 0.21, frame.height * 0.19);
  const tall = frame.height * 0.94;
  const order = random.pick([
    [1, 0.8, 0.6, 0.42, 0.26],
    [1, 0.7, 0.52, 0.3, 0.18],
    [1, 0.84, 0.68, 0.36, 0.22],
  ] as const);
  const shares = [0.26, 0.5, 0.68, 0.8, 0.87];
  const wings = [
    { off: 1.62, half: 0.52, tall: 0.44 },
    { off: 1.15, half: 0.34, tall: 0.58 },
  ];
  for (const wing of wings) {
    for (const side of [-1, 1]) {
      const wide = half * wing.half;
      const x = cx + side * half * wing.off;
      plans.push(
        ...block({ x: x - wide, y: bottom - tall * wing.tall, width: wide * 2, height: tall * wing.tall }, unit, 5),
      );
      plans.push(
        ...block(
          { x: x - wide * 0.5, y: bottom - tall * (wing.tall + 0.06), width: wide, height: tall * 0.06 },
          unit,
          3,
        ),
      );
    }
  }
  // From the top down, so that each block stands before the narrower one above it.
  for (let level = order.length - 1; level >= 0; level--) {
    const wide = half * (order[level] ?? 1);
    const top = bottom - tall * (shares[level] ?? 1);
    plans.push(...block({ x: cx - wide, y: top, width: wide * 2, height: bottom - top }, unit, 9 - level));
  }
  plans.push(...crown(cx, bottom - tall * 0.87, half * 0.2, tall * 0.13, frame));
  kit.group("Tower", plans, frame);
}

/** A box with a cornice and piers between its windows. */
function block(frame: Frame, unit: number, piers: number): ShapePlan[] {
  const line = unit * 0.3;
  const cornice = unit * 0.7;
  const count = piers % 2 === 0 ? piers + 1 : piers;
  const step = frame.width / count;
  const stripes = Array.from({ length: count }, (_, index) =>
    rectangle({
      x: frame.x + (index + 0.5) * step - step * 0.22,
      y: frame.y + cornice * 2.6,
      width: step * 0.44,
      height: frame.height,
    }),
  );
  const lines: Path = [
    ...rectangle({ ...frame, height: cornice }),
    ...rectangle({ ...frame, width: line }),
    ...rectangle({ ...frame, x: frame.x + frame.width - line, width: line }),
    ...stripes.flat(),
  ];
  return [
    { path: rectangle(frame), fill: "ground" },
    { path: lines, fill: metalOnAxis(frame) },
  ];
}

function crown(cx: number, y: number, half: number, tall: number, frame: Frame): ShapePlan[] {
  const steps = [1, 0.7, 0.42].map((share, index) =>
    rectangle({ x: cx - half * share, y: y - tall * 0.13 * (index + 1), width: half * share * 2, height: tall * 0.14 }),
  );
  const needle = polygon([
    [cx - half * 0.16, y - tall * 0.36],
    [cx, y - tall],
    [cx + half * 0.16, y - tall * 0.36],
  ]);
  return [{ path: [...steps.flat(), ...needle, ...diamond([cx, y - tall * 0.62], half * 0.3)], fill: metal(frame) }];
}
