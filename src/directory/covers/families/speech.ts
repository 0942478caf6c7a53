import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, path, rect, short } from "../svg.ts";

/** Two round voices and what they share. */
const voices: DrawFamily = ({ random, palette, clip }) => {
  const radius = random.whole(130, 150);
  const [ax, ay] = [random.whole(200, 240), random.whole(160, 180)];
  const [bx, by] = [ax + random.whole(170, 200), ay + random.whole(20, 60)];
  const left =
    circle(ax, ay, radius, palette.main) +
    path(
      `M${ax - radius * 0.98} ${ay + 20}L${ax - radius * 1.05} ${ay + radius * 1.2}L${ax - 20} ${short(ay + radius * 0.98)}Z`,
      palette.main,
    );
  const right = (fill: string) =>
    circle(bx, by, radius, fill) +
    path(
      `M${short(bx + radius * 0.98)} ${by + 20}L${short(bx + radius * 1.05)} ${short(by + radius * 1.15)}L${bx + 20} ${short(by + radius * 0.98)}Z`,
      fill,
    );
  return (
    left +
    right(palette.mid) +
    clip(circle(ax, ay, radius, "#000"), circle(bx, by, radius, palette.strong)) +
    (palette.spark === palette.ink ? "" : circle((ax + bx) / 2, (ay + by) / 2, 20, palette.spark))
  );
};

/** A box with a tail; `side` says at which end the tail hangs. */
function drawBox(x: number, y: number, width: number, height: number, fill: string, side: "left" | "right"): string {
  const tail =
    side === "left"
      ? `M${x + 30} ${y + height - 4}V${y + height + 54}L${x + 96} ${y + height - 4}Z`
      : `M${x + width - 30} ${y + height - 4}V${y + height + 54}L${x + width - 96} ${y + height - 4}Z`;
  return rect(x, y, width, height, fill, 30) + path(tail, fill);
}

/** The same sentence in two scripts. */
const scripts: DrawFamily = ({ random, palette }) => {
  const [x, y] = [random.whole(40, 70), random.whole(36, 60)];
  const [x2, y2] = [random.whole(250, 290), random.whole(150, 170)];
  const isColumns = random.chance(0.5);
  const rows = [200, 240, 130]
    .map((width, index) => rect(x + 40, y + 40 + index * 40, width, 16, palette.ground))
    .join("");
  const marks = [0, 1, 2, 3, 4].map((index) =>
    isColumns
      ? rect(
          x2 + 50 + index * 46,
          y2 + 40,
          18,
          [100, 70, 100, 46, 84][index] ?? 80,
          index === 3 ? palette.spark : palette.paper,
        )
      : circle(x2 + 60 + index * 52, y2 + 70 + (index % 2) * 32, 15, index === 3 ? palette.spark : palette.paper),
  );
  const dark = palette.spark === palette.ink ? palette.main : palette.strong;
  return (
    drawBox(x, y, 340, 190, dark === palette.main ? palette.strong : palette.main, "left") +
    rows +
    drawBox(x2, y2, 330, 186, dark, "right") +
    marks.join("")
  );
};

/** Talk to and fro, running off both ends. */
const thread: DrawFamily = ({ random, palette }) => {
  const height = random.pick([76, 96]);
  const radius = height / 2;
  const answers = Math.ceil(420 / (height + 16));
  let y = -random.whole(20, 50);
  let content = "";
  for (let index = 0; index <= answers; index++) {
    const isMine = index % 2 === 1;
    const width = random.whole(4, 8) * 50;
    const x = isMine ? 590 - width : 50;
    const fill = index === 2 ? palette.spark : isMine ? palette.main : index % 4 === 0 ? palette.strong : palette.mid;
    const corner = isMine
      ? rect(x + width - radius, y + radius, radius, radius, fill)
      : rect(x, y + radius, radius, radius, fill);
    content += rect(x, y, width, height, fill, radius) + corner;
    y += height + 16;
  }
  return content;
};

/** One large bubble with the three dots of somebody typing. */
const typing: DrawFamily = ({ random, palette }) => {
  const y = random.whole(-60, -20);
  const dots = [0, 1, 2].map((index) =>
    circle(290 + index * 110, y + 180 + (index === 1 ? -18 : 0), 36, index === 2 ? palette.spark : palette.ground),
  );
  return path(`M150 330L90 410L270 330Z`, palette.main) + rect(110, y, 660, 360, palette.main, 120) + dots.join("");
};

export const drawSpeech: DrawFamily = (scene) => {
  const content = scene.random.pick([voices, scripts, thread, typing])(scene);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
