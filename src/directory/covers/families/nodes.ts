import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, polygon, rect, stroke } from "../svg.ts";

/** A station: disc, square or diamond. */
function drawNode(kind: number, x: number, y: number, radius: number, fill: string): string {
  if (kind === 0) return circle(x, y, radius, fill);
  if (kind === 1) return rect(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, fill, radius * 0.2);
  return polygon(
    [
      [x, y - radius * 1.15],
      [x + radius * 1.15, y],
      [x, y + radius * 1.15],
      [x - radius * 1.15, y],
    ],
    fill,
  );
}

/** One thing leads to three. */
const branches: DrawFamily = ({ random, palette }) => {
  const y = random.pick([90, 200, 310]);
  const width = random.pick([12, 18]);
  const ends = [80, 200, 320];
  const lucky = random.whole(0, 2);
  const kinds = random.shuffle([0, 1, 2]);
  let content = "";
  let nodes = drawNode(0, 120, y, 74, palette.strong);
  for (const [index, end] of ends.entries()) {
    const drop = Math.sign(end - y) * 40;
    const bend = drop === 0 ? "H480" : `H250Q290 ${y} 290 ${y + drop}V${end - drop}Q290 ${end} 330 ${end}H480`;
    content += stroke(`M120 ${y}${bend}`, palette.main, width);
    nodes += drawNode(kinds[index] ?? 0, 510, end, 46, index === lucky ? palette.spark : palette.main);
  }
  return content + nodes + circle(120, y, 26, palette.ground);
};

/** A broad line that crosses the sheet and turns, with its stops. */
const ribbon: DrawFamily = ({ random, palette }) => {
  const width = random.pick([56, 70]);
  const gap = width + random.pick([8, 14]);
  const [top, turnX] = [random.whole(70, 110), random.whole(250, 380)];
  const bottom = top + random.whole(180, 220);
  const lane = (offset: number, colour: string) =>
    stroke(
      `M-20 ${top + offset}H${turnX - offset}Q${turnX + 80 - offset} ${top + offset} ${turnX + 80 - offset} ${top + 80 + offset}V${bottom - 80 + offset}Q${turnX + 80 - offset} ${bottom + offset} ${turnX + 160 - offset} ${bottom + offset}H660`,
      colour,
      width,
    );
  const stops = [
    [110, top, palette.paper],
    [turnX - 60, top, palette.paper],
    [570, bottom, palette.spark === palette.ink ? palette.paper : palette.spark],
  ] as const;
  return (
    lane(gap, palette.mid) +
    lane(0, palette.strong) +
    stops.map(([x, y, fill]) => circle(x, y, width * 0.27, fill)).join("")
  );
};

/** A circuit board of a plan: few stops, right angles, one running. */
const circuit: DrawFamily = ({ random, palette }) => {
  const rows = [80, 200, 320];
  const columns = [80, 240, 400, 560];
  let content = "";
  let nodes = "";
  let row = random.whole(0, 2);
  const lucky = random.whole(1, 3);
  for (const [index, x] of columns.entries()) {
    const y = rows[row] ?? 200;
    const next = random.pick(row === 0 ? [1, 2] : row === 1 ? [0, 2] : [0, 1]);
    const nextY = rows[next] ?? 200;
    const nextX = columns[index + 1] ?? 680;
    const side = (rows.find((_, place) => place !== row && place !== next) ?? 200) as number;
    content += stroke(`M${x} ${y}H${x + 80}V${nextY}H${nextX}`, palette.main, 10);
    nodes += drawNode(1, x, y, 50, index === lucky ? palette.spark : palette.strong);
    nodes += drawNode(0, x, side, 20, palette.mid);
    row = next;
  }
  return content + nodes;
};

export const drawNodes: DrawFamily = (scene) => {
  const content = scene.random.pick([branches, ribbon, circuit])(scene);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
