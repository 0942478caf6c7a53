import type { DrawFamily, Scene } from "../scene.ts";
import { circle, mirrored, path, rect, sector, turned } from "../svg.ts";

/** A telephone with one large form on its screen. `inks` are screen, form and a third. */
function drawPhone(
  { random, clip, palette }: Scene,
  x: number,
  y: number,
  width: number,
  inks: readonly [string, string, string],
): string {
  const [screen, first, second] = inks;
  const height = width * 2.05;
  const inset = width * 0.06;
  const inner = rect(x + inset, y + inset, width - inset * 2, height - inset * 2, screen, width * 0.11);
  const middle = x + width / 2;
  const bar = (row: number, part: number) =>
    rect(x + width * 0.17, y + height * (0.66 + row * 0.08), width * part, width * 0.08, second, width * 0.04);
  const pictures = [
    circle(middle, y + height * 0.36, width * 0.31, first) + bar(0, 0.66) + bar(1, 0.4),
    path(sector(x, y + height * 0.5, 0, width * 0.94, -90, 90), first) +
      path(sector(x + width, y + height * 0.28, 0, width * 0.4, 90, 270), second),
    [0, 1, 2]
      .map((row) =>
        rect(
          x + width * 0.16,
          y + height * (0.18 + row * 0.25),
          width * (row === 1 ? 0.44 : 0.68),
          width * 0.4,
          row === 1 ? second : first,
          width * 0.08,
        ),
      )
      .join(""),
    rect(x, y + height * 0.56, width, height * 0.5, first) + circle(middle, y + height * 0.32, width * 0.24, second),
    path(sector(middle, y + height * 0.42, width * 0.18, width * 0.34, -90, 150), first) +
      path(sector(middle, y + height * 0.42, width * 0.18, width * 0.34, 158, 262), second) +
      bar(0, 0.66) +
      bar(1, 0.5),
  ] as const;
  const island = rect(middle - width * 0.14, y + inset * 1.9, width * 0.28, width * 0.075, palette.ink, width * 0.04);
  return rect(x, y, width, height, palette.ink, width * 0.16) + inner + clip(inner, random.pick(pictures)) + island;
}

/** Three at different heights. */
const trio: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const { mid, main, strong } = palette.onPaper;
  const tops = random.shuffle([50, -130, 130]);
  const inks = random.shuffle<readonly [string, string, string]>([
    [mid, strong, palette.paper],
    [palette.paper, palette.sparkOr(main), mid],
    [main, palette.paper, strong],
  ]);
  return inks.map((ink, index) => drawPhone(scene, 40 + index * 200, tops[index] ?? 0, 172, ink)).join("");
};

/** One, leaning out of the sheet. */
const leaning: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const { mid, main, strong } = palette.onPaper;
  const tilt = random.pick([-32, -20, 20, 32]);
  const inks = random.pick([
    [main, palette.paper, strong],
    [palette.paper, palette.sparkOr(main), strong],
    [mid, strong, palette.sparkOr(palette.paper)],
  ]);
  const shade = turned(tilt, 390, 250, rect(330, -10, 270, 560, palette.quiet, 43));
  return shade + turned(tilt, 340, 230, drawPhone(scene, 230, -40, 270, inks));
};

/** The icons of a home screen, one of them with news. */
const icons: DrawFamily = ({ random, palette }) => {
  const side = random.pick([128, 160]);
  const step = side + random.pick([24, 34]);
  const [left, top] = [-50, -60];
  const chosen = random.whole(1, 2);
  let content = "";
  for (let column = 0; column < 5; column++) {
    for (let row = 0; row < 4; row++) {
      const isChosen = column === chosen && row === 1;
      const fill = isChosen ? palette.strong : random.pick([palette.quiet, palette.quiet, palette.mid, palette.main]);
      content += rect(left + column * step, top + row * step, side, side, fill, side * 0.24);
    }
  }
  const [x, y] = [left + chosen * step, top + step];
  return (
    content +
    circle(x + side / 2, y + side / 2, side * 0.25, palette.ground) +
    circle(x + side - 4, y + 4, side * 0.23, palette.ground) +
    circle(x + side - 4, y + 4, side * 0.18, palette.sparkOn(palette.ground))
  );
};

export const drawPhones: DrawFamily = (scene) => {
  const content = scene.compose([trio, leaning, icons]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
