import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, type Point, polar, rect, short, stroke, turned } from "../svg.ts";

/** A ball along its bounce, every frame still on the cel. */
const bounce: DrawFamily = ({ random, palette }) => {
  const radius = random.whole(38, 50);
  const floor = random.whole(320, 350);
  const [fall, rise] = [random.whole(200, 240), random.whole(130, 220)];
  const ground = random.whole(200, 260);
  const end = random.whole(3, 5);
  const places: Point[] = [];
  for (let frame = 0; frame <= 3; frame++)
    places.push([20 + (ground - 20) * (frame / 3), fall * (1 - (frame / 3) ** 2)]);
  for (let frame = 1; frame <= end; frame++) {
    const time = frame / 6;
    places.push([ground + time * 420, rise * (1 - (2 * time - 1) ** 2)]);
  }
  const balls = places.map(([x, height], index) => {
    const isLast = index === places.length - 1;
    const fill = isLast ? palette.sparkOn(palette.ground) : palette.ramp(0.15 + (index / places.length) * 0.6);
    return circle(x, floor - radius - height, radius, fill);
  });
  return rect(0, floor, 640, 400 - floor, palette.strong) + balls.join("");
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
    // Four frames a quarter turn, about the corner that touches the floor.
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
