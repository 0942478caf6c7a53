import type { DrawFamily, Scene } from "../scene.ts";
import { circle, mirrored, path, polygon, rect, sector } from "../svg.ts";

/** The picture at the head of a page: one large form, cropped. */
function drawHero({ random, palette, clip }: Scene, x: number, y: number, width: number, height: number): string {
  const box = rect(x, y, width, height, palette.onPaper.main);
  const { mid, strong } = palette.onPaper;
  const spark = palette.sparkOr(palette.paper);
  const reach = Math.min(width, height);
  const pictures = [
    circle(x + width * 0.6, y + height, reach * 0.8, strong) +
      circle(x + width * 0.26, y + height * 0.3, reach * 0.16, spark),
    path(sector(x, y, 0, reach * 0.92, 0, 90), strong) +
      path(sector(x + width, y + height, 0, reach * 0.6, 180, 270), mid),
    polygon(strong, [x, y + height], [x + width * 0.45, y + height * 0.2], [x + width * 0.9, y + height]) +
      circle(x + width * 0.78, y + height * 0.26, reach * 0.15, spark),
    path(sector(x + width * 0.5, y + height * 0.6, 0, reach * 0.44, 180, 359.9), spark) +
      rect(x, y + height * 0.6, width, height * 0.4, strong),
  ] as const;
  return box + clip(box, random.pick(pictures));
}

/** A window's top left corner and whatever of it fits on the sheet. */
function drawWindow({ palette }: Scene, x: number, y: number, width: number, bar: string, page: string): string {
  const dots = [0, 1, 2].map((index) =>
    circle(x + 38 + index * 38, y + 33, 12, index === 0 ? palette.sparkOn(bar) : palette.ground),
  );
  return (
    rect(x, y, width, 500, page, 18) +
    path(`M${x} ${y + 66}V${y + 18}a18 18 0 0 1 18 -18H${x + width - 18}a18 18 0 0 1 18 18V${y + 66}Z`, bar) +
    dots.join("")
  );
}

/** One window, cut by two edges. */
const single: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const [x, y] = [random.whole(60, 150), random.whole(40, 80)];
  const { mid, main, strong } = palette.onPaper;
  const head = drawWindow(scene, x, y, 760, palette.strong, palette.paper);
  const [left, top] = [x + 34, y + 100];
  if (random.chance(0.5)) {
    return (
      head +
      drawHero(scene, x, y + 66, 760, 190) +
      [0, 1, 2].map((index) => rect(left + index * 208, y + 284, 184, 200, index === 1 ? main : mid)).join("")
    );
  }
  return (
    head +
    rect(left, top, 190, 34, strong) +
    rect(left, top + 46, 130, 34, strong) +
    [0, 1].map((row) => rect(left, top + 104 + row * 24, 170 - row * 50, 9, mid)).join("") +
    rect(left, top + 172, 116, 44, palette.sparkOr(main), 22) +
    drawHero(scene, left + 226, y + 66, 500, 400)
  );
};

/** Two windows, the nearer one deep in the sheet. */
const staggered: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const [x, y] = [random.whole(210, 280), random.whole(130, 170)];
  const [backX, backY] = [random.whole(-40, 40), random.whole(-20, 30)];
  return (
    drawWindow(scene, backX, backY, 470, palette.main, palette.mid) +
    [0, 1, 2, 3]
      .map((row) => rect(backX + 36, backY + 106 + row * 56, row === 0 ? 120 : 150, 24, palette.main))
      .join("") +
    drawWindow(scene, x, y, 560, palette.strong, palette.paper) +
    drawHero(scene, x, y + 66, 560, 300)
  );
};

/** Long pages side by side, each scrolled to another place. */
const columns: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const { mid, main, strong } = palette.onPaper;
  const width = random.pick([190, 230]);
  const gap = 28;
  const tops = random.shuffle([-60, 60, -170]);
  let content = "";
  for (const [column, top] of tops.entries()) {
    const x = 60 + column * (width + gap);
    content += rect(x, top, width, 620, palette.paper) + drawHero(scene, x, top, width, 190);
    const lower = top + 214;
    content += rect(x + 20, lower, width * 0.6, 20, strong) + rect(x + 20, lower + 32, width * 0.36, 20, strong);
    content +=
      rect(x + 20, lower + 80, width - 40, 110, mid) + rect(x, lower + 220, width, 400, column === 1 ? strong : main);
  }
  return content;
};

/** The page as a stack of sections, seen from far off. */
const sections: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const x = random.whole(150, 250);
  const { mid, main, strong } = palette.onPaper;
  const isSplit = random.chance(0.5);
  const quarters = [0, 1, 2, 3].map((index) =>
    rect(x + index * 122 + 24, 296, 98, 130, index === 2 ? palette.sparkOr(strong) : mid),
  );
  return (
    rect(x, -20, 600, 460, palette.paper) +
    drawHero(scene, x, -20, 600, 200) +
    (isSplit
      ? rect(x + 24, 206, 220, 26, strong) + rect(x + 24, 244, 150, 26, strong) + rect(x + 300, 206, 400, 64, main)
      : rect(x, 180, 600, 92, strong) + rect(x + 24, 213, 190, 26, palette.paper)) +
    quarters.join("")
  );
};

export const drawBrowser: DrawFamily = (scene) => {
  const content = scene.compose([single, staggered, columns, sections]);
  return scene.random.chance(0.25) ? mirrored(content) : content;
};
