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
  return (
    polygon(left, [x - side, back], [x, y], [x, roof], [x - side, back - height]) +
    polygon(right, [x + side, back], [x, y], [x, roof], [x + side, back - height]) +
    polygon(top, [x, roof], [x + side, back - height], [x, roof - 2 * side * slope], [x - side, back - height])
  );
}

/** A block of town, every house its own height. */
const town: DrawFamily = ({ random, palette }) => {
  const faces = { top: palette.mid, left: palette.main, right: palette.strong };
  const side = random.pick([84, 104]);
  const [x, y] = [random.whole(260, 400), random.whole(330, 360)];
  const heights = random.shuffle([20, 20, 60, 60, 110, 110, 160]);
  const lucky = random.whole(0, 2);
  let content = "";
  let house = 0;
  for (let depth = 0; depth < 5; depth++) {
    for (let row = Math.max(0, depth - 2); row <= Math.min(2, depth); row++) {
      const column = depth - row;
      const isTower = depth === 1 && row === lucky % 2;
      // The front stays low, so that what stands behind is seen.
      const height = isTower ? 230 : Math.min(heights[house++ % 7] ?? 60, depth > 2 ? 60 : 200);
      const top = isTower ? palette.sparkOr(palette.mid) : palette.mid;
      content += drawBlock(x + (column - row) * side, y + (depth - 2) * side * slope, side, height, { ...faces, top });
    }
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
