import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, type Point, path, polar, polygon, rect, sector, short } from "../svg.ts";

/** A note with its lower corner lifted, top left at the point. */
function drawNote(x: number, y: number, side: number, tilt: number, fill: string, back: string): string {
  const cut = short(side * 0.74);
  const note = path(`M0 0H${side}V${cut}L${cut} ${side}H0Z`, fill) + path(`M${side} ${cut}H${cut}V${side}Z`, back);
  return `<g transform="translate(${x} ${y}) rotate(${tilt} ${side / 2} ${side / 2})">${note}</g>`;
}

/** The idea itself, off the edge, and the note that caught it. */
const star: DrawFamily = ({ random, palette }) => {
  const points = random.pick([10, 14, 22]);
  const [x, y] = [random.whole(390, 470), random.whole(130, 230)];
  const outer = random.whole(230, 290);
  const inner = outer * random.between(0.54, 0.72);
  const turn = random.whole(0, 20);
  const outline: Point[] = Array.from({ length: points * 2 }, (_, index) =>
    polar(x, y, index % 2 ? inner : outer, turn + (index * 180) / points),
  );
  const [noteX, noteY, side] = [random.whole(70, 130), random.whole(130, 180), random.whole(180, 220)];
  const tilt = random.pick([-9, -6, 6]);
  return (
    polygon(palette.main, ...outline) +
    drawNote(noteX - 40, noteY - 60, side, tilt - 8, palette.strong, palette.mid) +
    drawNote(noteX, noteY, side, tilt, palette.sparkOr(palette.paper), palette.onPaper.mid)
  );
};

/** Rays from a low light. */
const rays: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(60, 260), random.pick([400, 340])];
  const count = random.pick([9, 13, 17]);
  const sweep = 200 / count;
  const radius = random.whole(90, 140);
  let content = "";
  for (let index = 0; index < count; index += 2) {
    const from = -190 + index * sweep;
    content += path(sector(x, y, radius + 36, 780, from, from + sweep), index % 4 === 0 ? palette.mid : palette.main);
  }
  return content + circle(x, y, radius, palette.sparkOr(palette.strong));
};

/** A wall of notes, one of them different. */
const wall: DrawFamily = ({ random, palette }) => {
  const side = random.pick([118, 150]);
  const step = side + 22;
  const [column, row] = [random.whole(1, 2), 1];
  const missing = random.whole(0, 4);
  const [left, top] = [-random.whole(20, 60), -random.whole(20, 60)];
  let content = "";
  for (let index = 0; index < 20; index++) {
    const [x, y] = [left + (index % 5) * step, top + Math.floor(index / 5) * step];
    const isChosen = index === row * 5 + column;
    if (isChosen || index % 5 === missing || y > 400) continue;
    content += rect(x, y, side, side, random.pick([palette.quiet, palette.mid, palette.main]));
  }
  const [x, y] = [left + column * step - 14, top + row * step - 14];
  const { onPaper, strong } = palette;
  return content + drawNote(x, y, side + 34, random.pick([-12, -8, 9, 14]), palette.sparkOr(strong), onPaper.mid);
};

/** The lamp, hanging into the sheet. */
const lamp: DrawFamily = ({ random, palette, clip }) => {
  const x = random.pick([200, 250, 430]);
  const radius = random.whole(140, 160);
  const y = random.whole(230, 250);
  const neck = y - radius * 1.2;
  const [wide, high] = [radius * 0.75, y - radius * 0.66];
  const glass =
    circle(x, y, radius, palette.main) +
    path(`M${x - wide} ${high}L${x - 58} ${neck}H${x + 58}L${x + wide} ${high}Z`, palette.main);
  const screw = [0, 1, 2, 3].map((row) =>
    rect(x - 58 + row * 4, neck - 26 - row * 28, 116 - row * 8, 20, palette.strong),
  );
  const shine = clip(circle(x, y, radius, "#000"), circle(x - radius * 0.55, y + radius * 0.35, radius, palette.mid));
  return glass + shine + screw.join("") + circle(x, y, 44, palette.sparkOr(palette.paper));
};

export const drawIdeas: DrawFamily = (scene) => {
  const content = scene.compose([star, rays, wall, lamp]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
