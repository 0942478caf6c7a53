import { overprint } from "../oklch.ts";
import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, type Point, path, polar, polygon, rect } from "../svg.ts";

/** Two round voices, off the sheet, and what they share. */
const voices: DrawFamily = ({ random, palette, clip }) => {
  const radius = random.whole(140, 175);
  const [ax, ay] = [random.whole(180, 230), random.whole(130, 170)];
  const [bx, by] = [ax + random.whole(180, 220), ay + random.whole(0, 60)];
  const bubble = (x: number, y: number, way: number, fill: string) => {
    const on = (reach: number, degrees: number): Point => polar(x, y, radius * reach, 90 - way * degrees);
    return circle(x, y, radius, fill) + polygon(fill, on(0.98, 8), on(1.42, 40), on(0.98, 62));
  };
  const lens = palette.sparkOr(overprint(palette.main, palette.mid));
  const shared = clip(circle(ax, ay, radius, "#000"), circle(bx, by, radius, lens));
  return bubble(ax, ay, -1, palette.main) + bubble(bx, by, 1, palette.mid) + shared;
};

/** A box with a tail under its left or right end. */
function drawBox(x: number, y: number, width: number, height: number, fill: string, way: 1 | -1): string {
  const foot = way === -1 ? x + 44 : x + width - 44;
  return (
    rect(x, y, width, height, fill, 36) +
    path(`M${foot} ${y + height - 6}v72L${foot - way * 84} ${y + height - 6}Z`, fill)
  );
}

/** The same sentence in two scripts: bars, and forms. */
const scripts: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(-50, 30), random.whole(-50, 10)];
  const [x2, y2] = [random.whole(210, 250), random.whole(140, 156)];
  const lucky = random.whole(0, 3);
  const rows = [210, 280].map((width, row) => rect(x + 90, y + 66 + row * 50, width, 24, palette.ground));
  const forms = random.shuffle([0, 1, 2, 3]).map((form, index) => {
    const [left, top] = [x2 + 48 + index * 84, y2 + 62];
    const fill = index === lucky ? palette.sparkOr(palette.ground) : palette.ground;
    if (form === 0) return rect(left, top, 56, 56, fill);
    if (form === 1) return circle(left + 28, top + 28, 30, fill);
    if (form === 2) return polygon(fill, [left, top + 56], [left + 30, top], [left + 60, top + 56]);
    return path(`M${left} ${top}A56 56 0 0 1 ${left + 56} ${top + 56}H${left}Z`, fill);
  });
  return (
    drawBox(x, y, 430, 240, palette.main, -1) +
    rows.join("") +
    rect(x2 - 14, y2 - 14, 440, 208, palette.ground, 50) +
    drawBox(x2, y2, 412, 180, palette.strong, 1) +
    forms.join("")
  );
};

/** Talk to and fro, running off both ends. */
const thread: DrawFamily = ({ random, palette }) => {
  const height = random.pick([72, 96, 124]);
  const radius = height / 2;
  const lucky = random.whole(1, 2);
  let y = -random.whole(20, 50);
  let content = "";
  for (let index = 0; y < 400; index++) {
    const isMine = index % 2 === 1;
    const width = random.whole(4, 8) * 50;
    const x = isMine ? 600 - width : 40;
    const plain = isMine ? palette.main : index % 4 === 0 ? palette.strong : palette.mid;
    const fill = index === lucky ? palette.sparkOr(plain) : plain;
    const corner = rect(isMine ? x + width - radius : x, y + radius, radius, radius, fill);
    content += rect(x, y, width, height, fill, radius) + corner;
    y += height + 16;
  }
  return content;
};

/** One bubble larger than the sheet, and the three dots of a person typing. */
const typing: DrawFamily = ({ random, palette }) => {
  const x = random.whole(70, 150);
  const bottom = random.whole(290, 330);
  const radius = random.whole(38, 50);
  const raised = random.whole(0, 2);
  const gap = radius * 2.9;
  const dots = [0, 1, 2].map((index) =>
    circle(
      x + 150 + index * gap,
      bottom - 140 - (index === raised ? 26 : 0),
      radius,
      index === raised ? palette.sparkOr(palette.mid) : palette.ground,
    ),
  );
  return (
    path(`M${x + 60} ${bottom - 60}L${x - 50} 400H${x + 20}L${x + 200} ${bottom - 10}Z`, palette.main) +
    rect(x, -160, 760, bottom + 160, palette.main, 130) +
    dots.join("")
  );
};

export const drawSpeech: DrawFamily = (scene) => {
  const content = scene.compose([voices, scripts, thread, typing]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
