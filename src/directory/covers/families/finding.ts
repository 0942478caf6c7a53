import type { DrawFamily } from "../scene.ts";
import { circle, line, mirrored, polar, rect, ring } from "../svg.ts";

/** A lens over a list, off the edge: what lies under it is large. */
const lens: DrawFamily = ({ random, palette, clip }) => {
  const [x, y] = [random.whole(210, 300), random.whole(130, 180)];
  const radius = random.whole(150, 190);
  const angle = random.pick([40, 48]);
  const pitch = random.whole(40, 52);
  let rows = "";
  for (let row = 0; row * pitch < 400; row++)
    rows += rect(60, 30 + row * pitch, 300 + ((row * 137) % 240), pitch * 0.36, palette.quiet);
  const disc = circle(x, y, radius, palette.paper);
  const tall = radius * 0.34;
  const found = [-1, 0, 1].map((row) =>
    rect(
      x - radius * (row === 0 ? 0.7 : 0.9),
      y - tall / 2 + row * tall * 1.5,
      radius * (row === 1 ? 1.2 : 1.7),
      tall,
      row === 0 ? palette.sparkOr(palette.onPaper.strong) : palette.onPaper.mid,
    ),
  );
  return (
    rows +
    line(polar(x, y, radius + 8, angle), polar(x, y, radius + 480, angle), palette.strong, 64) +
    disc +
    clip(disc, found.join("")) +
    ring(x, y, radius, 28, palette.strong)
  );
};

/** Places one to six, the first far ahead. */
const ranking: DrawFamily = ({ random, palette }) => {
  const heights = random.pick([
    [132, 84, 56, 38, 26, 18],
    [170, 90, 48, 26, 14],
  ] as const);
  const shrink = random.between(0.62, 0.8);
  const isRound = random.chance(0.5);
  let y = 24;
  let width = random.whole(460, 640);
  let content = "";
  for (const [index, height] of heights.entries()) {
    const fill = palette.ramp(0.85 - index * 0.135);
    const mark = index === 0 ? palette.sparkOn(palette.ground) : fill;
    content += isRound ? circle(36 + height / 2, y + height / 2, height / 2, mark) : rect(36, y, height, height, mark);
    content += rect(46 + height, y, width, height, fill);
    y += height + 8;
    width *= shrink;
  }
  return content;
};

/** Rings round the one that was looked for. */
const target: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(400, 470), random.whole(140, 260)];
  const radii = [310, 230, 158, 96];
  const discs = radii.map((radius, index) => circle(x, y, radius, palette.ramp(0.14 + index * 0.2)));
  const [endX, endY] = polar(x, y, 560, random.whole(155, 205));
  return (
    discs.join("") + line([x, y], [endX, endY], palette.line, 2) + circle(x, y, 42, palette.sparkOn(palette.ramp(0.74)))
  );
};

/** A wall of answers; one is what was meant. */
const answers: DrawFamily = ({ random, palette }) => {
  const step = random.pick([64, 80]);
  const chosen = [random.whole(3, 6), random.whole(1, 3)] as const;
  let content = "";
  for (let row = 0; row * step < 400; row++) {
    for (let column = 0; column * step < 640; column++) {
      const [x, y] = [column * step + step / 2, row * step + step / 2];
      const isChosen = column === chosen[0] && row === chosen[1];
      const away = Math.hypot(column - chosen[0], row - chosen[1]);
      if (isChosen) continue;
      content += circle(x, y, step * 0.3, palette.ramp(Math.max(0.1, 0.62 - away * 0.11)));
    }
  }
  const [x, y] = [chosen[0] * step + step / 2, chosen[1] * step + step / 2];
  return (
    content +
    circle(x, y, step * 1.02, palette.ground) +
    ring(x, y, step * 0.92, step * 0.2, palette.strong) +
    circle(x, y, step * 0.5, palette.sparkOn(palette.ground))
  );
};

export const drawFinding: DrawFamily = (scene) => {
  const content = scene.compose([lens, ranking, target, answers]);
  return scene.random.chance(0.3) ? mirrored(content) : content;
};
