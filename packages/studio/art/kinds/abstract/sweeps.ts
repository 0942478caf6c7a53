import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { curveThrough } from "../../../engine/geometry/curve.ts";
import { circle, type Path, type Point, sector } from "../../../engine/geometry/path.ts";
import { gridOver, isolines } from "../../styles/line/isolines.ts";
import { fieldOf } from "../field.ts";
import type { Draw, Plane } from "./plane.ts";

/** Band between two curves from the left to the right. */
function bandBetween(upper: readonly Point[], lower: readonly Point[]): Path {
  const [, ...back] = curveThrough(lower.toReversed());
  const last = lower.at(-1) ?? [0, 0];
  return [...curveThrough(upper), ["L", ...last], ...back, ["Z"]];
}

/** Hills behind each other that run over the whole canvas. */
export const hills: Draw = (plane) => {
  const { canvas, random, short, vigor, kit } = plane;
  const count = Math.round(5 + vigor * 7);
  const field = fieldOf(random.fork("hills"), canvas.width * 0.8);
  const top = canvas.height * random.fork("top").between(0.12, 0.3);
  const edge = short * 0.12;
  const curve = (index: number): Point[] =>
    Array.from({ length: 15 }, (_, step): Point => {
      const x = -edge + (step / 14) * (canvas.width + 2 * edge);
      const y = top + (index / count) * (canvas.height - top);
      return [x, y + field([x, index * short * 0.23]) * short * (0.05 + 0.09 * (1 - index / count))];
    });
  const floor: Point[] = [
    [-edge, canvas.height + edge],
    [canvas.width + edge, canvas.height + edge],
  ];
  const isPrint = kit.brief.style === "riso";
  const colors = rampDown(plane, count);
  const sunAt: Point = [canvas.width * random.fork("sun").pick([0.28, 0.5, 0.7]), top * 1.02];
  return [
    ...plane.form(circle(...sunAt, short * 0.16), plane.ramp.includes("highlight") ? "highlight" : "accent"),
    ...Array.from({ length: count }, (_, index) => {
      const lower = isPrint && index < count - 1 ? curve(index + 1) : floor;
      return plane.form(bandBetween(curve(index), lower), colors[index] ?? "accent");
    }).flat(),
  ];
};

/** Colors from the ground's neighbor to its opposite, none next to itself. */
function rampDown({ ramp, random }: Plane, count: number): PaletteRole[] {
  const usable = ramp.filter((role) => role !== "ground");
  const order = random.fork("order").chance(0.5) ? usable : usable.toReversed();
  return Array.from({ length: count }, (_, index) => order[index % order.length] ?? "accent");
}

/** Rings around places, over each other. */
export const ripples: Draw = (plane) => {
  const { canvas, random, short, vigor, kit } = plane;
  const chance = random.fork("ripples");
  const rings = Math.round(5 + vigor * 9);
  const places = chance.shuffled([
    [0.16, 0.2],
    [0.82, 0.3],
    [0.3, 0.86],
    [0.72, 0.84],
    [0.5, 0.5],
  ] as const);
  const count = 2 + Math.round(vigor * 2);
  return places.slice(0, count).flatMap(([x, y], index) => {
    const at: Point = [canvas.width * x, canvas.height * y];
    const reach = short * chance.between(0.42, 0.72) * (index === 0 ? 1.25 : 1);
    const pair = chance.shuffled(plane.ramp.filter((role) => role !== "ground"));
    return Array.from({ length: rings }, (_, ring): ShapePlan[] => {
      const radius = reach * (1 - ring / rings);
      const fill = ring % 2 === 0 ? (pair[ring % 4 === 0 ? 0 : 1] ?? "accent") : "ground";
      if (kit.brief.style === "riso" && ring % 2 === 1) return [];
      if (kit.brief.style === "riso")
        return plane.form(
          sector(...at, radius, [0, 0.9999], radius - reach / rings),
          pair[0] ?? "accent",
          chance.fork(`${ring}`),
        );
      return plane.form(circle(...at, radius), fill);
    }).flat();
  });
};

/** Strands that follow a current. */
export const current: Draw = (plane) => {
  const { canvas, random, short, vigor, weight, kit } = plane;
  const field = fieldOf(random.fork("current"), plane.long * 1.1);
  const chance = random.fork("strands");
  const { style } = kit.brief;
  const step = short / 36;
  const isFine = style === "line" || style === "deco" || style === "editorial";
  const apart = short * (isFine ? 0.026 - vigor * 0.012 : 0.07 - vigor * 0.034);
  const taken = new Set<string>();
  const keyOf = ([x, y]: Point) => `${Math.round(x / apart)},${Math.round(y / apart)}`;
  const plans: ShapePlan[] = [];
  const paints = plane.ramp.filter((role) => role !== "ground");
  const tries = Math.round((canvas.width * canvas.height) / apart ** 2);
  for (let count = 0; count < tries && plans.length < 700; count++) {
    let at: Point = [chance.next() * canvas.width, chance.next() * canvas.height];
    const line: Point[] = [];
    const own = new Set<string>();
    for (let length = 0; length < 26; length++) {
      const key = keyOf(at);
      if (taken.has(key) && !own.has(key)) break;
      own.add(key);
      line.push(at);
      const turn = field(at) * 2.4;
      at = [at[0] + Math.cos(turn) * step, at[1] + Math.sin(turn) * step];
    }
    if (line.length < 5) continue;
    for (const key of own) taken.add(key);
    const path = curveThrough(line);
    const paint =
      style === "line"
        ? "ink"
        : (paints[Math.floor((0.5 + field(line[0] ?? at) * 0.5) * paints.length)] ?? chance.pick(paints));
    const wide = isFine ? weight : apart * chance.between(0.4, 0.72);
    if (style === "brutal") plans.push({ path, stroke: { paint: "ink", width: wide + weight * 2 } });
    plans.push({
      path,
      stroke: {
        paint: style === "line" && chance.chance(0.08) ? "accent" : paint,
        width: style === "line" && chance.chance(0.05) ? wide * 3 : wide,
      },
      ...(style === "riso" && { isMultiplied: true }),
    });
  }
  return plans;
};

