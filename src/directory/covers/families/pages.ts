import type { DrawFamily } from "../scene.ts";
import { mirrored, path, polygon, rect, turned } from "../svg.ts";

/** Pages fanned from one corner. */
const fan: DrawFamily = ({ random, palette }) => {
  const count = random.whole(5, 6);
  const [x, y] = [random.whole(150, 210), 430];
  const from = random.whole(-22, -14);
  const step = random.whole(13, 16);
  let content = "";
  for (let index = count - 1; index >= 0; index--) {
    const isFront = index === 0;
    const fill = isFront ? palette.paper : palette.ramp(0.1 + (index / count) * 0.85);
    let page = rect(x, y - 340, 230, 340, fill);
    if (isFront) {
      page += rect(x + 28, y - 306, 110, 18, palette.spark === palette.paper ? palette.main : palette.spark);
      page += [0, 1, 2, 3, 4]
        .map((row) => rect(x + 28, y - 262 + row * 28, 174 - (row === 4 ? 80 : 0), 8, palette.mid))
        .join("");
    }
    content += turned(from + index * step, x, y, page);
  }
  return content;
};

/** One page, its corner folded, cut by the foot of the sheet. */
const folded: DrawFamily = ({ random, palette }) => {
  const x = random.pick([90, 220]);
  const [y, width] = [50, 330];
  const fold = random.whole(90, 130);
  const rows = [0, 1, 2, 3, 4, 5].map((row) =>
    rect(
      x + 44,
      y + 70 + row * 44,
      (row === 0 ? 0.34 : row === 3 ? 0.5 : 0.74) * width,
      row === 0 ? 26 : 12,
      row === 0 ? palette.spark : palette.mid,
    ),
  );
  return (
    rect(x + 46, y + 34, width, 400, palette.main) +
    polygon(
      [
        [x, y],
        [x + width - fold, y],
        [x + width, y + fold],
        [x + width, 420],
        [x, 420],
      ],
      palette.spark === palette.paper ? palette.strong : palette.paper,
    ) +
    rows.join("") +
    polygon(
      [
        [x + width - fold, y],
        [x + width - fold, y + fold],
        [x + width, y + fold],
      ],
      palette.spark === palette.paper ? palette.mid : palette.strong,
    )
  );
};

/** Sheets in a drawer, their tabs side by side. */
const tabs: DrawFamily = ({ random, palette }) => {
  const count = 5;
  const order = random.shuffle([0, 1, 2, 3, 4]);
  const lift = random.whole(54, 66);
  const chosen = random.whole(1, 3);
  let content = "";
  for (let index = 0; index < count; index++) {
    const y = 70 + index * lift;
    const x = 24 + (order[index] ?? 0) * 118;
    const fill = index === chosen ? palette.paper : palette.ramp(0.14 + index * 0.19);
    const isMarked = index === chosen && palette.spark !== palette.paper;
    content += path(`M0 ${y}H${x}L${x + 14} ${y - 40}H${x + 104}L${x + 118} ${y}H640V400H0Z`, fill);
    if (isMarked) content += rect(x + 34, y - 24, 50, 10, palette.spark);
  }
  return content;
};

export const drawPages: DrawFamily = (scene) => {
  const content = scene.random.pick([fan, folded, tabs])(scene);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
