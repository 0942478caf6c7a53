import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, path, rect, short } from "../svg.ts";

/** A heart as wide as `size`, its middle at the point. */
function drawHeart(x: number, y: number, size: number, fill: string): string {
  const u = size / 4;
  const start = `M${short(x)} ${short(y + u * 1.8)}L${short(x - u * 2)} ${short(y - u * 0.75)}`;
  return path(`${start}a${u} ${u} 0 0 1 ${u * 2} 0a${u} ${u} 0 0 1 ${u * 2} 0Z`, fill);
}

/** A wall of squares off three edges, one of them loved. */
const mosaic: DrawFamily = ({ random, palette }) => {
  const step = 116;
  const side = 104;
  let content = "";
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      const isFeature = column < 2 && row > 0 && row < 3;
      if (isFeature || random.chance(0.12)) continue;
      const [x, y] = [200 + column * step, -26 + row * step];
      const fill = random.pick([palette.mid, palette.main, palette.strong, palette.quiet]);
      content += rect(x, y, side, side, fill, 18);
      if (random.chance(0.35)) content += circle(x + side / 2, y + side / 2, random.pick([18, 30]), palette.ground);
    }
  }
  const size = step + side;
  const heart = palette.sparkOr(palette.onPaper.main);
  return content + rect(200, 90, size, size, palette.paper, 26) + drawHeart(200 + size / 2, 192, 128, heart);
};

/** People side by side, the row running off the sheet. */
const people: DrawFamily = ({ random, palette, clip }) => {
  const radius = random.whole(120, 165);
  const step = radius * 1.42;
  const y = random.pick([160, 200, 250]);
  let content = "";
  for (let index = 3; index >= 0; index--) {
    const x = radius * 0.9 + index * step;
    const [coat, face] =
      index % 2 === 0
        ? [palette.strong, index === 0 ? palette.sparkOn(palette.strong) : palette.mid]
        : [palette.main, palette.ground];
    const person =
      circle(x, y, radius, coat) +
      circle(x, y - radius * 0.16, radius * 0.34, face) +
      circle(x, y + radius * 0.98, radius * 0.68, face);
    content += circle(x, y, radius + 9, palette.ground) + clip(circle(x, y, radius, "#000"), person);
  }
  return content;
};

/** Columns of posts at different heights, a bubble in front. */
const feed: DrawFamily = ({ random, palette }) => {
  let content = "";
  for (let column = 0; column < 3; column++) {
    const x = 172 + column * 164;
    let y = random.whole(-120, -20);
    for (let index = random.whole(0, 2); y < 400; index++) {
      const height = random.pick([110, 150, 210]);
      content += rect(x, y, 150, height, [palette.mid, palette.main, palette.quiet][index % 3] ?? palette.mid, 20);
      y += height + 14;
    }
  }
  const y = random.whole(150, 230);
  const tail = path(`M60 ${y + 30}L44 ${y + 132}L140 ${y + 96}Z`, palette.strong);
  return (
    content + tail + circle(150, y, 108, palette.strong) + drawHeart(150, y + 4, 104, palette.sparkOn(palette.strong))
  );
};

export const drawSocial: DrawFamily = (scene) => {
  const content = scene.compose([mosaic, people, feed]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
