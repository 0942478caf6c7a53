import type { DrawFamily } from "../scene.ts";
import { circle, path, rect, short, stroke } from "../svg.ts";

/** A nib and the line that it leaves. */
const nib: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(200, 270), random.whole(290, 320)];
  const tilt = random.whole(32, 46);
  const trail = `M-20 ${y - 60}C60 ${y - 150} 90 ${y + 90} ${x - 60} ${y + 10}S${x - 20} ${y - 6} ${x} ${y}`;
  const body =
    `<path d="M0 0C-16 -54 -74 -96 -78 -178L-50 -268H50L78 -178C74 -96 16 -54 0 0Z" fill="${palette.main}"/>` +
    `<path d="M0 0C16 -54 74 -96 78 -178L50 -268H0Z" fill="${palette.strong}"/>` +
    `<path d="M-50 -286H50V-700H-50Z" fill="${palette.ink}"/>` +
    `<path d="M-1.5 -8V-130H1.5V-8Z" fill="${palette.paper}"/>` +
    circle(0, -140, 14, palette.paper);
  return stroke(trail, palette.spark, 7, "round") + `<g transform="translate(${x} ${y}) rotate(${tilt})">${body}</g>`;
};

/** Large quotation marks over a paragraph. */
const quotation: DrawFamily = ({ random, palette }) => {
  const size = random.whole(76, 94);
  const isRight = random.chance(0.5);
  const left = isRight ? 360 : 50;
  const mark = (x: number) => {
    const [cx, cy] = [x + size, 60 + size];
    return (
      circle(cx, cy, size * 0.72, palette.main) +
      path(
        `M${short(cx + size * 0.72)} ${cy}C${short(cx + size * 0.72)} ${short(cy + size * 1.1)} ${cx} ${short(cy + size * 1.5)} ${short(cx - size * 0.5)} ${short(cy + size * 1.62)}V${short(cy + size * 1.2)}C${short(cx - size * 0.1)} ${short(cy + size * 1.1)} ${cx} ${short(cy + size)} ${cx} ${cy}Z`,
        palette.main,
      )
    );
  };
  const textX = isRight ? 50 : 410;
  let rows = "";
  for (let row = 0; row < 7; row++) {
    const width = row === 6 ? 90 : 160 + random.whole(0, 5) * 10;
    rows += rect(textX, 64 + row * 40, width, 14, row === 2 ? palette.spark : palette.strong);
  }
  return mark(left) + mark(left + size * 1.6) + rows;
};

/** A column of text, a phrase marked, the cursor standing. */
const marked: DrawFamily = ({ random, palette }) => {
  const height = random.pick([30, 38]);
  const step = height * 1.75;
  const left = random.pick([60, 150]);
  const chosen = random.whole(2, 4);
  let content = "";
  for (let row = -1; row < 8; row++) {
    let x = left;
    const y = 20 + row * step;
    const end = 660 - random.whole(0, 1) * 120;
    if (row === chosen) {
      const width = random.whole(240, 340);
      content +=
        rect(x, y, 70, height, palette.main) +
        rect(x + 82, y - 13, width, height + 26, palette.mid) +
        rect(x + 94, y, width - 24, height, palette.strong);
      content +=
        rect(x + 82 + width, y - 24, 7, height + 48, palette.spark) +
        rect(x + 110 + width, y, 400, height, palette.quiet);
      continue;
    }
    const fill = row < chosen ? palette.main : palette.quiet;
    while (x < end) {
      const width = random.pick([46, 74, 108, 140]);
      content += rect(x, y, width, height, fill);
      x += width + 14;
    }
  }
  return content;
};

/** The initial, a block of its own, and the lines that make way for it. */
const initial: DrawFamily = ({ random, palette }) => {
  const side = random.pick([200, 236]);
  const [x, y] = [70, 60];
  const shapes = [
    path(`M${x} ${y + side}A${side} ${side} 0 0 1 ${x + side} ${y}V${y + side}Z`, palette.mid),
    circle(x + side / 2, y + side / 2, side * 0.32, palette.mid),
    path(`M${x} ${y + side}L${x + side / 2} ${y}L${x + side} ${y + side}Z`, palette.mid),
    path(`M${x} ${y}H${x + side / 2}A${side / 2} ${side / 2} 0 0 1 ${x + side / 2} ${y + side}H${x}Z`, palette.mid),
  ] as const;
  let rows = "";
  for (let row = 0; row * 36 + y < 400; row++) {
    const top = y + row * 36;
    const isBeside = top < y + side;
    const start = isBeside ? x + side + 24 : x;
    const width = row === 3 ? 130 : 640 - start - (row % 3) * 30 - 20;
    rows += rect(start, top, width, 12, row === 3 ? palette.spark : palette.strong);
  }
  return rect(x, y, side, side, palette.main) + random.pick(shapes) + rows;
};

export const drawWriting: DrawFamily = (scene) => scene.random.pick([nib, quotation, marked, initial])(scene);
