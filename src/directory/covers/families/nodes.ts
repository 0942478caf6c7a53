import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, polygon, rect, stroke } from "../svg.ts";

/** A station: disc, square or diamond. */
function drawNode(kind: number, x: number, y: number, radius: number, fill: string): string {
  if (kind === 0) return circle(x, y, radius, fill);
  if (kind === 1) return rect(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, fill);
  const reach = radius * 1.2;
  return polygon(fill, [x, y - reach], [x + reach, y], [x, y + reach], [x - reach, y]);
}

/** One thing leads to three, the first half off the sheet. */
const branches: DrawFamily = ({ random, palette }) => {
  const y = random.pick([70, 200, 330]);
  const x = random.whole(20, 110);
  const width = random.pick([12, 20]);
  const ends = [70, 200, 330];
  const lucky = random.whole(0, 2);
  const kinds = random.shuffle([0, 1, 2]);
  const bendX = random.whole(300, 350);
  let content = "";
  let nodes = circle(x, y, random.whole(110, 140), palette.strong) + circle(x, y, 44, palette.ground);
  for (const [index, end] of ends.entries()) {
    const drop = Math.sign(end - y) * 50;
    const route =
      drop === 0
        ? "H520"
        : `H${bendX - 50}Q${bendX} ${y} ${bendX} ${y + drop}V${end - drop}Q${bendX} ${end} ${bendX + 50} ${end}H520`;
    content += stroke(`M${x} ${y}${route}`, palette.main, width);
    nodes += drawNode(
      kinds[index] ?? 0,
      530,
      end,
      54,
      index === lucky ? palette.sparkOn(palette.ground) : palette.main,
    );
  }
  return content + nodes;
};

/** Broad lines that cross the sheet and turn together, with their stops. */
const ribbon: DrawFamily = ({ random, palette }) => {
  const width = random.pick([50, 64]);
  const gap = width + random.pick([0, 12]);
  const [top, turnX] = [random.whole(50, 90), random.whole(230, 360)];
  const bottom = top + random.whole(190, 230);
  const lane = (offset: number, color: string) => {
    const [y, foot, side] = [top + offset, bottom + offset, turnX + 90 - offset];
    return stroke(
      `M-20 ${y}H${side - 80}Q${side} ${y} ${side} ${y + 80}V${foot - 80}Q${side} ${foot} ${side + 80} ${foot}H660`,
      color,
      width,
    );
  };
  const stops = [
    [random.whole(70, 150), top, palette.ground],
    [random.whole(540, 590), bottom, palette.sparkOr(palette.ground)],
  ] as const;
  const third = random.chance(0.5) ? lane(-gap, palette.main) : "";
  return (
    third +
    lane(gap, palette.mid) +
    lane(0, palette.strong) +
    stops.map(([x, y, fill]) => circle(x, y, width * 0.3, fill)).join("")
  );
};

/** A plan in right angles: a few stops, one of them running. */
const circuit: DrawFamily = ({ random, palette }) => {
  const rows = [70, 200, 330];
  const columns = [90, 250, 410, 570];
  const radius = random.pick([46, 58]);
  const lucky = random.whole(1, 2);
  let row = random.whole(0, 2);
  let content = "";
  let nodes = "";
  for (const [index, x] of columns.entries()) {
    const y = rows[row] ?? 200;
    const next = (row + random.whole(1, 2)) % 3;
    const nextY = rows[next] ?? 200;
    const spare = rows[3 - row - next] ?? 200;
    content += stroke(`M${x} ${y}H${x + 80}V${nextY}H${columns[index + 1] ?? 680}`, palette.main, 14);
    nodes += drawNode(index % 2, x, y, radius, index === lucky ? palette.sparkOn(palette.ground) : palette.strong);
    nodes += circle(x, spare, 14, palette.mid);
    row = next;
  }
  return content + nodes;
};

export const drawNodes: DrawFamily = (scene) => {
  const content = scene.compose([branches, ribbon, circuit]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
