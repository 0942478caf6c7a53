import type { DrawFamily } from "../scene.ts";
import { circle, dot, line, mirrored, path, polar, rect, sector } from "../svg.ts";

/** Columns without gaps, from edge to edge. */
const columns: DrawFamily = ({ random, palette }) => {
  const count = random.pick([6, 8, 10]);
  const width = 640 / count;
  const best = random.whole(Math.floor(count * 0.5), count - 1);
  const tones = [palette.main, palette.mid, palette.strong] as const;
  let content = "";
  for (let index = 0; index < count; index++) {
    const trend = 60 + (index / count) * 190;
    const height = index === best ? 350 : trend + random.whole(-40, 50);
    content += rect(
      index * width,
      400 - height,
      width + 0.5,
      height,
      index === best ? palette.sparkOn(palette.ground) : (tones[index % 3] ?? palette.main),
    );
  }
  return content;
};

/** A field of dots whose size is the value. */
const dots: DrawFamily = ({ random, palette }) => {
  const step = 50;
  const [peakX, peakY] = [random.whole(380, 560), random.whole(60, 340)];
  const [lowX, lowY] = [random.whole(60, 240), random.whole(60, 340)];
  const level = (x: number, y: number) =>
    Math.exp(-((x - peakX) ** 2 + (y - peakY) ** 2) / 42000) -
    0.35 * Math.exp(-((x - lowX) ** 2 + (y - lowY) ** 2) / 20000);
  let d = "";
  for (let column = 0; column < 13; column++) {
    for (let row = 0; row < 8; row++) {
      const [x, y] = [20 + column * step, 25 + row * step];
      d += dot(x, y, Math.round(Math.min(23, Math.max(3, 6 + level(x, y) * 24))));
    }
  }
  const column = Math.round((peakX - 20) / step);
  const row = Math.round((peakY - 25) / step);
  return path(d, palette.main) + circle(20 + column * step, 25 + row * step, 40, palette.sparkOr(palette.strong));
};

/** A pie too large for the sheet, one piece drawn out. */
const pie: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(370, 430), random.whole(180, 240)];
  const radius = random.whole(210, 250);
  const turn = random.whole(130, 200);
  const parts = [random.whole(40, 60), random.whole(80, 110), random.whole(70, 95)];
  const tones = [palette.mid, palette.strong, palette.quiet];
  const inner = random.pick([0, 0, 90]);
  let from = turn + (parts[0] ?? 0);
  let content = "";
  for (const [index, part] of [...parts.slice(1), 360 - parts.reduce((sum, value) => sum + value, 0)].entries()) {
    content += path(sector(x, y, inner, radius, from, from + part), [palette.main, ...tones][index] ?? palette.main);
    from += part;
  }
  const [outX, outY] = polar(x, y, 46, turn + (parts[0] ?? 0) / 2);
  return (
    content + path(sector(outX, outY, inner, radius, turn, turn + (parts[0] ?? 0)), palette.sparkOn(palette.ground))
  );
};

/** Areas stacked on each other, with the day that is being read. */
const areas: DrawFamily = ({ random, palette }) => {
  const points = 9;
  const bases = [290, 190, 90];
  const day = random.whole(3, 6);
  let readings = "";
  const layers = bases.map((base, layer) => {
    const heights = Array.from(
      { length: points },
      (_, index) => 400 - (base * (0.5 + index / 16) + random.whole(-34, 34)),
    );
    const d = heights.map((y, index) => `${index * 80} ${Math.round(y)}`).join("L");
    const y = heights[day] ?? 200;
    readings += circle(day * 80, y, layer === 0 ? 13 : 8, layer === 0 ? palette.sparkOr(palette.paper) : palette.paper);
    return path(`M${d}V400H0Z`, [palette.mid, palette.main, palette.strong][layer] ?? palette.main);
  });
  return layers.join("") + line([day * 80, 0], [day * 80, 400], palette.line) + readings;
};

export const drawCharts: DrawFamily = (scene) => {
  const content = scene.compose([columns, dots, pie, areas]);
  return scene.random.chance(0.3) ? mirrored(content) : content;
};
