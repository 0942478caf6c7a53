import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, leaf, type Path, type Point, sector, smoothThrough } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { type Stage, shade, tonesOn } from "./stage.ts";

/** A moon over ridges or over the sea. */
export function landscape(kit: Kit, stage: Stage): ShapePlan[] {
  const random = kit.random.fork("landscape");
  const { frame, on } = stage;
  const tones = tonesOn(on);
  const short = Math.min(frame.width, frame.height);
  const radius = short * random.between(0.24, 0.3);
  const cx = frame.x + frame.width * random.pick([0.38, 0.5, 0.62]);
  const isSea = random.chance(0.45);
  const horizon = frame.y + frame.height * 0.66;
  const cy = isSea ? horizon - radius * 0.35 : frame.y + Math.max(radius * 1.1, frame.height * 0.36);
  const moon: ShapePlan[] = [
    { path: circle(cx, cy, radius), fill: tones.spot },
    shade(sector(cx, cy, radius, [-0.17, 0.33]), tones.spot),
  ];
  if (!isSea) {
    const depths = [tones.second, tones.main, tones.dark] as const;
    return [
      ...moon,
      ...depths.map(
        (fill, index): ShapePlan => ({ path: ridge(stage, random, 0.62 + index * 0.14, 0.1 - index * 0.012), fill }),
      ),
    ];
  }
  const bottom = frame.y + frame.height;
  const water: Path = [
    ["M", frame.x - 2, horizon],
    ["L", frame.x + frame.width + 2, horizon],
    ["L", frame.x + frame.width + 2, bottom + 2],
    ["L", frame.x - 2, bottom + 2],
    ["Z"],
  ];
  const step = (bottom - horizon) / 8;
  const glints = Array.from({ length: 7 }, (_, index): ShapePlan => {
    const y = horizon + step * (index + 0.9);
    const half = radius * (0.95 - Math.abs(index - 2) * 0.1) * random.between(0.75, 1.05);
    const shift = radius * random.between(-0.14, 0.14);
    return { path: leaf([cx - half + shift, y], [cx + half + shift, y], (step * 0.2) / half), fill: tones.spot };
  });
  return [
    ...moon,
    { path: water, fill: tones.main },
    ...glints,
    { path: ridge(stage, random, 0.93, 0.05), fill: tones.dark },
  ];
}

/** @param at of the frame's height. @param swing how high its hills are, as a share of the height. */
function ridge({ frame }: Stage, random: Random, at: number, swing: number): Path {
  const count = 6;
  const bottom = frame.y + frame.height * 1.1;
  const phase = random.between(0, 6.28);
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const share = index / count;
    const y = at + swing * (Math.sin(share * 6 + phase) * 0.7 + random.between(-0.35, 0.35));
    return [frame.x + (share * 1.2 - 0.1) * frame.width, frame.y + y * frame.height];
  });
  const [left, right] = [frame.x - frame.width * 0.3, frame.x + frame.width * 1.3];
  return smoothThrough([...points, [right, bottom], [left, bottom]], 1);
}
