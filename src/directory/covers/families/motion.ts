import type { DrawFamily } from "../scene.ts";
import { circle, line, mirrored, polar, rect, short, stroke, turned } from "../svg.ts";

/** A ball along its bounce, every frame still on the cel. */
const bounce: DrawFamily = ({ random, palette }) => {
  const frames = random.whole(7, 9);
  const radius = random.whole(44, 58);
  const floor = 330;
  const turn = random.between(0.36, 0.46);
  const heights = [random.whole(200, 240), random.whole(215, 245)] as const;
  const at = (time: number) => {
    const isFirst = time < turn;
    const local = isFirst ? time / turn : (time - turn) / (1 - turn);
    const rise = isFirst ? heights[0] * (1 - local * local) : heights[1] * (1 - (2 * local - 1) ** 2);
    return [50 + time * 530, floor - radius - rise] as const;
  };
  let content = rect(0, floor, 640, 70, palette.quiet) + line([0, floor], [640, floor], palette.line);
  for (let index = 0; index < frames; index++) {
    const part = index / (frames - 1);
    const [x, y] = at(part * 0.86);
    content += circle(
      x,
      y,
      radius,
      index === frames - 1 ? palette.sparkOn(palette.ground) : palette.ramp(0.12 + part * 0.6),
    );
  }
  return content;
};

/** An arm swinging about a pin. */
const swing: DrawFamily = ({ random, palette }) => {
  const frames = random.whole(6, 8);
  const [x, y] = [random.pick([140, 210]), random.pick([30, 370])];
  const length = random.whole(360, 410);
  const width = random.whole(54, 72);
  const isDown = y < 200;
  const from = isDown ? 96 : -96;
  const sweep = (isDown ? -1 : 1) * random.whole(82, 98);
  let content = "";
  for (let index = 0; index < frames; index++) {
    const part = index / (frames - 1);
    const fill = index === frames - 1 ? palette.ramp(1) : palette.ramp(0.1 + part * 0.62);
    content += turned(from + sweep * part, x, y, rect(x - width / 2, y - width / 2, length, width, fill, width / 2));
  }
  const [endX, endY] = polar(x, y, length - width, from + sweep);
  return content + circle(x, y, 12, palette.paper) + circle(endX, endY, width * 0.28, palette.sparkOn(palette.ramp(1)));
};

/** A square rolling over its corners. */
const roll: DrawFamily = ({ random, palette }) => {
  const side = random.whole(120, 150);
  const floor = random.pick([310, 330]);
  const start = random.whole(-70, -20);
  let content = "";
  for (let index = 0; index <= 8; index++) {
    // Four frames a quarter turn, about the corner that stands on the floor.
    const corner = start + side * (Math.floor(index / 4) + 1);
    const turn = (index % 4) * 22.5;
    const fill = index === 8 ? palette.sparkOn(palette.ground) : palette.ramp(0.12 + index * 0.09);
    content += turned(turn, corner, floor, rect(corner - side, floor - side, side, side, fill));
  }
  return content + rect(0, floor, 640, 400 - floor, palette.strong);
};

/** The easing curve, the moving thing drawn at even times on it. */
const easing: DrawFamily = ({ random, palette }) => {
  const frames = random.whole(6, 7);
  const radius = random.whole(18, 26);
  const pull = random.between(0.6, 2.2);
  const curve = `M70 330C${short(70 + pull * 100)} 330 ${short(570 - pull * 100)} 80 570 80`;
  let content = stroke(curve, palette.line, 1.5);
  for (let index = 0; index < frames; index++) {
    const time = index / (frames - 1);
    const blend = (first: number, second: number, third: number, fourth: number) =>
      (1 - time) ** 3 * first +
      3 * (1 - time) ** 2 * time * second +
      3 * (1 - time) * time ** 2 * third +
      time ** 3 * fourth;
    const x = blend(70, 70 + pull * 100, 570 - pull * 100, 570);
    const y = blend(330, 330, 80, 80);
    content += circle(
      x,
      y,
      radius + time * 56,
      index === frames - 1 ? palette.sparkOn(palette.ground) : palette.ramp(0.15 + time * 0.6),
    );
  }
  return content;
};

export const drawMotion: DrawFamily = (scene) => {
  const content = scene.compose([bounce, swing, roll, easing]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
