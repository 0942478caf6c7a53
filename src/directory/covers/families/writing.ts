import type { DrawFamily } from "../scene.ts";
import { circle, path, rect, stroke } from "../svg.ts";

/** A nib and the line that it leaves. */
const nib: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(190, 290), random.whole(300, 335)];
  const tilt = random.whole(30, 52);
  const wave = random.whole(60, 130);
  const start = y - 60;
  const curl = `S${x - 20} ${y - 6} ${x} ${y}`;
  const trail = `M-20 ${start}C60 ${start - wave} 90 ${start + wave * 1.3} ${x - 60} ${y + 10}${curl}`;
  const body =
    path("M0 0C-16 -54 -74 -96 -78 -178L-50 -268H50L78 -178C74 -96 16 -54 0 0Z", palette.main) +
    path("M0 0C16 -54 74 -96 78 -178L50 -268H0Z", palette.strong) +
    path("M-50 -286H50V-700H-50Z", palette.line) +
    path("M-1.5 -8V-130H1.5V-8Z", palette.ground) +
    circle(0, -140, 14, palette.ground);
  const pen = `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(1.16)">${body}</g>`;
  return stroke(trail, palette.sparkOr(palette.strong), 9, "round") + pen;
};

/** Quotation marks, sometimes larger than the sheet, and what is quoted. */
const quotation: DrawFamily = ({ random, palette }) => {
  const isHuge = random.chance(0.5);
  const radius = isHuge ? random.whole(104, 124) : random.whole(62, 76);
  const isLeft = random.chance(0.5);
  const overhang = isHuge ? radius * 0.7 : -random.whole(20, 40);
  const left = isLeft ? -overhang : 640 - radius * 4.2 + overhang;
  const textX = isLeft ? left + radius * 4.2 + 34 : 50;
  const y = radius + random.whole(24, 60);
  const mark = (x: number) => {
    const [edge, tip] = [x + radius, x - radius * 0.8];
    const [bend, low, foot] = [y + radius * 1.3, y + radius * 2.1, y + radius * 2.3];
    const tail = `M${edge} ${y}C${edge} ${bend} ${x} ${low} ${tip} ${foot}V${y + radius * 1.6}`;
    return (
      circle(x, y, radius, palette.main) + path(`${tail}C${x} ${bend} ${x} ${y + radius} ${x} ${y}Z`, palette.main)
    );
  };
  const end = isLeft ? 640 : left - 30;
  let rows = "";
  for (let row = 0; row < 5; row++) {
    const width = (end - textX) * (row === 4 ? 0.4 : random.between(0.66, 1));
    rows += rect(textX, y - radius + row * 60, width, 24, row === 2 ? palette.sparkOr(palette.mid) : palette.strong);
  }
  return mark(left + radius) + mark(left + radius * 3.2) + rows;
};

/** A column of text, a phrase marked, the cursor standing. */
const marked: DrawFamily = ({ random, palette }) => {
  const height = random.pick([30, 38, 50]);
  const step = height * 1.75;
  const left = random.pick([50, 150]);
  const chosen = random.whole(1, 3);
  let content = "";
  for (let row = -1; row * step < 400; row++) {
    const y = 20 + row * step;
    const end = 660 - random.whole(0, 1) * 120;
    if (row === chosen) {
      const width = random.whole(230, 330);
      content +=
        rect(left, y, 70, height, palette.main) +
        rect(left + 84, y - height * 0.36, width, height * 1.72, palette.mid) +
        rect(left + 100, y, width - 32, height, palette.strong) +
        rect(left + 84 + width, y - height * 0.7, 8, height * 2.4, palette.sparkOr(palette.line)) +
        rect(left + 112 + width, y, 400, height, palette.quiet);
      continue;
    }
    for (let x = left; x < end; ) {
      const width = random.pick([46, 74, 108, 140]) * (height / 34);
      content += rect(x, y, width, height, row < chosen ? palette.main : palette.quiet);
      x += width + 14;
    }
  }
  return content;
};

/** The initial, a block of its own, and the lines that make way for it. */
const initial: DrawFamily = ({ random, palette }) => {
  const side = random.pick([208, 256]);
  const [x, y] = random.pick([
    [56, 56],
    [0, 0],
  ]);
  const [bottom, right, half] = [y + side, x + side, side / 2];
  const shapes = [
    path(`M${x} ${bottom}A${side} ${side} 0 0 1 ${right} ${y}V${bottom}Z`, palette.mid),
    circle(x + half, y + half, side * 0.34, palette.mid),
    path(`M${x} ${bottom}L${x + half} ${y}L${right} ${bottom}Z`, palette.mid),
    path(`M${x} ${y}H${x + half}A${half} ${half} 0 0 1 ${x + half} ${bottom}H${x}Z`, palette.mid),
    path(`M${x} ${y}H${right}L${x} ${bottom}ZM${right} ${bottom}H${x + half}L${right} ${y + half}Z`, palette.mid),
  ] as const;
  const pitch = side / 5.2;
  const from = Math.max(y, 24);
  const lucky = random.whole(1, 3);
  let rows = "";
  for (let row = 0; from + row * pitch < 400; row++) {
    const top = from + row * pitch;
    const start = top < bottom ? right + 28 : Math.max(x, 28);
    const width = row === lucky ? random.whole(90, 170) : 640 - start - ((row * 2) % 3) * 34 - 24;
    rows += rect(start, top, width, pitch * 0.4, row === lucky ? palette.sparkOr(palette.main) : palette.strong);
  }
  return rect(x, y, side, side, palette.main) + random.pick(shapes) + rows;
};

export const drawWriting: DrawFamily = (scene) => scene.compose([nib, quotation, marked, initial]);
