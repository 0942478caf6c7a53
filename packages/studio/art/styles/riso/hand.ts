import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Joint, limb } from "../../../engine/geometry/curve.ts";
import { bar, circle, type Frame, mapPoints, type Path, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { type Printed, pressOf } from "./press.ts";

/** In a square of 100: the palm faces the viewer, the arm comes from below. */
const openHand: readonly (readonly Joint[])[] = [
  [
    [50, 120, 10.5],
    [50, 92, 9.6],
    [50, 78, 9.4],
  ],
  [
    [50, 84, 9.5],
    [50, 74, 13.5],
    [50, 62, 16],
    [51, 52, 14],
  ],
  [
    [40, 58, 6],
    [35, 38, 5.2],
    [31, 20, 4.3],
  ],
  [
    [48, 54, 6],
    [46, 30, 5.3],
    [45, 9, 4.3],
  ],
  [
    [56, 55, 6],
    [58, 33, 5.2],
    [60, 14, 4.2],
  ],
  [
    [63, 60, 5.6],
    [69, 44, 4.7],
    [73, 29, 3.8],
  ],
  [
    [42, 74, 7.4],
    [29, 64, 6.2],
    [20, 50, 5.2],
    [17, 42, 4.4],
  ],
];

/** A raised hand before a sun. */
export function hand(kit: Kit): void {
  const { brief } = kit;
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.6, wideShare: 0.5, pictureAt: "bottom", gap: 3 });
  const press = pressOf(kit, picture);
  const random = kit.random.fork("hand");
  const size = Math.min(picture.height * 0.94, picture.width * 1.1);
  const cx = picture.x + picture.width * (isWide ? 0.5 : random.pick([0.4, 0.6]));
  const top = picture.y + picture.height - size * 1.02;
  const frame: Frame = { x: cx - size / 2, y: top, width: size, height: size };
  const isMirrored = random.chance(0.5);
  const place = ([x, y]: Point): Point => [
    frame.x + ((isMirrored ? 100 - x : x) / 100) * size,
    frame.y + (y / 100) * size,
  ];
  const on = (path: Path): Path => mapPoints(path, place);
  const skin = on(openHand.flatMap(limb));
  const [back, front, isSolid] = random.pick([
    ["highlight", "accent", true],
    ["highlight", "support", true],
    ["highlight", "accent", false],
  ] as const);
  const sun = place([50, 42]);
  const rays = brief.detail > 35 ? raysAround(sun, size) : [];
  const disc = circle(...sun, size * 0.33);
  const printed: Printed[] = [
    ...(!isSolid
      ? press.screen(disc, back, ([, y]) => 1.05 - (y - sun[1] + size * 0.2) / (size * 0.62))
      : [{ path: disc, ink: back }]),
    ...rays.map((path): Printed => ({ path, ink: back })),
    { path: skin, ink: front },
    { path: on(rectangle({ x: 34, y: 91, width: 32, height: 30 })), ink: "ink" },
    { path: on(rectangle({ x: 36.5, y: 86.5, width: 27, height: 3 })), ink: "ink" },
  ];
  press.print("Hand", printed, { clip: picture });
  stackWords(kit, words, { columns: isWide ? "list" : 3, headlineLinesMax: 3, sublineWidth: 0.85, isTight: !isWide });
}

function raysAround([cx, cy]: Point, size: number): Path[] {
  const count = 28;
  return Array.from({ length: count }, (_, index): Path => {
    // The arm is below.
    if (Math.abs(index / count - 0.25) < 0.07) return [];
    const angle = (index / count) * 2 * Math.PI;
    const at = (radius: number): Point => [cx + Math.cos(angle) * size * radius, cy + Math.sin(angle) * size * radius];
    return bar(at(0.37), at(index % 2 === 0 ? 0.47 : 0.42), size * 0.012);
  });
}
