import { overprint } from "../oklch.ts";
import type { DrawFamily } from "../scene.ts";
import { circle, line, mirrored, path, polar, polygon, rect, sector } from "../svg.ts";

/** An open book seen from the front, its leaves in steps. */
const book: DrawFamily = ({ random, palette }) => {
  const x = random.whole(230, 410);
  const leaves = random.whole(3, 4);
  const lift = random.whole(70, 100);
  const half = (way: number, index: number) => {
    const far = x + way * (430 - index * 52);
    const top = 92 + index * 34;
    return `M${x} ${top + lift}C${x + way * 50} ${top - 10} ${x + way * 140} ${top - 24} ${far} ${top}V420H${x}Z`;
  };
  let content = "";
  for (let index = 0; index < leaves; index++) {
    content +=
      path(half(-1, index), palette.ramp(0.85 - index * 0.24)) +
      path(half(1, index), palette.ramp(0.95 - index * 0.24));
  }
  const sunX = x + random.pick([-1, 1]) * random.whole(120, 170);
  return (
    circle(sunX, 96, random.whole(50, 66), palette.sparkOn(palette.ground)) +
    content +
    path(half(-1, leaves), palette.paper) +
    path(half(1, leaves), palette.onPaper.mid)
  );
};

/** The protractor, larger than the sheet, and the angle read on it. */
const protractor: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(230, 410), 360];
  const radius = random.whole(280, 350);
  const angle = random.whole(-145, -35);
  let ticks = "";
  for (let degrees = -170; degrees <= -10; degrees += 10) {
    const isLong = degrees % 30 === 0;
    ticks += line(
      polar(x, y, radius - (isLong ? 46 : 24), degrees),
      polar(x, y, radius, degrees),
      palette.ground,
      isLong ? 6 : 3,
    );
  }
  return (
    path(sector(x, y, radius * 0.6, radius, 180, 359.9), palette.main) +
    path(sector(x, y, 0, radius * 0.46, angle, 0), palette.mid) +
    ticks +
    rect(0, y, 640, 40, palette.strong) +
    line([x, y], polar(x, y, 560, angle), palette.sparkOr(palette.line), 8)
  );
};

/** Set square, disc and rule on the desk. */
const instruments: DrawFamily = ({ random, palette, clip }) => {
  const side = random.whole(300, 340);
  const [x, y] = [random.whole(40, 130), 356];
  const triangle = polygon(palette.main, [x, y - side], [x + side, y], [x, y]);
  const radius = random.whole(110, 150);
  const disc = (fill: string) => circle(x + side * 0.85, y - side * 0.56, radius, fill);
  const [inset, hole] = [side * 0.17, side * 0.36];
  const corner = [x + inset, y - inset] as const;
  const ticks = Array.from({ length: 20 }, (_, index) =>
    rect(index * 32 + 14, 356, 3, index % 5 === 0 ? 28 : 15, palette.ground),
  );
  return (
    disc(palette.sparkOr(palette.mid)) +
    triangle +
    clip(triangle, disc(overprint(palette.main, palette.sparkOr(palette.mid)))) +
    polygon(palette.ground, [corner[0], corner[1] - hole], [corner[0] + hole, corner[1]], corner) +
    rect(0, 356, 640, 44, palette.strong) +
    ticks.join("")
  );
};

/** Steps up, and the one who climbs them. */
const stairs: DrawFamily = ({ random, palette }) => {
  const count = random.whole(5, 7);
  const width = 640 / count;
  const rise = 290 / count;
  let content = "";
  for (let index = 0; index < count; index++) {
    const height = rise * (index + 1);
    content += rect(index * width, 400 - height, width + 0.5, height, palette.ramp(0.15 + (index / count) * 0.85));
  }
  const place = random.whole(1, count - 2);
  const radius = width * 0.42;
  return (
    content + circle((place + 0.5) * width, 400 - rise * (place + 1) - radius, radius, palette.sparkOn(palette.ground))
  );
};

export const drawLesson: DrawFamily = (scene) => {
  const content = scene.compose([book, protractor, instruments, stairs]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
