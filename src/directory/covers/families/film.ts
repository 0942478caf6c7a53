import type { DrawFamily } from "../scene.ts";
import { circle, line, path, polygon, rect, turned } from "../svg.ts";

/** A strip of film across the sheet; something rises from frame to frame. */
const strip: DrawFamily = ({ random, palette, clip }) => {
  const tilt = random.pick([-14, -8, 0, 8, 14]);
  const [top, width, height] = [100, 220, 180];
  const start = -150 + random.whole(-40, 40);
  let content = rect(-80, top - 46, 800, height + 92, palette.ink);
  for (let index = 0; index < 4; index++) {
    const x = start + index * (width + 14);
    const box = rect(x, top, width, height, palette.mid);
    const rise = top + height + 20 - index * 50;
    const sun = index === 2 ? palette.sparkOn(palette.mid) : palette.onPaper.main;
    const picture =
      circle(x + width / 2, rise, 56, sun) + rect(x, top + height - 40, width, 40, palette.onPaper.strong);
    content += box + clip(box, picture);
  }
  for (let hole = 0; hole < 14; hole++) {
    const x = start + 8 + hole * 58.5;
    content += rect(x, top - 34, 30, 20, palette.ground, 4) + rect(x, top + height + 14, 30, 20, palette.ground, 4);
  }
  return turned(tilt, 320, 190, content);
};

/** The play sign moving through its own frames. */
const wedges: DrawFamily = ({ random, palette }) => {
  const count = random.whole(4, 5);
  const height = random.whole(280, 440);
  const step = random.whole(74, 104);
  const left = random.whole(-40, 80);
  const y = 200 + random.whole(-20, 20);
  let content = "";
  for (let index = 0; index < count; index++) {
    const x = left + index * step;
    const half = height / 2;
    const isLast = index === count - 1;
    const fill = isLast ? palette.sparkOr(palette.ramp(1)) : palette.ramp((index + 1) / count);
    content += path(`M${x} ${y - half}L${Math.round(x + height * 0.82)} ${y}L${x} ${y + half}Z`, fill);
  }
  return content;
};

/** Clips on their tracks under the playhead. */
const timeline: DrawFamily = ({ random, palette }) => {
  const head = random.whole(220, 420);
  const heights = random.shuffle([40, 76, 160]);
  const tones = [palette.main, palette.mid, palette.strong, palette.quiet] as const;
  let y = 56;
  let content = "";
  for (const [track, height] of heights.entries()) {
    let x = -random.whole(20, 120);
    for (let index = 0; x < 640; index++) {
      const width = random.whole(2, 6) * 52;
      const isGap = index === 1 && track !== 1;
      if (!isGap) content += rect(x, y, width - 8, height, tones[(index + track) % 4] ?? palette.main, 10);
      x += width;
    }
    y += height + 20;
  }
  const colour = palette.sparkOr(palette.line);
  const grip = polygon(colour, [head - 24, 0], [head + 24, 0], [head + 24, 20], [head, 44], [head - 24, 20]);
  return content + line([head, 20], [head, 400], colour, 6) + grip;
};

/** Shots of one scene, each wider than the last. */
const shots: DrawFamily = ({ random, palette, clip }) => {
  const widths = random.pick([
    [60, 100, 170, 310],
    [310, 170, 100, 60],
  ] as const);
  const [x, y] = [random.whole(300, 380), random.whole(150, 210)];
  const radius = random.whole(60, 84);
  const slope = random.whole(250, 290);
  let left = 0;
  let content = "";
  for (const [index, width] of widths.entries()) {
    const box = rect(left, 0, width - 8, 400, palette.quiet);
    const middle = left + (width - 8) / 2;
    const scale = 0.7 + index * 0.3;
    const isLucky = width === 310;
    const sun = isLucky ? palette.sparkOn(palette.mid) : palette.main;
    const picture =
      rect(left, 0, width, 400, isLucky ? palette.mid : palette.quiet) +
      circle(middle + (x - 340), y, radius * scale, sun) +
      path(`M0 ${slope}L640 ${slope + 50}V400H0Z`, palette.strong);
    content += clip(box, picture);
    left += width;
  }
  return content;
};

export const drawFilm: DrawFamily = (scene) => scene.random.pick([strip, wedges, timeline, shots])(scene);
