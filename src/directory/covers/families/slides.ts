import type { DrawFamily, Scene } from "../scene.ts";
import { circle, frame, mirrored, path, polygon, rect, sector } from "../svg.ts";

/** A paper slide with a title and one figure. */
function drawSlide({ random, palette }: Scene, x: number, y: number, width: number, height: number): string {
  const { mid, main, strong } = palette.onPaper;
  const spark = palette.sparkOr(strong);
  const [cx, cy, radius] = [x + width * 0.68, y + height * 0.54, height * 0.34];
  const slice = random.whole(10, 120);
  const bars = [0.26, 0.46, 0.36, 0.74].map((part, index) =>
    rect(
      x + width * (0.44 + index * 0.125),
      y + height * (0.88 - part),
      width * 0.105,
      height * part,
      index === 3 ? spark : main,
    ),
  );
  const figures = [
    circle(cx, cy, radius, mid) + path(sector(cx, cy, 0, radius, -90, slice), spark),
    bars.join(""),
    polygon(
      main,
      [x + width * 0.36, y + height],
      [x + width * 0.66, y + height * 0.3],
      [x + width * 0.96, y + height],
    ) + circle(x + width * 0.84, y + height * 0.28, height * 0.11, spark),
  ] as const;
  return (
    rect(x, y, width, height, palette.paper) +
    rect(x + width * 0.08, y + height * 0.13, width * 0.32, height * 0.09, strong) +
    rect(x + width * 0.08, y + height * 0.28, width * 0.2, height * 0.04, mid) +
    random.pick(figures)
  );
}

/** Slides one behind the other, the last ones off the sheet. */
const cascade: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const count = random.whole(4, 6);
  const [x, width, height] = [random.whole(40, 70), 380, 236];
  const y = random.whole(124, 150);
  const dx = random.whole(46, 66);
  const dy = -random.whole(28, 42);
  let content = "";
  for (let index = count; index >= 1; index--) {
    content += rect(x + index * dx, y + index * dy, width, height, palette.ramp(1 - index / (count + 0.6)));
  }
  return content + drawSlide(scene, x, y, width, height);
};

/** The beam from the projector to the screen. */
const beam: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const y = random.whole(36, 64);
  const height = random.whole(230, 262);
  const x = random.whole(250, 300);
  const sourceY = random.pick([330, 350]);
  return (
    polygon(palette.mid, [64, sourceY], [x, y], [x, y + height]) +
    polygon(palette.quiet, [64, sourceY], [x, y + height], [x + 430, y + height]) +
    drawSlide(scene, x, y, height * 1.6, height) +
    circle(64, sourceY, 38, palette.strong) +
    rect(0, sourceY - 38, 64, 76, palette.strong) +
    circle(64, sourceY, 15, palette.ground)
  );
};

/** All slides of the talk on the light table, one in hand. */
const sorter: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const chosen = random.pick([3, 4]);
  const [width, height] = [280, 176];
  let front = "";
  let content = "";
  for (let index = 0; index < 9; index++) {
    const [x, y] = [-150 + (index % 3) * (width + 20), -100 + Math.floor(index / 3) * (height + 20)];
    if (index === chosen + (index > 5 ? 9 : 0)) {
      const left = index % 3 === 0 ? x + width + 20 : x;
      front =
        drawSlide(scene, left, y, width, height) + frame(left - 10, y - 10, width + 20, height + 20, palette.line, 4);
    }
    content += rect(x, y, width, height, random.pick([palette.quiet, palette.quiet, palette.mid, palette.main]));
  }
  return content + front;
};

export const drawSlides: DrawFamily = (scene) => {
  const content = scene.random.pick([cascade, beam, sorter])(scene);
  return scene.random.chance(0.3) ? mirrored(content) : content;
};
