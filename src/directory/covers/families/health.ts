import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, path, rect, stroke, turned } from "../svg.ts";

/** A flower from the compass, cut by the edge. */
const petals: DrawFamily = ({ random, palette }) => {
  const count = random.pick([6, 8, 10]);
  const [x, y] = [random.whole(380, 440), random.whole(170, 230)];
  const length = random.whole(220, 260);
  const width = random.between(0.44, 0.62) * length * (6 / count) ** 0.5;
  const turn = random.whole(0, 30);
  const [middle, tip] = [x + length / 2, x + length];
  const upper = `M${x} ${y}Q${middle} ${y - width} ${tip} ${y}Z`;
  const lower = `M${x} ${y - 0.5}Q${middle} ${y + width} ${tip} ${y}Z`;
  let content = "";
  for (let index = 0; index < count; index++) {
    const petal = path(upper, palette.main) + path(lower, index % 2 ? palette.strong : palette.mid);
    content += turned(turn + (index * 360) / count, x, y, petal);
  }
  return content + circle(x, y, 34, palette.sparkOn(palette.strong));
};

/** The heartbeat crossing a disc. */
const pulse: DrawFamily = ({ random, palette, clip }) => {
  const x = random.pick([240, 400]);
  const y = random.whole(200, 230);
  const radius = random.whole(150, 170);
  const high = random.whole(110, 140);
  const rest = `M-10 ${y}H${x - 110}L${x - 76} ${y - 44}L${x - 44} ${y}H${x - 30}`;
  const beat = `${rest}L${x} ${y - high}L${x + 40} ${y + high * 0.8}L${x + 66} ${y}H650`;
  const disc = circle(x, y - 10, radius, palette.main);
  return (
    disc +
    stroke(beat, palette.strong, 14, "round") +
    clip(disc, stroke(beat, palette.sparkOr(palette.ground), 14, "round"))
  );
};

/** Capsules in a row, as a chemist's poster has them. */
const capsules: DrawFamily = ({ random, palette }) => {
  const tilt = random.pick([-45, -30, 30]);
  const width = random.whole(76, 96);
  const step = width + 22;
  const lucky = random.whole(2, 4);
  let content = "";
  for (let index = -1; index < 8; index++) {
    const x = -60 + index * step;
    const y = -random.whole(20, 150);
    for (let row = 0; row < 3; row++) {
      const top = y + row * 330;
      const isLucky = index === lucky && row === 1;
      const r = width / 2;
      content += path(
        `M${x} ${top + 150}V${top + r}A${r} ${r} 0 0 1 ${x + width} ${top + r}V${top + 150}Z`,
        isLucky ? palette.sparkOr(palette.paper) : palette.main,
      );
      content += path(
        `M${x} ${top + 150}V${top + 300 - r}A${r} ${r} 0 0 0 ${x + width} ${top + 300 - r}V${top + 150}Z`,
        (index + row) % 2 ? palette.mid : palette.strong,
      );
    }
  }
  return turned(tilt, 320, 200, content);
};

/** Stones in balance. */
const balance: DrawFamily = ({ random, palette }) => {
  const middle = random.whole(230, 410);
  const sizes = random.pick([
    [330, 96, 230, 76, 270, 60, 130, 50],
    [300, 110, 340, 64, 180, 80, 96, 46],
    [380, 80, 200, 110, 260, 50, 110, 60],
  ]);
  const tones = random.shuffle([palette.main, palette.strong, palette.mid]);
  let y = 400;
  let content = circle(
    middle + random.pick([-170, 170]),
    random.whole(90, 130),
    random.whole(48, 66),
    palette.sparkOr(palette.mid),
  );
  for (let stone = 0; stone < 4; stone++) {
    const [width = 0, height = 0] = sizes.slice(stone * 2);
    const x = middle - width / 2 + (stone === 0 ? 0 : random.whole(-26, 26));
    y -= stone === 0 ? height * 0.8 : height;
    content += rect(x, y, width, height, tones[stone % 3] ?? palette.main, height / 2);
  }
  return content;
};

export const drawHealth: DrawFamily = (scene) => {
  const content = scene.compose([petals, pulse, capsules, balance]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
