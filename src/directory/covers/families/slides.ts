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
  const [startX, startY] = [-random.whole(60, 260), -random.whole(60, 150)];
  const [width, height] = [280, 176];
  let content = "";
  for (let index = 0; index < 12; index++) {
    const [x, y] = [startX + (index % 4) * (width + 20), startY + Math.floor(index / 4) * (height + 20)];
    content += rect(x, y, width, height, random.pick([palette.quiet, palette.mid, palette.main]));
  }
  const [x, y] = [startX + width + 20, startY + height + 20];
  return (
    content + drawSlide(scene, x, y, width, height) + frame(x - 10, y - 10, width + 20, height + 20, palette.line, 4)
  );
};

export const drawSlides: DrawFamily = (scene) => {
  const content = scene.compose([cascade, beam, sorter]);
  return scene.random.chance(0.3) ? mirrored(content) : content;
};
