import type { DrawFamily } from "../scene.ts";
import { mirrored, path, polygon, rect, turned } from "../svg.ts";

/** Pages fanned from one corner, running off the sheet. */
const fan: DrawFamily = ({ random, palette }) => {
  const count = random.whole(5, 7);
  const [x, y] = [random.whole(130, 230), random.whole(410, 450)];
  const from = random.whole(-34, -18);
  const step = random.whole(13, 17);
  const { mid, strong } = palette.onPaper;
  let content = "";
  for (let index = count - 1; index >= 0; index--) {
    const fill = index === 0 ? palette.paper : palette.ramp(0.1 + (index / count) * 0.85);
    content += turned(from + index * step, x, y, rect(x, y - 400, 200, 400, fill));
  }
  const rows = [0, 1, 2, 3, 4, 5].map((row) => rect(x + 28, y - 312 + row * 34, row % 3 === 2 ? 90 : 144, 12, mid));
  return content + turned(from, x, y, rect(x + 28, y - 366, 96, 24, palette.sparkOr(strong)) + rows.join(""));
};

/** One page, its corner folded, cut by the foot of the sheet. */
const folded: DrawFamily = ({ random, palette }) => {
  const x = random.whole(150, 250);
  const [y, width] = [random.whole(30, 60), random.whole(330, 400)];
  const fold = random.whole(120, 170);
  const { mid, main, strong } = palette.onPaper;
  const right = x + width;
  const parts = random.pick([
    [0.3, 0.74, 0.74, 0.5, 0.74, 0.6],
    [0.22, 0.4, 0.78, 0.78, 0.46, 0.78],
  ] as const);
  const rows = parts.map((part, row) =>
    rect(
      x + 44,
      y + 60 + row * 56,
      part * width * (row < 2 ? 0.7 : 1),
      row === 0 ? 34 : 18,
      row === 0 ? palette.sparkOr(strong) : mid,
    ),
  );
  return (
    rect(x - 60, y + 70, width, 400, palette.mid) +
    polygon(palette.paper, [x, y], [right - fold, y], [right, y + fold], [right, 420], [x, 420]) +
    rows.join("") +
    polygon(main, [right - fold, y], [right - fold, y + fold], [right, y + fold])
  );
};

/** Sheets in a drawer, their tabs side by side. */
const tabs: DrawFamily = ({ random, palette }) => {
  const count = random.pick([4, 5]);
  const pitch = 640 / count;
  const order = random.shuffle([0, 1, 2, 3, 4].slice(0, count));
  const lift = 290 / count;
  const chosen = random.whole(1, count - 2);
  let content = "";
  for (let index = 0; index < count; index++) {
    const y = 90 + index * lift;
    const x = (order[index] ?? 0) * pitch + 8;
    const end = x + pitch - 16;
    const fill = index === chosen ? palette.paper : palette.ramp(0.14 + (index / count) * 0.9);
    content += path(`M0 ${y}H${x}L${x + 14} ${y - 46}H${end - 14}L${end} ${y}H640V400H0Z`, fill);
    if (index === chosen) content += rect(x + 32, y - 28, pitch * 0.4, 14, palette.sparkOr(palette.onPaper.strong));
  }
  return content;
};

/** Sheets laid out in rows, one of them in hand. */
const layout: DrawFamily = ({ random, palette }) => {
  const tilt = random.pick([-14, -9, 9, 14]);
  const { mid, strong } = palette.onPaper;
  const chosen = random.pick([5, 6]);
  let content = "";
  for (let index = 0; index < 12; index++) {
    const [x, y] = [-130 + (index % 4) * 232, -240 + Math.floor(index / 4) * 318];
    const isChosen = index === chosen;
    const [sheet, bar] = isChosen
      ? [palette.paper, mid]
      : index % 3
        ? [palette.mid, palette.ground]
        : [palette.main, palette.ground];
    content += rect(x, y, 208, 294, sheet) + rect(x + 26, y + 34, 110, 30, isChosen ? palette.sparkOr(strong) : bar);
    content += [0, 1, 2, 3].map((row) => rect(x + 26, y + 104 + row * 38, row === 3 ? 84 : 156, 16, bar)).join("");
  }
  return turned(tilt, 320, 200, content);
};

export const drawPages: DrawFamily = (scene) => {
  const content = scene.compose([fan, folded, tabs, layout]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
