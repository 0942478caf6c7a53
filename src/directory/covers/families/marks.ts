import type { DrawFamily, Scene } from "../scene.ts";
import { circle, line, mirrored, moved, rect, ring, turned } from "../svg.ts";

/** One quarter of a mark in a unit square of side `size`, its inner corner at the bottom right. */
function drawQuarter(kind: string, size: number, fill: string): string {
  const half = size / 2;
  const shapes: Record<string, string> = {
    quarter: `M${size} 0A${size} ${size} 0 0 0 0 ${size}H${size}Z`,
    leaf: `M0 0A${size} ${size} 0 0 1 ${size} ${size}A${size} ${size} 0 0 1 0 0Z`,
    wedge: `M0 0L${size} ${size}H0Z`,
    arch: `M0 ${size}V0A${size} ${size} 0 0 1 ${size} ${size}H${half}A${half} ${half} 0 0 0 0 ${half}Z`,
    band: `M0 ${half}A${half} ${half} 0 0 1 ${half} 0H${size}V${half}H${half}V${size}H0Z`,
    dome: `M0 ${half}A${half} ${half} 0 0 1 ${size} ${half}V${size}H0Z`,
    step: `M0 0H${half}V${half}H${size}V${size}H0Z`,
  };
  return `<path d="${shapes[kind] ?? ""}" fill="${fill}"/>`;
}

/** A mark with its top left corner at the origin: four quarters, each a quarter turn on. */
function drawMark({ random, palette }: Scene, size: number, second: string): string {
  const kind = random.pick(["quarter", "leaf", "wedge", "arch", "band", "dome", "step"]);
  const half = size / 2;
  const pairs = random.pick([
    [palette.main, palette.main, palette.main, second],
    [palette.main, palette.strong, palette.main, palette.strong],
    [palette.strong, palette.main, palette.main, palette.strong],
  ]);
  return pairs.map((fill, index) => turned(index * 90, half, half, drawQuarter(kind, half, fill))).join("");
}

const scaled = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

/** A page of an identity manual: the mark on its construction, then smaller and smaller. */
const manual: DrawFamily = (scene) => {
  const { palette, random } = scene;
  const size = 240;
  const [x, y] = [80, random.pick([60, 80, 100])];
  const mark = drawMark(scene, size, palette.sparkOr(palette.main));
  const lines = [0, 0.5, 1].map(
    (part) =>
      line([x + size * part, 0], [x + size * part, 400], palette.mid) +
      line([0, y + size * part], [640, y + size * part], palette.mid),
  );
  const bottom = y + size;
  return (
    lines.join("") +
    ring(x + size / 2, y + size / 2, size * Math.SQRT1_2, 1.5, palette.mid) +
    moved(x, y, mark) +
    scaled(400, bottom - 96, 0.4, mark) +
    scaled(524, bottom - 48, 0.2, mark)
  );
};

/** One mark far too large for the sheet. */
const cropped: DrawFamily = (scene) => {
  const size = scene.random.whole(460, 540);
  const y = scene.random.whole(-110, 10);
  const x = scene.random.whole(190, 250);
  return (
    moved(x, y, drawMark(scene, size, scene.palette.mid)) +
    circle(88, scene.random.pick([88, 312]), 28, scene.palette.sparkOn(scene.palette.ground))
  );
};

/** A sheet of proposals, one of them chosen. */
const proposals: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const chosen = random.whole(0, 5);
  let content = "";
  for (let index = 0; index < 6; index++) {
    const x = (index % 3) * 213.3;
    const y = index < 3 ? 0 : 200;
    if (index === chosen) content += rect(x, y, 213.4, 200, random.chance(0.5) ? palette.paper : palette.mid);
    content += moved(x + 56.7, y + 50, drawMark(scene, 100, palette.strong));
  }
  const grid = [213.3, 426.7].map((x) => line([x, 0], [x, 400], palette.line, 1));
  return content + grid.join("") + line([0, 200], [640, 200], palette.line, 1);
};

export const drawMarks: DrawFamily = (scene) => {
  const content = scene.compose([manual, cropped, proposals]);
  return scene.random.chance(0.5) ? mirrored(content) : content;
};
