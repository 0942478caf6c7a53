import type { DrawFamily } from "../scene.ts";
import { line, path, polygon, rect } from "../svg.ts";

/** Angle brackets taller than the sheet, and the slash between them. */
const tag: DrawFamily = ({ random, palette }) => {
  const weight = random.whole(64, 92);
  const reach = random.whole(140, 170);
  const [left, right] = [random.whole(40, 70), random.whole(570, 610)];
  const bracket = (x: number, direction: number, fill: string) =>
    polygon(
      [
        [x, 200],
        [x + direction * reach, 200 - reach * 1.15],
        [x + direction * (reach + weight), 200 - reach * 1.15],
        [x + direction * weight, 200],
        [x + direction * (reach + weight), 200 + reach * 1.15],
        [x + direction * reach, 200 + reach * 1.15],
      ],
      fill,
    );
  return (
    bracket(left, 1, palette.main) +
    bracket(right, -1, palette.strong) +
    polygon(
      [
        [300, 400],
        [300 + weight * 0.7, 400],
        [380, 0],
        [380 - weight * 0.7, 0],
      ],
      palette.spark,
    )
  );
};

/** Lines of code, indented, some words in colour. */
const lines: DrawFamily = ({ random, palette }) => {
  const height = random.pick([26, 32]);
  const step = height * 1.7;
  const indents = random.pick([
    [0, 1, 2, 2, 3, 2, 1, 0, 0],
    [1, 2, 3, 3, 2, 3, 1, 1, 0],
    [0, 0, 1, 2, 2, 1, 2, 3, 1],
  ] as const);
  const left = random.pick([50, 90]);
  const unit = 64;
  const chosen = random.whole(2, 5);
  let content = rect(0, 16 + chosen * step, 640, height + 20, palette.quiet);
  for (let level = 0; level < 3; level++)
    content += line([left + level * unit + 3, 0], [left + level * unit + 3, 400], palette.mid);
  for (const [row, indent] of indents.entries()) {
    let x = left + indent * unit;
    const y = 26 + row * step;
    const words = random.whole(1, 3);
    for (let word = 0; word < words; word++) {
      const width = random.pick([50, 90, 140, 200]);
      const fill =
        row === chosen && word === 0
          ? palette.spark
          : (([palette.strong, palette.main, palette.mid] as const)[word] ?? palette.main);
      content += rect(x, y, width, height, fill, height / 2);
      x += width + 14;
    }
  }
  return content;
};

/** Brackets in brackets. */
const nested: DrawFamily = ({ random, palette }) => {
  const levels = 4;
  const middle = random.pick([230, 320, 410]);
  const weight = random.whole(26, 34);
  let content = "";
  for (let level = 0; level < levels; level++) {
    const half = 270 - level * 62;
    const [top, bottom] = [20 + level * 40, 380 - level * 40];
    const lip = weight * 1.9;
    const fill = palette.ramp(0.3 + level * 0.2);
    const side = (direction: number) => {
      const x = middle + direction * half;
      return path(
        `M${x} ${top}V${bottom}H${x - direction * lip}V${bottom - weight}H${x - direction * weight}V${top + weight}H${x - direction * lip}V${top}Z`,
        fill,
      );
    };
    content += side(-1) + side(1);
  }
  return content + rect(middle - 24, 176, 48, 48, palette.spark);
};

/** The prompt and its waiting cursor. */
const prompt: DrawFamily = ({ random, palette }) => {
  const size = random.whole(110, 135);
  const y = random.pick([170, 200, 230]);
  const weight = size * 0.42;
  return (
    rect(0, 0, 640, 58, palette.quiet) +
    polygon(
      [
        [70, y - size * 0.5],
        [70 + weight, y - size * 0.5],
        [70 + weight + size * 0.62, y + size * 0.3],
        [70 + weight, y + size * 1.1],
        [70, y + size * 1.1],
        [70 + size * 0.62, y + size * 0.3],
      ],
      palette.main,
    ) +
    rect(330, y + size * 1.1 - weight, 240, weight, palette.spark)
  );
};

export const drawCode: DrawFamily = (scene) => scene.random.pick([tag, lines, nested, prompt])(scene);
