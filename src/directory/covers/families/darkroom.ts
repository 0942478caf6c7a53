import type { DrawFamily } from "../scene.ts";
import { circle, line, mirrored, type Point, path, polar, polygon, rect, ring, short } from "../svg.ts";

/** An exposure test: one picture, darker from strip to strip. */
const testStrip: DrawFamily = ({ random, palette, clip }) => {
  const strips = random.whole(4, 6);
  const width = 640 / strips;
  const x = random.whole(230, 400);
  const y = random.whole(140, 180);
  const radius = random.whole(110, 140);
  const [left, bend, right] = [random.whole(280, 350), random.whole(200, 260), random.whole(300, 370)];
  const slope = `M0 ${left}C180 ${bend} 330 250 640 ${right}V400H0Z`;
  let content = "";
  for (let index = 0; index < strips; index++) {
    const step = index / (strips - 1);
    const away = step < 0.5 ? 1 : -1;
    const edge = index * width;
    const picture =
      rect(edge, 0, width + 1, 400, palette.ramp(step)) +
      circle(x, y, radius, palette.ramp(step + away * 0.55)) +
      path(slope, palette.ramp(step + away * 0.3));
    content += clip(rect(edge, 0, width + 0.5, 400, "#000"), picture);
  }
  return content;
};

/** Before and after, with the handle between them. */
const beforeAfter: DrawFamily = ({ random, palette, clip }) => {
  const x = random.whole(230, 400);
  const top = x + random.pick([-90, 0, 0, 90]);
  const bottom = 2 * x - top;
  const disc = random.whole(170, 215);
  const discX = x + random.whole(-70, 70);
  const y = random.pick([110, 200, 300]);
  const after = `<path d="M${top} 0H640V400H${bottom}Z"/>`;
  const handleY = y > 200 ? 90 : 310;
  const handleX = top + ((bottom - top) * handleY) / 400;
  return (
    circle(discX, y, disc, palette.main) +
    clip(after, rect(0, 0, 640, 400, palette.main) + circle(discX, y, disc, palette.mid)) +
    line([top, 0], [bottom, 400], palette.paper, 4) +
    circle(handleX, handleY, 22, palette.paper) +
    circle(handleX, handleY, 8, palette.sparkOn(palette.paper))
  );
};

/** Point at which the edge from one corner of the opening through the next one meets the rim. */
function meetRim(middle: Point, from: Point, through: Point, opening: number, outer: number): Point {
  const length = Math.hypot(through[0] - from[0], through[1] - from[1]);
  const [ux, uy] = [(through[0] - from[0]) / length, (through[1] - from[1]) / length];
  const along = (through[0] - middle[0]) * ux + (through[1] - middle[1]) * uy;
  const reach = Math.sqrt(along * along + outer * outer - opening * opening) - along;
  return [through[0] + ux * reach, through[1] + uy * reach];
}

/** The blades of an iris, larger than the sheet. */
const aperture: DrawFamily = ({ random, palette }) => {
  const blades = random.pick([6, 8]);
  const middle: Point = [random.pick([220, 400, 440]), random.whole(170, 230)];
  const opening = random.whole(70, 125);
  const outer = random.whole(230, 300);
  const turn = random.whole(0, 50);
  const corner = (index: number) => polar(middle[0], middle[1], opening, turn + (index * 360) / blades);
  const text = (point: Point) => point.map(short).join(" ");
  const tones = blades === 6 ? [palette.main, palette.strong, palette.mid] : [palette.main, palette.strong];
  let content = "";
  for (let index = 0; index < blades; index++) {
    const start = meetRim(middle, corner(index), corner(index + 1), opening, outer);
    const end = meetRim(middle, corner(index + 1), corner(index + 2), opening, outer);
    const rim = `L${text(start)}A${outer} ${outer} 0 0 1 ${text(end)}`;
    const d = `M${text(corner(index + 1))}${rim}L${text(corner(index + 2))}Z`;
    content += path(d, tones[index % tones.length] ?? palette.main);
  }
  const hole = Array.from({ length: blades }, (_, index) => corner(index));
  return (
    content +
    polygon(palette.sparkOr(palette.paper), ...hole) +
    ring(middle[0], middle[1], outer + 20, 1.5, palette.line)
  );
};

export const drawDarkroom: DrawFamily = (scene) => {
  const content = scene.compose([testStrip, beforeAfter, aperture]);
  return scene.random.chance(0.5) ? mirrored(content) : content;
};
