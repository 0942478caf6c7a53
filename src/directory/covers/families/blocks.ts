import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, polygon } from "../svg.ts";

interface Faces {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

const slope = 0.5774;

/** An upright block; the point is the front corner of its foot, `side` the half width seen. */
function drawBlock(x: number, y: number, side: number, height: number, faces: Faces): string {
  const drop = side * slope;
  return (
    polygon(
      [
        [x - side, y - drop],
        [x, y],
        [x, y - height],
        [x - side, y - drop - height],
      ],
      faces.left,
    ) +
    polygon(
      [
        [x + side, y - drop],
        [x, y],
        [x, y - height],
        [x + side, y - drop - height],
      ],
      faces.right,
    ) +
    polygon(
      [
        [x, y - height],
        [x + side, y - drop - height],
        [x, y - 2 * drop - height],
        [x - side, y - drop - height],
      ],
      faces.top,
    )
  );
}

/** A block of town, every house its own height. */
const town: DrawFamily = ({ random, palette }) => {
  const faces = { top: palette.mid, left: palette.main, right: palette.strong };
  const lucky = random.whole(2, 6);
  const side = random.pick([84, 96]);
  const [x, y] = [random.pick([290, 360]), random.whole(290, 330)];
  let content = "";
  for (let index = 0; index < 9; index++) {
    const [row, column] = [Math.floor(index / 3), index % 3];
    const height = index === lucky ? 190 : 20 + random.whole(0, 4) * 26;
    const top = index === lucky ? palette.spark : palette.mid;
    content += drawBlock(
      x + (column - row) * side,
      y + (column + row - 2) * side * slope + side * slope,
      side,
      height,
      { ...faces, top },
    );
  }
  return content;
};

/** One large cube with a smaller one taken out of its corner. */
const notch: DrawFamily = ({ random, palette }) => {
  const side = random.whole(190, 225);
  const [x, y] = [random.pick([230, 330, 420]), random.whole(400, 440)];
  const cut = side * random.between(0.45, 0.6);
  const height = side * 1.1547;
  const whole = { top: palette.mid, left: palette.main, right: palette.strong };
  const front = y - height;
  const drop = cut * slope;
  const depth = cut * 1.1547;
  return (
    drawBlock(x, y, side, height, whole) +
    polygon(
      [
        [x, front + depth],
        [x - cut, front - drop + depth],
        [x, front - 2 * drop + depth],
        [x + cut, front - drop + depth],
      ],
      palette.mid,
    ) +
    polygon(
      [
        [x - cut, front - drop],
        [x, front - 2 * drop],
        [x, front - 2 * drop + depth],
        [x - cut, front - drop + depth],
      ],
      palette.strong,
    ) +
    polygon(
      [
        [x + cut, front - drop],
        [x, front - 2 * drop],
        [x, front - 2 * drop + depth],
        [x + cut, front - drop + depth],
      ],
      palette.main,
    ) +
    circle(x, front - drop + depth - 34, 34, palette.spark === palette.ink ? palette.paper : palette.spark)
  );
};

/** Stairs of cubes climbing out of the sheet. */
const climb: DrawFamily = ({ random, palette }) => {
  const side = random.whole(74, 92);
  const count = 5;
  const faces = { top: palette.mid, left: palette.main, right: palette.strong };
  const start = random.whole(90, 140);
  let content = "";
  for (let index = count - 1; index >= 0; index--) {
    const x = start + index * side;
    const y = 400 + 60 - index * side * slope;
    const top = index === count - 2 ? palette.spark : palette.mid;
    content += drawBlock(x, y, side, 70 + index * 46, { ...faces, top });
  }
  return content;
};

/** Cubes that come loose from a wall of cubes. */
const wall: DrawFamily = ({ random, palette }) => {
  const side = random.pick([64, 80]);
  const tall = side * 1.1547;
  const faces = { top: palette.mid, left: palette.main, right: palette.strong };
  const lucky = random.whole(3, 6);
  let content = "";
  let drawn = 0;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const x = 640 - column * side * 2 - (row % 2) * side;
      const y = 60 + row * tall * 1.5;
      if (column + row * 0.35 > 2.9 && !(column < 5 && random.chance(0.14))) continue;
      if (y - 2 * tall > 400) continue;
      drawn++;
      content += drawBlock(x, y, side, tall, drawn === lucky ? { ...faces, top: palette.spark } : faces);
    }
  }
  return content;
};

export const drawBlocks: DrawFamily = (scene) => {
  const content = scene.random.pick([town, notch, climb, wall])(scene);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
