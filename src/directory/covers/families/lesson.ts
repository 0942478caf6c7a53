import type { DrawFamily } from "../scene.ts";
import { circle, line, mirrored, path, polar, polygon, rect, sector } from "../svg.ts";

/** An open book seen from the front, its leaves in steps. */
const book: DrawFamily = ({ random, palette }) => {
  const x = random.whole(250, 390);
  const leaves = random.whole(3, 4);
  const lift = random.whole(56, 76);
  const side = (direction: number, inset: number, rise: number) => {
    const [far, near] = [x + direction * (420 - inset), x + direction * 150];
    const top = 120 - rise;
    return `M${x} ${top + lift}C${x + direction * 60} ${top - 20} ${near} ${top - 20} ${far} ${top + 30}V420H${x}Z`;
  };
  let content = "";
  for (let index = 0; index < leaves; index++) {
    const tone = palette.ramp(0.9 - index * 0.26);
    content += path(side(-1, index * 46, -index * 26), tone) + path(side(1, index * 46, -index * 26), tone);
  }
  const inset = leaves * 46;
  const rise = -leaves * 26;
  return (
    content +
    path(side(-1, inset, rise), palette.paper) +
    path(side(1, inset, rise), palette.mid) +
    circle(x + random.pick([-1, 1]) * random.whole(130, 180), 60, 34, palette.spark)
  );
};

/** The protractor and the angle read on it. */
const protractor: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(290, 370), 340];
  const radius = 270;
  const angle = random.whole(-140, -40);
  let ticks = "";
  for (let degrees = -170; degrees <= -10; degrees += 10) {
    const isLong = degrees % 30 === 0;
    ticks += line(
      polar(x, y, radius - (isLong ? 36 : 20), degrees),
      polar(x, y, radius, degrees),
      palette.ground,
      isLong ? 5 : 2,
    );
  }
  const [armX, armY] = polar(x, y, 420, angle);
  return (
    path(sector(x, y, 150, radius, 180, 359.9), palette.main) +
    path(sector(x, y, 0, 118, angle, 0), palette.mid) +
    ticks +
    rect(0, y, 640, 10, palette.strong) +
    line([x, y], [armX, armY], palette.spark === palette.ink ? palette.strong : palette.spark, 8)
  );
};

/** Set square, disc and rule on the desk. */
const instruments: DrawFamily = ({ random, palette, clip }) => {
  const side = random.whole(300, 350);
  const [x, y] = [random.whole(40, 110), 360];
  const hole = side * 0.36;
  const triangle = polygon(
    [
      [x, y - side],
      [x + side, y],
      [x, y],
    ],
    palette.main,
  );
  const disc = circle(x + side * 0.92, y - side * 0.52, side * 0.36, palette.mid);
  const ticks = Array.from({ length: 32 }, (_, index) =>
    rect(index * 20 + 8, 360, 2, index % 5 === 0 ? 24 : 12, palette.ground),
  );
  return (
    disc +
    triangle +
    clip(triangle, disc.replace(palette.mid, palette.strong)) +
    polygon(
      [
        [x + side * 0.16, y - hole - side * 0.16],
        [x + side * 0.16 + hole, y - side * 0.16],
        [x + side * 0.16, y - side * 0.16],
      ],
      palette.ground,
    ) +
    rect(0, 360, 640, 40, palette.strong) +
    ticks.join("") +
    circle(x + side * 1.28, y - side * 0.1 - 30, 30, palette.spark)
  );
};

/** Steps up, and the one who has climbed them. */
const stairs: DrawFamily = ({ random, palette }) => {
  const count = random.whole(5, 6);
  const width = 640 / count;
  const rise = random.whole(44, 54);
  let content = "";
  for (let index = 0; index < count; index++) {
    const height = rise * (index + 1);
    content += rect(index * width, 400 - height, width + 0.5, height, palette.ramp(0.15 + (index / count) * 0.85));
  }
  const place = random.whole(2, count - 1);
  const radius = width * 0.36;
  return content + circle((place + 0.5) * width, 400 - rise * (place + 1) - radius, radius, palette.spark);
};

export const drawLesson: DrawFamily = (scene) => {
  const content = scene.random.pick([book, protractor, instruments, stairs])(scene);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
