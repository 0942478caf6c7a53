import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, polygon, rect, ring } from "../svg.ts";

/** One line goes into a shape and leaves it as many. */
const beam: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(200, 290), random.whole(160, 240)];
  const bands = random.whole(5, 6);
  const spread = random.whole(340, 480);
  const lucky = random.whole(1, bands - 2);
  const top = y - spread / 2 + (200 - y) * random.between(0.2, 1);
  let fan = "";
  for (let index = 0; index < bands; index++) {
    const at = (edge: number) => [y - 30 + (60 / bands) * edge, top + (spread / bands) * edge] as const;
    const [near, far] = at(index);
    const [nearEnd, farEnd] = at(index + 1);
    const tone = palette.ramp(0.2 + (index / bands) * 0.8);
    fan += polygon(
      index === lucky ? palette.sparkOr(tone) : tone,
      [x, near],
      [640, far],
      [640, farEnd + 0.5],
      [x, nearEnd + 0.5],
    );
  }
  const size = random.whole(96, 124);
  const shapes = [
    circle(x, y, size, palette.strong),
    polygon(palette.strong, [x - size * 1.15, y + size * 0.8], [x, y - size * 1.15], [x + size * 1.15, y + size * 0.8]),
    rect(x - size * 0.85, y - size * 0.85, size * 1.7, size * 1.7, palette.strong),
  ] as const;
  return fan + rect(0, y - 8, x, 16, palette.line) + random.pick(shapes);
};

/** Quarter discs turned at will: one rule, a whole cloth, torn open on one side. */
const cloth: DrawFamily = ({ random, palette }) => {
  const side = random.pick([128, 160, 200]);
  const columns = Math.ceil(640 / side);
  const rows = Math.ceil(400 / side);
  const special = [random.whole(0, columns - 2), random.whole(0, Math.max(0, rows - 2))] as const;
  const gap = random.pick([0, columns - 1]);
  const d = `M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`;
  let content = "";
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [x, y] = [column * side, row * side];
      const half = side / 2;
      if (column === special[0] && row === special[1]) {
        content += circle(x + half, y + half, half, palette.sparkOn(palette.ground));
        continue;
      }
      if (Math.abs(column - gap) < 2 && random.chance(column === gap ? 0.7 : 0.3)) continue;
      const turn = random.whole(0, 3) * 90;
      const fill = random.pick([palette.main, palette.strong, palette.mid]);
      content += `<path transform="translate(${x} ${y}) rotate(${turn} ${half} ${half})" d="${d}" fill="${fill}"/>`;
    }
  }
  return content;
};

/** A plain disc, cut and shifted until it is something else. */
const shifted: DrawFamily = ({ random, palette, clip }) => {
  const slices = random.whole(4, 8);
  const [x, y, radius] = [random.whole(240, 400), random.whole(180, 220), random.whole(165, 200)];
  const height = (radius * 2) / slices;
  const isRing = random.chance(0.5);
  const step = random.whole(24, 44) * random.pick([-1, 1]);
  const isZigzag = random.chance(0.5);
  let content = "";
  for (let index = 0; index < slices; index++) {
    const shift = isZigzag ? (index % 2 ? step : -step) : (index - (slices - 1) / 2) * step;
    const tone = palette.ramp(0.3 + (index / slices) * 0.7);
    const fill = index === Math.floor(slices / 2) ? palette.sparkOr(tone) : tone;
    const form = isRing ? ring(x + shift, y, radius * 0.72, radius * 0.56, fill) : circle(x + shift, y, radius, fill);
    content += clip(rect(-200, y - radius + index * height, 1040, height - 4, "#000"), form);
  }
  return content;
};

/** A form that turns into another over five steps. */
const passage: DrawFamily = ({ random, palette }) => {
  const steps = random.pick([4, 5]);
  const side = 640 / steps;
  const rows = Math.ceil(400 / side);
  const lucky = [random.whole(1, steps - 1), random.whole(0, 1)] as const;
  let content = "";
  for (let column = 0; column < steps; column++) {
    for (let row = 0; row < rows; row++) {
      const [x, y] = [column * side, row * side];
      const round = (column / (steps - 1)) * (side / 2);
      const size = side - 4;
      const fill =
        column === lucky[0] && row === lucky[1]
          ? palette.sparkOn(palette.ground)
          : palette.ramp(0.95 - (column / steps) * 0.8 - (row % 2) * 0.08);
      content += rect(x + 2, y + 2, size, size, fill, round);
    }
  }
  return content;
};

export const drawPrism: DrawFamily = (scene) => {
  const content = scene.compose([beam, cloth, shifted, passage]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
