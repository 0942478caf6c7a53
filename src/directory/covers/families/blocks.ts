import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, polygon } from "../svg.ts";

interface Faces {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

/** Fall of an isometric edge over its run. */
const slope = Math.tan(Math.PI / 6);
/** Height of a cube over its half width as seen. */
const cubeHeight = 2 * slope;

/** An upright block; the point is the front corner of its foot, `side` the half width seen. */
function drawBlock(x: number, y: number, side: number, height: number, { top, left, right }: Faces): string {
  const [back, roof] = [y - side * slope, y - height];
  // A little over the edge, or a seam shows where two right faces meet.
  const [edge, edgeBack] = [x + side + 1.5, y - (side + 1.5) * slope];
  return (
    polygon(left, [x - side, back], [x, y], [x, roof], [x - side, back - height]) +
    polygon(right, [edge, edgeBack], [x, y], [x, roof], [edge, edgeBack - height]) +
    polygon(top, [x, roof], [x + side, back - height], [x, roof - 2 * side * slope], [x - side, back - height])
  );
}

/** Rows and columns of the town from the back to the front, so that the near ones cover the far ones. */
const plots = [
  [0, 0],
  [0, 1],
  [1, 0],
  [0, 2],
  [1, 1],
  [2, 0],
  [1, 2],
  [2, 1],
  [2, 2],
] as const;

/** A block of town, every house its own height. */
const town: DrawFamily = ({ random, palette }) => {
  const faces = { top: palette.mid, left: palette.main, right: palette.strong };
  const pitch = random.pick([88, 108]);
  const side = pitch * random.pick([0.72, 0.84]);
  const [x, y] = [random.whole(240, 420), random.whole(330, 370)];
  // Falling towards the front in several tall ones: a single tower between low blocks reads as something else.
  const heights = [
    random.whole(170, 190),
    ...random.shuffle([250, 140]),
    ...random.shuffle([160, 110, 76]),
    ...random.shuffle([84, 40]),
    24,
  ];
  let content = "";
  for (const [house, [row, column]] of plots.entries()) {
    const height = heights[house] ?? 24;
    const top = height === 250 ? palette.sparkOr(palette.mid) : palette.mid;
    const [left, foot] = [x + (column - row) * pitch, y + (row + column - 2) * pitch * slope];
    content += drawBlock(left, foot, side, height, { ...faces, top });
  }
  return content;
};

/** One large cube with a smaller one taken out of its corner. */
const notch: DrawFamily = ({ random, palette }) => {
  const side = random.whole(190, 240);
  const [x, y] = [random.pick([220, 270, 400]), random.whole(400, 450)];
  const cut = side * random.between(0.42, 0.62);
  const front = y - side * cubeHeight;
  const drop = cut * slope;
  const depth = cut * cubeHeight;
  const [rim, back, floor] = [front - drop, front - 2 * drop, front - 2 * drop + depth];
  return (
    drawBlock(x, y, side, side * cubeHeight, { top: palette.mid, left: palette.main, right: palette.strong }) +
    polygon(palette.mid, [x, front + depth], [x - cut, rim + depth], [x, floor], [x + cut, rim + depth]) +
    polygon(palette.strong, [x - cut, rim], [x, back], [x, floor], [x - cut, rim + depth]) +
    polygon(palette.main, [x + cut, rim], [x, back], [x, floor], [x + cut, rim + depth]) +
    circle(x, rim + depth - cut * 0.3, cut * 0.3, palette.sparkOr(palette.paper))
  );
};

/** Stairs of cubes climbing out of the sheet. */
const climb: DrawFamily = ({ random, palette }) => {
  const side = random.whole(74, 104);
  const faces = { top: palette.mid, left: palette.main, right: palette.strong };
  const start = random.whole(60, 140);
  const lucky = random.whole(1, 3);
  let content = "";
  for (let index = 4; index >= 0; index--) {
    const top = index === lucky ? palette.sparkOr(palette.mid) : palette.mid;
    content += drawBlock(start + index * side, 460 - index * side * slope, side, 70 + index * 46, { ...faces, top });
  }
  return content;
};

/** Cubes that come loose from a wall of cubes. */
const wall: DrawFamily = ({ random, palette }) => {
  const side = random.pick([64, 88]);
  const tall = side * cubeHeight;
  const faces = { top: palette.mid, left: palette.main, right: palette.strong };
  const edge = random.between(1.8, 2.9);
  const loose = [random.whole(3, 4), random.whole(1, 2)] as const;
  let content = "";
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const isLoose = column === loose[0] && row === loose[1];
      const y = 60 + row * tall * 1.5;
      if ((column + row * 0.35 > edge && !isLoose) || y - 2 * tall > 400) continue;
      const x = 640 - column * side * 2 - (row % 2) * side;
      content += drawBlock(x, y, side, tall, isLoose ? { ...faces, top: palette.sparkOr(palette.mid) } : faces);
    }
  }
  return content;
};

export const drawBlocks: DrawFamily = (scene) => {
  const content = scene.compose([town, notch, climb, wall]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
