import type { DrawFamily } from "../scene.ts";
import { circle, frame, line, mirrored, type Point, path, polar, rect } from "../svg.ts";

function drawAnchor([x, y]: Point, color: string, fill: string): string {
  return rect(x - 9, y - 9, 18, 18, fill) + frame(x - 9, y - 9, 18, 18, color, 2.5);
}

/** The handle of a curve: anchor, line and knob. */
function drawHandle(anchor: Point, knob: Point, color: string, fill: string): string {
  return line(anchor, knob, color, 2.5) + circle(knob[0], knob[1], 9, color) + drawAnchor(anchor, color, fill);
}

/** A shape under the pen, its handles out. */
const curve: DrawFamily = ({ random, palette }) => {
  const start = random.whole(-60, 110);
  const top: Point = [random.whole(270, 360), random.whole(70, 120)];
  const end = random.whole(230, 330);
  const reach = random.whole(120, 190);
  const tilt = random.whole(-60, 40);
  const before: Point = [top[0] - reach, top[1] - tilt];
  const after: Point = [top[0] + reach, top[1] + tilt];
  const outline = `M${start} 400C${start} 240 ${before.join(" ")} ${top.join(" ")}S550 ${end - 10} 640 ${end}V400Z`;
  const rise = `C${start + 120} 300 ${before[0] + 110} ${top[1] + 110} ${top[0] + 60} ${top[1] + 120}`;
  const inner = `M${start + 90} 400${rise}S560 ${end + 60} 640 ${end + 50}V400Z`;
  return (
    path(outline, palette.main) +
    path(inner, palette.strong) +
    drawHandle(top, before, palette.line, palette.paper) +
    drawHandle(top, after, palette.line, palette.sparkOr(palette.paper))
  );
};

/** A selected frame, larger than the sheet, and what is set in it. */
const selection: DrawFamily = ({ random, palette, clip }) => {
  const [x, y] = [random.whole(150, 230), random.whole(70, 120)];
  const box = rect(x, y, 600, 400, palette.main);
  const radius = random.whole(150, 210);
  const [discX, discY] = [x + random.whole(200, 330), y + random.whole(200, 320)];
  const kind = random.whole(0, 2);
  const inside = [
    circle(discX, discY, radius, palette.strong) +
      circle(discX + radius * 0.8, discY - radius * 0.5, radius * 0.4, palette.sparkOn(palette.main)),
    path(`M${x} ${y}H${x + 330}A330 330 0 0 1 ${x} ${y + 330}Z`, palette.strong) +
      circle(x + 380, y + 240, 76, palette.sparkOn(palette.main)),
    path(`M${x + 60} ${y + 400}L${x + 280} ${y + 70}L${x + 500} ${y + 400}Z`, palette.strong) +
      circle(x + 96, y + 96, 48, palette.sparkOn(palette.main)),
  ];
  return (
    line([x, 0], [x, 400], palette.line, 1) +
    line([0, y], [640, y], palette.line, 1) +
    rect(x, y - 40, random.whole(90, 150), 18, palette.mid) +
    box +
    clip(box, inside[kind] ?? "") +
    frame(x, y, 600, 400, palette.line, 4) +
    drawAnchor([x, y], palette.line, palette.paper) +
    drawAnchor([x + 300, y], palette.line, palette.paper)
  );
};

/** A circle as the program sees it, four anchors and their knobs, over another form in another ink. */
const anchors: DrawFamily = ({ random, palette, clip }) => {
  const radius = random.whole(125, 165);
  const [x, y] = [random.whole(190, 270), random.whole(180, 220)];
  const knob = radius * 0.5523;
  const disc = circle(x, y, radius, palette.main);
  const forms = [
    (fill: string) => rect(x + radius * 0.15, y + radius * 0.1, 700, radius * 1.4, fill),
    (fill: string) => path(`M${x} 400L${x + 200} 60L${x + 400} 400Z`, fill),
    (fill: string) => circle(x + radius * 1.3, y + 60, radius * 1.15, fill),
    (fill: string) => rect(x, -20, radius * 2, y + 20, fill),
  ] as const;
  const form = random.pick(forms);
  const compass = [0, 90, 180, 270].map((degrees) => polar(0, 0, 1, degrees));
  const handles = compass.map(([dx, dy], index) => {
    const at: Point = [x + dx * radius, y + dy * radius];
    const fill = index === 0 ? palette.sparkOr(palette.paper) : palette.paper;
    return (
      drawHandle(at, [at[0] - dy * knob, at[1] + dx * knob], palette.line, fill) +
      drawHandle(at, [at[0] + dy * knob, at[1] - dx * knob], palette.line, fill)
    );
  });
  return form(palette.mid) + disc + clip(disc, form(palette.strong)) + handles.join("");
};

export const drawVectors: DrawFamily = (scene) => {
  const content = scene.compose([curve, selection, anchors]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
