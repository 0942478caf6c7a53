import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, type Point, path, polar, polygon, rect, sector, short } from "../svg.ts";

/** A note with its lower corner lifted, top left at the point. */
function drawNote(x: number, y: number, side: number, tilt: number, fill: string, back: string): string {
  const fold = side * 0.26;
  const note =
    path(`M0 0H${side}V${short(side - fold)}L${short(side - fold)} ${side}H0Z`, fill) +
    path(`M${side} ${short(side - fold)}H${short(side - fold)}V${side}Z`, back);
  return `<g transform="translate(${x} ${y}) rotate(${tilt} ${side / 2} ${side / 2})">${note}</g>`;
}

/** The idea itself, off the edge, and the notes that led to it. */
const star: DrawFamily = ({ random, palette }) => {
  const points = random.pick([12, 16, 20]);
  const [x, y] = [random.whole(430, 500), random.whole(130, 200)];
  const outer = random.whole(220, 260);
  const inner = outer * random.between(0.6, 0.74);
  const turn = random.whole(0, 20);
  const outline: Point[] = Array.from({ length: points * 2 }, (_, index) =>
    polar(x, y, index % 2 ? inner : outer, turn + (index * 180) / points),
  );
  return (
    polygon(outline, palette.main) +
    circle(x, y, inner * 0.5, palette.spark === palette.ink ? palette.mid : palette.spark) +
    drawNote(60, 210, 130, random.whole(-10, 4), palette.strong, palette.mid) +
    drawNote(170, 110, 130, random.whole(-4, 10), palette.paper, palette.mid)
  );
};

/** Rays from a corner. */
const rays: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(80, 160), random.pick([400, 360])];
  const count = random.pick([9, 11, 13]);
  const sweep = 190 / count;
  let content = "";
  for (let index = 0; index < count; index += 1) {
    const from = -185 + index * sweep;
    if (index % 2 === 0)
      content += path(sector(x, y, 0, 760, from, from + sweep), index % 4 === 0 ? palette.mid : palette.main);
  }
  const radius = random.whole(100, 130);
  return (
    content +
    circle(x, y, radius + 40, palette.ground) +
    circle(
      x,
      y,
      radius,
      palette.spark === palette.paper || palette.spark === palette.ink ? palette.strong : palette.spark,
    )
  );
};

/** A wall of notes, one of them different. */
const wall: DrawFamily = ({ random, palette }) => {
  const side = 118;
  const step = 140;
  const chosen = random.pick([5, 6, 8, 9]);
  let content = "";
  let front = "";
  for (let index = 0; index < 15; index++) {
    const [x, y] = [-30 + (index % 5) * step, -20 + Math.floor(index / 5) * step];
    if (index === chosen)
      front = drawNote(
        x - 6,
        y - 6,
        side + 22,
        random.pick([-12, 9, 14]),
        palette.spark === palette.ink ? palette.strong : palette.spark,
        palette.mid,
      );
    else if (random.chance(0.82))
      content += rect(x, y, side, side, random.pick([palette.quiet, palette.mid, palette.main]));
  }
  return content + front;
};

/** The lamp, drawn with two discs and a screw. */
const lamp: DrawFamily = ({ random, palette, clip }) => {
  const x = random.pick([220, 420]);
  const radius = random.whole(130, 148);
  const y = radius + 24;
  const bulb = circle(x, y, radius, palette.main);
  const neck = path(
    `M${x - radius * 0.72} ${y + radius * 0.66}L${x - 54} ${y + radius * 1.26}H${x + 54}L${x + radius * 0.72} ${y + radius * 0.66}Z`,
    palette.main,
  );
  const screw = [0, 1, 2].map((row) =>
    rect(x - 54 + row * 8, y + radius * 1.26 + 8 + row * 26, 108 - row * 16, 18, palette.strong),
  );
  const light = clip(bulb, circle(x - radius * 0.5, y - radius * 0.4, radius, palette.mid));
  return (
    bulb +
    neck +
    light +
    screw.join("") +
    circle(x, y, 34, palette.spark === palette.ink ? palette.paper : palette.spark)
  );
};

export const drawIdeas: DrawFamily = (scene) => {
  const content = scene.random.pick([star, rays, wall, lamp])(scene);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
