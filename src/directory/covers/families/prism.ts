import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, path, polygon, rect, short } from "../svg.ts";

/** One line goes into a shape and leaves it as many. */
const beam: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(220, 290), random.whole(180, 230)];
  const bands = random.whole(5, 6);
  const lean = random.whole(-40, 60);
  const spread = random.whole(300, 380);
  const lucky = random.whole(1, bands - 2);
  const top = y - spread / 2 + lean;
  let fan = "";
  for (let index = 0; index < bands; index++) {
    const [from, to] = [top + (spread / bands) * index, top + (spread / bands) * (index + 1) + 0.5];
    const fill =
      index === lucky && palette.spark !== palette.paper ? palette.spark : palette.ramp(0.2 + (index / bands) * 0.8);
    fan += polygon(
      [
        [x, y - 20 + (40 / bands) * index],
        [640, from],
        [640, to],
        [x, y - 20 + (40 / bands) * (index + 1)],
      ],
      fill,
    );
  }
  const enter = polygon(
    [
      [0, y + random.whole(60, 120)],
      [x, y - 9],
      [x, y + 9],
    ],
    palette.line,
  );
  const size = random.whole(88, 108);
  const shapes = [
    circle(x, y, size, palette.strong),
    polygon(
      [
        [x - size * 1.1, y + size * 0.8],
        [x, y - size * 1.1],
        [x + size * 1.1, y + size * 0.8],
      ],
      palette.strong,
    ),
    rect(x - size * 0.85, y - size * 0.85, size * 1.7, size * 1.7, palette.strong),
  ] as const;
  return fan + enter + random.pick(shapes);
};

/** Quarter discs turned at will: one rule, a whole cloth. */
const cloth: DrawFamily = ({ random, palette }) => {
  const side = random.pick([128, 133.3]);
  const columns = 5;
  const rows = Math.ceil(400 / side);
  const tones = [palette.main, palette.strong, palette.mid] as const;
  const special = random.whole(0, columns * rows - 1);
  const [emptyFrom, emptyTo] = random.pick([
    [0, 1],
    [3, 4],
    [2, 2],
  ] as const);
  let content = "";
  for (let index = 0; index < columns * rows; index++) {
    const column = index % columns;
    const [x, y] = [column * side, Math.floor(index / columns) * side];
    if (index === special) content += circle(x + side / 2, y + side / 2, side / 2, palette.spark);
    else if (column >= emptyFrom && column <= emptyTo && random.chance(0.6)) continue;
    else {
      const [a, b] = [short(side), short(side)];
      const corner = random.whole(0, 3) * 90;
      content += `<path transform="translate(${short(x)} ${short(y)}) rotate(${corner} ${short(side / 2)} ${short(side / 2)})" d="M0 0H${a}A${a} ${b} 0 0 1 0 ${b}Z" fill="${random.pick(tones)}"/>`;
    }
  }
  return content;
};

/** A square, cut and shifted until it is something else. */
const shifted: DrawFamily = ({ random, palette, clip }) => {
  const slices = random.whole(5, 7);
  const [x, y, side] = [random.whole(190, 260), 50, 300];
  const height = side / slices;
  const isDisc = random.chance(0.6);
  const step = random.whole(22, 40) * random.pick([-1, 1]);
  let content = "";
  for (let index = 0; index < slices; index++) {
    const shift = (index - (slices - 1) / 2) * step;
    const top = y + index * height;
    const fill = index === Math.floor(slices / 2) ? palette.spark : palette.ramp(0.35 + (index / slices) * 0.6);
    const whole = isDisc
      ? circle(x + side / 2 + shift, y + side / 2, side / 2, fill)
      : path(`M${x + shift} ${y + side}L${x + shift + side / 2} ${y}L${x + shift + side} ${y + side}Z`, fill);
    content += clip(rect(-200, top, 1040, height - 4, "#000"), whole);
  }
  return content;
};

export const drawPrism: DrawFamily = (scene) => {
  const content = scene.random.pick([beam, cloth, shifted])(scene);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