/** Discs that leave each other room, the large ones first. */
export const packing: Draw = (plane) => {
  const { canvas, random, short, vigor } = plane;
  const chance = random.fork("discs");
  const discs: { readonly at: Point; readonly radius: number }[] = [];
  const most = short * 0.24;
  const least = short * (0.05 - vigor * 0.036);
  for (let tries = 0; tries < 2_600 && discs.length < 60 + vigor * 140; tries++) {
    const at: Point = [chance.between(-0.04, 1.04) * canvas.width, chance.between(-0.04, 1.04) * canvas.height];
    const room =
      discs.reduce(
        (min, disc) => Math.min(min, Math.hypot(at[0] - disc.at[0], at[1] - disc.at[1]) - disc.radius),
        most,
      ) -
      short * 0.008;
    const limit = Math.max(least, most * (1 - tries / 900));
    if (room < least || (tries < 500 && room < limit * 0.8)) continue;
    discs.push({ at, radius: Math.min(room, limit) });
  }
  const paints = plane.ramp.filter((role) => role !== "ground");
  return discs.flatMap(({ at, radius }, index) => {
    const [first = "accent", second = "support"] = chance.shuffled(paints);
    const plans = plane.form(circle(...at, radius), first, chance.fork(`${index}`));
    if (radius > short * 0.07 && chance.chance(0.5))
      plans.push(
        ...plane.form(circle(...at, radius * 0.55), chance.chance(0.5) ? "ground" : second, chance.fork(`in ${index}`)),
      );
    return plans;
  });
};

/** Rays from one place to all edges. */
export const rays: Draw = (plane) => {
  const { canvas, random, vigor, short } = plane;
  const chance = random.fork("rays");
  const isSymmetric = plane.kit.brief.style === "deco";
  const at: Point = isSymmetric
    ? [canvas.width / 2, canvas.height * chance.pick([0.5, 1])]
    : [canvas.width * chance.pick([0.2, 0.5, 0.8]), canvas.height * chance.pick([0.16, 0.5, 0.9])];
  const count = Math.round(9 + vigor * 14) * 2;
  const reach = Math.hypot(canvas.width, canvas.height);
  const paints = plane.ramp.filter((role) => role !== "ground");
  const rings = [0.1, 0.19, 0.3, 0.44].slice(0, 2 + Math.round(vigor * 2));
  return [
    ...Array.from({ length: count / 2 }, (_, index) =>
      plane.form(
        sector(...at, reach, [(index * 2) / count, (index * 2 + 1) / count]),
        paints[index % paints.length] ?? "accent",
        chance.fork(`${index}`),
      ),
    ).flat(),
    ...rings
      .toReversed()
      .flatMap((share, index) => [
        ...plane.form(
          circle(...at, short * share),
          index % 2 === 0 ? "ground" : (paints[index % paints.length] ?? "accent"),
        ),
      ]),
  ];
};

/** Lines of one height, as on a map. */
export const heights: Draw = (plane) => {
  const { canvas, random, short, vigor, weight, kit } = plane;
  const field = fieldOf(random.fork("map"), plane.long * 0.6);
  const cell = short / 44;
  const grid = gridOver(
    { x: -2 * cell, y: -2 * cell, width: canvas.width + 5 * cell, height: canvas.height + 5 * cell },
    cell,
    field,
  );
  const count = Math.round(9 + vigor * 14);
  const { style } = kit.brief;
  const paints = plane.ramp.filter((role) => role !== "ground");
  const levels = Array.from({ length: count }, (_, index) => -1.5 + (3 * (index + 0.5)) / count);
  return levels.flatMap((level, index): ShapePlan[] => {
    const lines = isolines(grid, level);
    const filled = lines
      .filter(({ isClosed }) => isClosed && index > count * 0.62 && style !== "deco")
      .map(
        ({ path }): ShapePlan => ({
          path,
          fill: style === "line" ? "accent" : (paints[index % paints.length] ?? "accent"),
          ...(style === "line" && { opacity: 0.35 }),
        }),
      );
    const paint =
      style === "line" || style === "brutal"
        ? "ink"
        : style === "deco"
          ? "accent"
          : (paints[index % paints.length] ?? "ink");
    const wide = style === "line" || style === "deco" || style === "editorial" ? weight * 1.1 : weight * 2.6;
    const path = lines.flatMap((line) => line.path);
    return path.length === 0
      ? []
      : [...filled, { path, stroke: { paint, width: wide }, ...(style === "riso" && { isMultiplied: true }) }];
  });
};
