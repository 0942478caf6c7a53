import type { DrawFamily, Scene } from "../scene.ts";
import { circle, line, mirrored, moved, path, rect, ring, turned } from "../svg.ts";

/**
 * Quarters of a mark in the unit square, the inner corner at the bottom right.
 * None has an arm with a bend: four of those turned about the middle make a hooked cross.
 */
const quarters = [
  "M1 0A1 1 0 0 0 0 1H1Z",
  "M0 0A1 1 0 0 1 1 1A1 1 0 0 1 0 0Z",
  "M0 0H1A1 1 0 0 1 0 1Z",
  "M1 0V1H0Z",
  "M0 0L1 1H0Z",
  "M0 .5A.5 .5 0 0 1 1 .5V1H0Z",
  "M0 1A1 1 0 0 1 1 0V.45A.55 .55 0 0 0 .45 1Z",
  "M.5 0A.5 .5 0 0 1 .5 1A.5 .5 0 0 1 .5 0Z",
  "M0 0H1V1H0Z",
] as const;

/** A mark with its top left corner at the origin: two quarters, each set at both ends of a diagonal. */
function drawMark({ random, palette }: Scene, size: number, accent: string): string {
  const first = random.pick(quarters);
  const second = random.chance(0.5) ? first : random.pick(quarters);
  const fills = random.pick([
    [palette.main, palette.main, palette.main, accent],
    [palette.main, palette.strong, palette.main, palette.strong],
    [palette.strong, palette.strong, palette.main, palette.main],
    [palette.strong, palette.main, palette.strong, palette.main],
  ]);
  const half = size / 2;
  // A little over the middle, or a seam shows between two quarters of one color.
  const scale = half + 0.6;
  return fills
    .map((fill, index) => {
      const quarter = `<g transform="scale(${scale})">${path(index % 2 ? second : first, fill)}</g>`;
      return turned(index * 90, half, half, quarter);
    })
    .join("");
}

const scaled = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

/** A page of an identity manual: the mark on its construction, then smaller and smaller. */
const manual: DrawFamily = (scene) => {
  const { palette, random } = scene;
  const size = random.pick([220, 256]);
  const [x, y] = [random.pick([60, 80]), random.pick([56, 80, 110])];
  const mark = drawMark(scene, size, palette.sparkOr(palette.strong));
  const lines = [0, 0.5, 1].map((part) => {
    const [across, down] = [x + size * part, y + size * part];
    return line([across, 0], [across, 400], palette.mid) + line([0, down], [640, down], palette.mid);
  });
  const bottom = y + size;
  return (
    lines.join("") +
    ring(x + size / 2, y + size / 2, size * Math.SQRT1_2, 1.5, palette.mid) +
    moved(x, y, mark) +
    scaled(400, bottom - size * 0.4, 0.4, mark) +
    scaled(532, bottom - size * 0.2, 0.2, mark)
  );
};

/** One mark far too large for the sheet. */
const cropped: DrawFamily = (scene) => {
  const { palette, random } = scene;
  const size = random.whole(440, 560);
  return (
    moved(random.whole(180, 250), random.whole(-140, 10), drawMark(scene, size, palette.mid)) +
    circle(86, random.pick([86, 314]), random.whole(24, 38), palette.sparkOn(palette.ground))
  );
};

/** A sheet of proposals, one of them chosen. */
const proposals: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const chosen = random.whole(0, 5);
  const side = random.pick([100, 124]);
  let content = "";
  for (let index = 0; index < 6; index++) {
    const [x, y] = [(index % 3) * 213.3, index < 3 ? 0 : 200];
    if (index === chosen) content += rect(x, y, 213.4, 200, palette.mid);
    content += moved(x + 106.7 - side / 2, y + 100 - side / 2, drawMark(scene, side, palette.strong));
  }
  const grid = [213.3, 426.7].map((x) => line([x, 0], [x, 400], palette.line, 1));
  return content + grid.join("") + line([0, 200], [640, 200], palette.line, 1);
};

export const drawMarks: DrawFamily = (scene) => {
  const content = scene.compose([manual, cropped, proposals]);
  return scene.random.chance(0.5) ? mirrored(content) : content;
};
