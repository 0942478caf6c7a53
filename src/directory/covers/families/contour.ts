import type { DrawFamily } from "../scene.ts";
import { circle, dot, line, mirrored, type Point, path, polar, rect, softOutline, stroke } from "../svg.ts";

/** Outlines of one hill from its foot to its top. */
const hills: DrawFamily = ({ random, palette }) => {
  const levels = random.whole(6, 7);
  const isFilled = random.chance(0.6);
  const [x, y] = [random.whole(380, 450), random.whole(150, 240)];
  const waves = [2, 3, 5].map((turns) => ({ turns, size: random.between(0.06, 0.17), start: random.between(0, 6) }));
  const drift: Point = [random.whole(-16, 16), random.whole(-12, 12)];
  let content = "";
  let top: Point = [x, y];
  for (let level = 0; level < levels; level++) {
    const radius = 330 - level * (270 / (levels - 1));
    top = [x + drift[0] * level, y + drift[1] * level];
    const points = Array.from({ length: 12 }, (_, index) => {
      const angle = index * 30;
      const bend = waves.reduce(
        (sum, wave) => sum + wave.size * Math.sin((wave.turns * angle * Math.PI) / 180 + wave.start),
        1,
      );
      return polar(top[0], top[1], radius * bend, angle);
    });
    const outline = softOutline(points);
    const isSummit = level === levels - 1;
    if (isFilled) content += path(outline, palette.ramp(0.1 + (level / levels) * 0.85));
    else content += isSummit ? path(outline, palette.main) : stroke(outline, palette.strong, level % 3 === 0 ? 5 : 2);
  }
  return content + circle(top[0], top[1], 20, palette.sparkOn(isFilled ? palette.ramp(0.9) : palette.main));
};

/** Layers of ground and the core drilled through them. */
const strata: DrawFamily = ({ random, palette, clip }) => {
  const x = random.whole(370, 440);
  const width = random.pick([110, 140]);
  const start = random.between(0, 6);
  const core = rect(x, -40, width, 400, "#000", width / 2);
  const tones = [0.12, 0.3, 0.5, 0.72, 0.95];
  let y = random.whole(70, 100);
  let layers = "";
  let drilled = rect(x, -40, width, 400, palette.paper);
  for (const [index, tone] of tones.entries()) {
    const lean = Math.round(Math.sin(start + index * 1.3) * 44);
    const d = `M0 ${y + lean}C213 ${y + lean - 50} 427 ${y - lean + 50} 640 ${y - lean}V400H0Z`;
    layers += path(d, palette.ramp(tone));
    drilled += path(d, index === 2 ? palette.sparkOr(palette.ramp(0.5)) : palette.ramp(1.05 - tone));
    y += random.whole(54, 76);
  }
  return layers + clip(core, drilled);
};

/** A field of findings; the ring holds those that matter. */
const sample: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(360, 450), random.whole(160, 240)];
  const radius = random.whole(95, 165);
  const pitch = random.pick([46, 50, 60]);
  const large = pitch * random.between(0.3, 0.42);
  let inside = "";
  let outside = "";
  for (let column = 0; column * pitch < 640; column++) {
    for (let row = 0; row * pitch < 400; row++) {
      const [dotX, dotY] = [pitch * (column + 0.5), pitch * (row + 0.5)];
      const isIn = Math.hypot(dotX - x, dotY - y) < radius;
      const size = Math.round(isIn ? large : pitch * 0.1);
      if (isIn) inside += dot(dotX, dotY, size);
      else outside += dot(dotX, dotY, size);
    }
  }
  const [endX, endY] = polar(x, y, 560, random.pick([150, 165, 195, 210]));
  return (
    path(outside, palette.main) +
    line([x, y], [endX, endY], palette.line, 1.5) +
    circle(x, y, radius + pitch / 2, palette.sparkOr(palette.main)) +
    path(inside, palette.ground)
  );
};

export const drawContour: DrawFamily = (scene) => {
  const content = scene.compose([hills, strata, sample]);
  return scene.random.chance(0.5) ? mirrored(content) : content;
};
