import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, path, rect } from "../svg.ts";

/** A slope from edge to edge; the four heights bend it. */
function hill(left: number, first: number, second: number, right: number): string {
  return `M0 ${left}C213 ${first} 427 ${second} 640 ${right}V400H0Z`;
}

/** A scene, and a print of it pinned on top in other inks. */
const pinnedPrint: DrawFamily = ({ random, palette, clip }) => {
  const far = hill(random.whole(190, 250), random.whole(60, 140), random.whole(240, 330), random.whole(150, 220));
  const near = hill(random.whole(330, 370), random.whole(330, 420), random.whole(160, 230), random.whole(200, 290));
  const sunX = random.whole(300, 400);
  const sunY = random.whole(100, 150);
  const radius = random.whole(62, 96);
  const view = (sun: string, back: string, front: string) =>
    circle(sunX, sunY, radius, sun) + path(far, back) + path(near, front);
  const [x, y, width, height] = random.pick([
    [360, 50, 200, 270],
    [330, 70, 240, 240],
    [380, 40, 170, 300],
  ]);
  const window = rect(x, y, width, height, "#000");
  return (
    view(palette.mid, palette.quiet, palette.mid) +
    rect(x - 10, y - 10, width + 20, height + 20, palette.paper) +
    clip(
      window,
      rect(x, y, width, height, palette.main) + view(palette.sparkOn(palette.main), palette.strong, palette.ink),
    )
  );
};

/** A low sun in slats over water. */
const slattedSun: DrawFamily = ({ random, palette, clip }) => {
  const x = random.whole(380, 470);
  const radius = random.whole(150, 185);
  const y = random.whole(190, 230);
  let slats = "";
  let top = y - 20;
  for (let gap = 5; top < 400; gap += 5) {
    slats += rect(0, top, 640, gap, palette.ground);
    top += gap + 20;
  }
  const slope = hill(random.whole(250, 300), random.whole(250, 300), random.whole(350, 400), 400);
  return clip(circle(x, y, radius, "#000"), circle(x, y, radius, palette.main) + slats) + path(slope, palette.strong);
};

/** Overlapping hills with a sun between them. */
const ranges: DrawFamily = ({ random, palette }) => {
  const sunX = random.whole(130, 230);
  const peak = random.whole(20, 90);
  return (
    circle(sunX, random.whole(120, 160), random.whole(60, 92), palette.sparkOn(palette.ground)) +
    path(hill(random.whole(230, 270), random.whole(250, 300), peak, random.whole(60, 120)), palette.mid) +
    path(hill(random.whole(200, 240), random.whole(180, 240), random.whole(330, 380), 240), palette.main) +
    path(
      hill(random.whole(360, 390), random.whole(380, 400), random.whole(220, 270), random.whole(300, 340)),
      palette.strong,
    )
  );
};

export const drawLandscape: DrawFamily = (scene) => {
  const content = scene.compose([pinnedPrint, slattedSun, ranges]);
  return scene.random.chance(0.5) ? mirrored(content) : content;
};
