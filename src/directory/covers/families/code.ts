import type { DrawFamily } from "../scene.ts";
import { line, path, polygon, rect } from "../svg.ts";

/** Angle brackets as tall as the sheet, and the slash between them. */
const tag: DrawFamily = ({ random, palette }) => {
  const weight = random.whole(64, 104);
  const reach = random.whole(140, 180);
  const shift = random.whole(-60, 60);
  const [left, right] = [random.whole(30, 60) + shift, random.whole(580, 620) + shift];
  const tall = reach * 1.15;
  const bracket = (x: number, way: number, fill: string) => {
    const [end, far] = [x + way * reach, x + way * (reach + weight)];
    return polygon(
      fill,
      [x, 200],
      [end, 200 - tall],
      [far, 200 - tall],
      [x + way * weight, 200],
      [far, 200 + tall],
      [end, 200 + tall],
    );
  };
  const middle = (left + right) / 2;
  const slash = polygon(
    palette.sparkOn(palette.ground),
    [middle - 70, 400],
    [middle - 10, 400],
    [middle + 70, 0],
    [middle + 10, 0],
  );
  return bracket(left, 1, palette.main) + bracket(right, -1, palette.strong) + slash;
};

/** Lines of code, indented, some words in color. */
const lines: DrawFamily = ({ random, palette }) => {
  const height = random.pick([32, 42]);
  const step = height * 1.65;
  const indents = random.pick([
    [0, 1, 2, 2, 3, 2, 1, 0, 0],
    [1, 2, 3, 3, 2, 3, 1, 1, 0],
    [0, 0, 1, 2, 2, 1, 2, 3, 1],
  ]);
  const left = random.pick([40, 110]);
  const unit = height * 2.2;
  const chosen = random.whole(2, 4);
  let content = rect(0, 24 - height * 0.32 + chosen * step, 640, height * 1.64, palette.quiet);
  for (let level = 0; level < 3; level++)
    content += line([left + level * unit + 3, 0], [left + level * unit + 3, 400], palette.mid);
  for (const [row, indent] of indents.entries()) {
    const y = 24 + row * step;
    if (y > 400) break;
    let x = left + indent * unit;
    const tones = [palette.strong, palette.main, palette.mid].slice(0, random.whole(1, 3));
    for (const [word, tone] of tones.entries()) {
      const width = random.pick([50, 90, 140, 200]) * (height / 30);
      content += rect(
        x,
        y,
        width,
        height,
        row === chosen && word === 0 ? palette.sparkOr(palette.line) : tone,
        height / 2,
      );
      x += width + 14;
    }
  }
  return content;
};

/** Brackets in brackets, drawing in on one word. */
const nested: DrawFamily = ({ random, palette }) => {
  const levels = random.pick([3, 4]);
  const middle = random.pick([200, 250, 390, 440]);
  const weight = random.whole(28, 38);
  const lip = weight * 1.9;
  const half = levels === 4 ? 340 : 300;
  let content = "";
  for (let level = 0; level < levels; level++) {
    const inset = level * (half / (levels + 0.6));
    const [top, bottom] = [-20 + level * (160 / levels), 420 - level * (160 / levels)];
    for (const way of [-1, 1]) {
      const x = middle + way * (half - inset);
      const [end, inner] = [x - way * lip, x - way * weight];
      const d = `M${x} ${top}V${bottom}H${end}V${bottom - weight}H${inner}V${top + weight}H${end}V${top}Z`;
      content += path(d, palette.ramp(0.25 + (level / levels) * 0.75));
    }
  }
  return content + rect(middle - 30, 170, 60, 60, palette.sparkOn(palette.ground));
};

/** The prompt and its waiting cursor. */
const prompt: DrawFamily = ({ random, palette }) => {
  const size = random.whole(150, 190);
  const x = random.whole(30, 70);
  const top = random.whole(30, 70);
  const weight = size * 0.46;
  const [reach, bottom] = [size * 0.72, top + size * 1.7];
  const middle = (top + bottom) / 2;
  return (
    polygon(
      palette.main,
      [x, top],
      [x + weight, top],
      [x + weight + reach, middle],
      [x + weight, bottom],
      [x, bottom],
      [x + reach, middle],
    ) + rect(x + weight + reach + 30, bottom - weight, random.whole(180, 400), weight, palette.sparkOr(palette.strong))
  );
};

export const drawCode: DrawFamily = (scene) => scene.compose([tag, lines, nested, prompt]);
