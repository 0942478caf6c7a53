import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, path, rect, ring, sector } from "../svg.ts";

/** A record larger than the sheet, light on its grooves. */
const record: DrawFamily = ({ random, palette }) => {
  const x = random.pick([180, 440, 500]);
  const y = random.pick([200, 300, 330]);
  const radius = random.whole(250, 300);
  const label = random.whole(80, 110);
  const turn = random.whole(0, 360);
  const rings = random.whole(3, 4);
  const step = (radius - 34 - label) / rings;
  let content = circle(x, y, radius, palette.ink);
  for (let index = 0; index < rings; index++) {
    const inner = label + 14 + index * step;
    const from = turn + index * random.whole(10, 24);
    content += path(sector(x, y, inner, inner + step - 9, from, from + 62), palette.onPaper.main);
    content += path(sector(x, y, inner, inner + step - 9, from + 180, from + 242), palette.onPaper.strong);
  }
  return content + circle(x, y, label, palette.sparkOr(palette.mid)) + circle(x, y, 12, palette.ink);
};

/** The waveform as bars, cut by the edges. */
const waveform: DrawFamily = ({ random, palette }) => {
  const count = random.pick([9, 12, 16]);
  const step = 640 / count;
  const width = step * random.pick([0.5, 0.64, 0.8]);
  const swing = random.between(0.35, 0.75);
  const start = random.between(0, 6);
  const played = random.whole(Math.floor(count * 0.3), Math.floor(count * 0.7));
  const middle = random.pick([200, 200, 250]);
  let content = "";
  for (let index = 0; index < count; index++) {
    const wave = Math.abs(Math.sin(start + index * swing)) * 0.7 + Math.abs(Math.sin(start + index * 1.9)) * 0.3;
    const height = Math.max(width, 30 + wave * 350);
    const fill = index === played ? palette.sparkOn(palette.ground) : index < played ? palette.main : palette.mid;
    content += rect(index * step + (step - width) / 2, middle - height / 2, width, height, fill, width / 2);
  }
  return content;
};

/** Sound leaving two places, the waves crossing. */
const ripples: DrawFamily = ({ random, palette, clip }) => {
  const gap = random.pick([44, 56]);
  const reach = Math.round(400 / gap);
  const [firstX, firstY] = [random.whole(40, 150), random.pick([80, 320])];
  const [secondX, secondY] = [random.whole(440, 560), 400 - firstY + random.whole(-30, 30)];
  const rings = (x: number, y: number, count: number, color: string) =>
    Array.from({ length: count }, (_, index) => ring(x, y, gap * (index + 1), gap * 0.4, color)).join("");
  const disc = circle(secondX, secondY, gap * 5.3, "#000");
  return (
    rings(firstX, firstY, reach, palette.mid) +
    clip(
      disc,
      circle(secondX, secondY, gap * 5.3, palette.ground) +
        rings(firstX, firstY, reach, palette.main) +
        rings(secondX, secondY, 5, palette.strong),
    ) +
    circle(firstX, firstY, gap * 0.55, palette.main) +
    circle(secondX, secondY, gap * 0.55, palette.sparkOn(palette.ground))
  );
};

/** Two reels and the tape between them. */
const reels: DrawFamily = ({ random, palette }) => {
  const [small, large] = [random.whole(84, 104), random.whole(160, 190)];
  const [x1, y1] = [150, random.whole(130, 170)];
  const [x2, y2] = [random.whole(450, 490), random.whole(160, 210)];
  const hub = (x: number, y: number, radius: number, turn: number, fill: string) =>
    circle(x, y, radius * 0.5, fill) +
    [0, 120, 240]
      .map((angle) => path(sector(x, y, radius * 0.2, radius * 0.4, turn + angle, turn + angle + 70), palette.strong))
      .join("");
  const turn = random.whole(0, 110);
  return (
    path(`M${x1 - small} ${y1}V380H${x2 + large}V${y2}Z`, palette.quiet) +
    rect(0, 372, 640, 28, palette.strong) +
    circle(x1, y1, small, palette.main) +
    circle(x2, y2, large, palette.main) +
    hub(x1, y1, 120, turn, palette.mid) +
    hub(x2, y2, 120, turn + 40, palette.sparkOr(palette.mid))
  );
};

export const drawSound: DrawFamily = (scene) => {
  const content = scene.compose([record, waveform, ripples, reels]);
  return scene.random.chance(0.3) ? mirrored(content) : content;
};
