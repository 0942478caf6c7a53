import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Joint, limb } from "../../../engine/geometry/curve.ts";
import { circle, type Frame, mapPoints, type Path, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { type Ink, type Printed, pressOf } from "./press.ts";

/** A body in a square of 100: its head, then limbs. */
interface Pose {
  readonly head: Joint;
  readonly limbs: readonly (readonly Joint[])[];
}

const poses: readonly Pose[] = [
  {
    head: [53, 13, 7],
    limbs: [
      [
        [51, 25, 5],
        [51, 30, 8.5],
        [48, 42, 6.5],
        [50, 53, 10.5],
      ],
      [
        [46, 27, 5],
        [30, 25, 4.2],
        [19, 5, 2.6],
      ],
      [
        [57, 27, 5],
        [74, 30, 4.2],
        [86, 12, 2.6],
      ],
      [
        [46, 55, 9],
        [38, 76, 6],
        [20, 96, 3],
      ],
      [
        [55, 54, 9],
        [74, 66, 6.4],
        [64, 94, 3],
      ],
    ],
  },
  {
    head: [62, 12, 7],
    limbs: [
      [
        [58, 23, 5],
        [57, 28, 8.5],
        [51, 39, 6.5],
        [46, 50, 10],
      ],
      [
        [53, 26, 5],
        [36, 28, 4.2],
        [24, 44, 2.6],
      ],
      [
        [63, 26, 5],
        [80, 24, 4.2],
        [96, 12, 2.6],
      ],
      [
        [48, 51, 9],
        [72, 54, 6.2],
        [94, 70, 2.8],
      ],
      [
        [44, 52, 9],
        [26, 70, 6],
        [2, 72, 2.8],
      ],
    ],
  },
  {
    head: [30, 19, 7],
    limbs: [
      [
        [36, 29, 5],
        [40, 33, 8.5],
        [50, 40, 6.6],
        [60, 50, 10.5],
      ],
      [
        [34, 34, 5],
        [20, 48, 4.2],
        [12, 68, 2.6],
      ],
      [
        [44, 28, 5],
        [54, 14, 4.2],
        [72, 3, 2.6],
      ],
      [
        [56, 54, 9],
        [48, 76, 6],
        [40, 97, 3],
      ],
      [
        [64, 52, 9],
        [80, 70, 6.2],
        [94, 92, 3],
      ],
    ],
  },
  {
    head: [50, 20, 6.6],
    limbs: [
      [
        [50, 30, 5],
        [50, 35, 8],
        [50, 46, 6.4],
        [50, 56, 10],
      ],
      [
        [45, 33, 4.8],
        [31, 20, 4],
        [46, 2, 2.4],
      ],
      [
        [55, 33, 4.8],
        [69, 20, 4],
        [54, 2, 2.4],
      ],
      [
        [48, 58, 8.6],
        [48, 78, 5.6],
        [48, 97, 2.8],
      ],
      [
        [54, 57, 8.6],
        [76, 70, 6],
        [53, 79, 2.8],
      ],
    ],
  },
];

/** Bodies that move, each in an ink of its own, so near that their limbs cross. */
export function dancers(kit: Kit): void {
  const { brief, unit } = kit;
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.58, wideShare: 0.54, pictureAt: "bottom", gap: 4 });
  const press = pressOf(kit, picture);
  const random = kit.random.fork("dancers");
  const bottom = picture.y + picture.height;
  const isSlim = picture.width < picture.height * 0.8;
  const size = Math.min(picture.height * 0.92, picture.width * (isSlim ? 1 : isWide ? 0.72 : 0.62));
  const count = isSlim ? 1 : picture.width > size * 1.9 ? 3 : 2;
  const moves = random.shuffled(poses);
  const inks: readonly Ink[] = random.pick([
    ["accent", "support", "highlight"],
    ["support", "accent", "highlight"],
  ] as const);
  const step = (picture.width - size) / Math.max(1, count - 1);
  const low = bottom - unit * 4.4 - size * 0.965;
  const disc: Point = [picture.x + picture.width * random.pick([0.36, 0.6]), low + size * 0.42];
  const printed: Printed[] = [{ path: circle(...disc, size * 0.4), ink: "highlight" }];
  for (let index = 0; index < count; index++) {
    const ink = (count === 3 ? (["support", "accent", "support"] as const)[index] : inks[index]) ?? "accent";
    const frame: Frame = {
      x: picture.x + index * step,
      y: low,
      width: size,
      height: size,
    };
    const path = bodyIn(frame, moves[index % moves.length] ?? poses[0], random.chance(0.5));
    printed.push({ path, ink });
    if (index === 1) {
      const shade: Ink = ink === "accent" ? "support" : "accent";
      printed.push(...press.screen(path, shade, ([x]) => 0.55 - (x - frame.x) / size, 1.5));
    }
  }
  if (brief.detail > 20) printed.push({ path: floor(kit), ink: "ink" });
  press.print("Dancers", printed);
  stackWords(kit, words, { columns: isWide ? "list" : 3, headlineLinesMax: 3, sublineWidth: 0.85, isTight: !isWide });
}

function bodyIn({ x, y, width }: Frame, pose: Pose | undefined, isMirrored: boolean): Path {
  if (!pose) return [];
  const [hx, hy, radius] = pose.head;
  const parts = [circle(hx, hy, radius), ...pose.limbs.map(limb)];
  return mapPoints(parts.flat(), ([px, py]) => [
    x + ((isMirrored ? 100 - px : px) / 100) * width,
    y + (py / 100) * width,
  ]);
}

/** Lower than any word. */
const floor = ({ width, height, unit }: Kit): Path =>
  rectangle({ x: -unit, y: height - unit * 4.4, width: width + 2 * unit, height: unit * 6 });
