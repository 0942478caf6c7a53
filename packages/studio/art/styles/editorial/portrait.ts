import { contrast, oklch } from "../../../engine/color/color.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, ellipse, mapPoints, type Path, type Point, smoothThrough } from "../../../engine/geometry/path.ts";
import { sideOf } from "../../../engine/geometry/side-of.ts";
import { type Stage, scaled, shade, standOn, tonesOn } from "./stage.ts";

const hatTurn = -0.09;

/** Tilts what is around the head. */
const tilted = (path: Path): Path =>
  mapPoints(path, ([x, y]) => {
    const [cos, sin] = [Math.cos(hatTurn), Math.sin(hatTurn)];
    return [x * cos - (y + 84) * sin, -84 + x * sin + (y + 84) * cos];
  });

/** The right half of a closed line, from the top to the bottom; the left half is its mirror image. */
const mirrored = (half: readonly Point[], tension = 0.95): Path =>
  smoothThrough([...half, ...half.toReversed().map(([x, y]): Point => [-x, y])], tension);

const dressPath = mirrored(
  [
    [0, -30],
    [11, -38],
    [11, -38],
    [24, -33],
    [44, -26],
    [54, -14],
    [56, 6],
    [56, 6],
  ],
  0.8,
);
const neckPath = mirrored(
  [
    [7, -66],
    [7.3, -48],
    [10.9, -38.4],
    [10.9, -38.4],
    [0, -28.6],
  ],
  0.7,
);
const facePath = mirrored([
  [3, -100],
  [13, -94],
  [15, -78],
  [13.5, -64],
  [7, -54.5],
  [2, -52],
]);
const bobPath = mirrored([
  [5, -92],
  [17, -91],
  [21.5, -80],
  [20, -62],
  [12, -58],
]);
const longHairPath = mirrored([
  [5, -92],
  [18, -91],
  [23, -78],
  [24.5, -54],
  [20, -39],
  [8, -44],
]);
const lipsPath = smoothThrough(
  [
    [-5, -61.4],
    [-2, -63.4],
    [0, -62.6],
    [2, -63.4],
    [5, -61.4],
    [0, -57.8],
  ],
  0.9,
);
const crownPath = smoothThrough(
  [
    [-19, -82],
    [-19, -82],
    [-19.5, -100],
    [-14, -116],
    [-2, -114],
    [10, -117],
    [18, -104],
    [19, -82],
    [19, -82],
  ],
  0.9,
);
const bandPath = sideOf(sideOf(crownPath, [40, -99], [-40, -99]), [-40, -84], [40, -84]);
const faceShadePath = sideOf(facePath, [2.4, -101], [2.4, -50]);

/** People are not tinted as things are. */
const skins = [
  [0.9, 0.045, 65],
  [0.8, 0.075, 62],
  [0.64, 0.085, 55],
  [0.45, 0.07, 50],
].map(([lightness = 0, chroma = 0, hue = 0]) => oklch(lightness, chroma, hue));

/** A sitter under a hat that hides the eyes. */
export function portrait(kit: Kit, stage: Stage): ShapePlan[] {
  const random = kit.random.fork("portrait");
  const tones = tonesOn(stage.on);
  const skin = random.pick(skins.filter((color) => contrast(color, kit.color(stage.on)) > 1.45));
  const side = random.pick([-1, 1]);
  const hair = random.pick([bobPath, longHairPath]);
  const hat = random.pick([tones.main, tones.spot]);
  const dress = hat === tones.main ? tones.second : tones.main;
  const detail = hat === tones.spot ? tones.dark : tones.spot;
  const crown = tilted(crownPath);
  const brim = tilted(ellipse(0, -83, 46, 10));
  const plans: ShapePlan[] = [
    { path: hair, fill: tones.dark },
    { path: neckPath, fill: skin },
    shade(sideOf(neckPath, [-2.5, -68], [0.5, -27]), skin),
    { path: dressPath, fill: dress },
    shade(sideOf(dressPath, [0, -40], [0, 10]), dress),
    { path: facePath, fill: skin },
    shade(faceShadePath, skin),
    { path: lipsPath, fill: detail },
    ...[-15.4, 15.4].map((x): ShapePlan => ({ path: circle(x, -62, 2.5), fill: tones.spot })),
    { path: crown, fill: hat },
    { path: tilted(bandPath), fill: detail },
    shade(sideOf(crown, [-2, -118], [5, -80]), hat),
    { path: brim, fill: hat },
    shade(sideOf(brim, [14, -98], [4, -70]), hat),
  ];
  const placed = standOn(stage, { width: 98, height: 124 });
  return plans.map((plan) => scaled({ ...plan, path: mapPoints(plan.path, ([x, y]) => [x * side, y]) }, placed));
}
