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
  const color = palette.sparkOr(palette.line);
  const grip = polygon(color, [head - 24, 0], [head + 24, 0], [head + 24, 20], [head, 44], [head - 24, 20]);
  return content + line([head, 20], [head, 400], color, 6) + grip;
};

/** The clapper, its arm open, off the foot of the sheet. */
const clapper: DrawFamily = ({ random, palette, clip }) => {
  const [x, y] = [random.whole(70, 190), random.whole(180, 240)];
  const tall = random.whole(60, 84);
  const stripe = random.whole(60, 100);
  const bar = (top: number, lean: number) => {
    const box = rect(x, top, 620, tall, palette.mid);
    const stripes = [0, 1, 2, 3, 4].map((index) => {
      const left = x - lean / 2 + index * stripe * 2;
      const right = left + stripe;
      return polygon(palette.strong, [left, top], [right, top], [right + lean, top + tall], [left + lean, top + tall]);
    });
    return box + clip(box, stripes.join(""));
  };
  const slate = [150, 260, 120].map((width, row) => rect(x + 40, y + tall + 40 + row * 50, width, 18, palette.mid));
  return (
    rect(x, y, 620, 400, palette.main) +
    slate.join("") +
    circle(x + 390, y + tall + 100, 58, palette.sparkOn(palette.main)) +
    bar(y, 46) +
    turned(-random.whole(9, 20), x, y, bar(y - tall, -46))
  );
};

export const drawFilm: DrawFamily = (scene) => scene.compose([strip, wedges, timeline, clapper]);
