import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { type Frame, type Path, type Point, polygon, sector } from "../../../engine/geometry/path.ts";
import { metal } from "./metal.ts";
import { inset, steppedBorder, steppedPlate } from "./ornaments.ts";
import { setOnAxis } from "./words.ts";

/** Scales as on a fish or a fan-paved street cover the canvas; the words are on a plaque. */
export function scales(kit: Kit): void {
  const { width, height, unit } = kit;
  const canvas: Frame = { x: 0, y: 0, width, height };
  const isWide = width > height * 1.2;
  kit.group("Scales", scalePlans(kit, canvas), canvas);
  const plaque: Frame = isWide
    ? { x: width * 0.2, y: height * 0.14, width: width * 0.6, height: height * 0.72 }
    : { x: width * 0.1, y: height * 0.15, width: width * 0.8, height: height * 0.7 };
  const steps = { count: 2, size: unit * 3 };
  kit.shape("Plaque", { path: steppedPlate(plaque, steps), fill: "ground", isPlate: true });
  const lines: Path = [
    ...steppedBorder(inset(plaque, unit * 1.2), steps, unit * 0.9),
    ...steppedBorder(inset(plaque, unit * 3.2), steps, unit * 0.25),
  ];
  kit.group("Frames", [{ path: lines, fill: metal(plaque) }]);
  setOnAxis(kit, inset({ ...plaque, y: plaque.y + unit * 1, height: plaque.height - unit * 2 }, unit * 9));
}

/** Rows from the top to the bottom, each half over the one before. */
function scalePlans(kit: Kit, frame: Frame): ShapePlan[] {
  const random = kit.random.fork("scales");
  const across = Math.round(kit.brief.detail / 25) + (frame.width > frame.height * 1.2 ? 8 : 5);
  const radius = frame.width / across / 2;
  const look = random.pick(["rings", "rays", "solid"] as const);
  const rows = Math.ceil(frame.height / (radius * 0.5)) + 2;
  return Array.from({ length: rows }, (_, row): ShapePlan[] => {
    const y = frame.y + row * radius * 0.5;
    const first = frame.x + (row % 2) * radius;
    const centers = Array.from({ length: across + 1 }, (_, index) => first + index * radius * 2);
    const each = (draw: (x: number) => Path): Path => centers.flatMap(draw);
    // Only upper halves can be seen: the others would double the file.
    const bands = (...pairs: (readonly [number, number])[]): Path =>
      each((x) => pairs.flatMap(([outer, inner]) => sector(x, y, radius * outer, [0.5, 1], radius * inner)));
    const discs = (share: number): Path => each((x) => sector(x, y, radius * share, [0.5, 1]));
    const base: ShapePlan = { path: discs(1), fill: "ground" };
    const light = metal(frame);
    if (look === "solid") {
      return [
        { path: discs(1), fill: "accent" },
        { path: discs(0.93), fill: row % 2 === 0 ? "support" : "ground" },
        { path: [...bands([0.74, 0.69]), ...discs(0.42)], fill: light },
      ];
    }
    if (look === "rays") {
      const rays = each((x) => raysOf([x, y], radius));
      return [base, { path: [...bands([1, 0.93]), ...rays, ...discs(0.24)], fill: light }];
    }
    return [
      base,
      { path: bands([1, 0.92], [0.82, 0.78], [0.62, 0.54]), fill: light },
      { path: discs(0.36), fill: "support" },
      { path: bands([0.36, 0.32]), fill: light },
    ];
  }).flat();
}

const raysOf = ([x, y]: Point, radius: number): Path =>
  Array.from({ length: 7 }, (_, index) => {
    const turn = 0.5 + (index + 0.5) / 14;
    const at = (reach: number, off: number): Point => {
      const angle = (turn + off) * 2 * Math.PI;
      return [x + reach * radius * Math.cos(angle), y + reach * radius * Math.sin(angle)];
    };
    return polygon([at(0.36, -0.012), at(0.84, -0.012), at(0.84, 0.012), at(0.36, 0.012)]);
  }).flat();
