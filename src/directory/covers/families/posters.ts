import type { DrawFamily, Scene } from "../scene.ts";
import { circle, path, polygon, rect, sector } from "../svg.ts";

const motifs = ["disc", "diagonal", "stripes", "arcs", "wedge", "half", "blocks"] as const;
type Motif = (typeof motifs)[number];

interface Poster {
  readonly motif: Motif;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Degrees about its middle. */
  readonly tilt: number;
  readonly inks: readonly [sheet: string, first: string, second: string];
}

/** Draws what is printed on a poster of the given size, top left at the origin. */
function drawMotif(motif: Motif, width: number, height: number, first: string, second: string): string {
  switch (motif) {
    case "disc":
      return (
        circle(width * 0.62, height * 0.36, width * 0.46, first) +
        rect(0, height * 0.86, width * 0.5, height * 0.05, second)
      );
    case "diagonal":
      return polygon(first, [0, height * 0.62], [width, height * 0.05], [width, height * 0.42], [0, height]);
    case "stripes":
      return [0, 1, 2, 3]
        .map((row) => rect(0, height * (0.08 + row * 0.2), width, height * (0.04 + row * 0.035), first))
        .join("");
    case "arcs":
      return [1, 0.72, 0.44]
        .map((part, index) => circle(0, height, width * part, index === 1 ? second : first))
        .join("");
    case "wedge":
      return (
        path(`M0 0H${width}L0 ${height * 0.8}Z`, first) + circle(width * 0.74, height * 0.74, width * 0.16, second)
      );
    case "half":
      return (
        path(sector(width / 2, height * 0.56, 0, width * 0.5, 180, 359.9), first) +
        rect(0, height * 0.62, width, height * 0.1, second)
      );
    case "blocks":
      return (
        rect(width * 0.12, height * 0.1, width * 0.36, height * 0.8, first) +
        rect(width * 0.6, height * 0.1, width * 0.28, height * 0.34, second)
      );
  }
}

function drawPoster({ clip }: Scene, { motif, box, tilt, inks }: Poster): string {
  const [x, y, width, height] = box;
  const [sheet, first, second] = inks;
  const outline = rect(0, 0, width, height, sheet);
  const print = outline + clip(outline, drawMotif(motif, width, height, first, second));
  return `<g transform="translate(${x} ${y}) rotate(${tilt} ${width / 2} ${height / 2})">${print}</g>`;
}

/** Three posters pasted over each other, running off the hoarding. */
const hoarding: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const [first = "disc", second = "arcs", third = "wedge"] = random.shuffle(motifs);
  const tilts = random.shuffle([-11, 5, 14, -4]);
  const [tiltFirst = 0, tiltSecond = 0, tiltThird = 0] = tilts;
  const shift = random.whole(-20, 20);
  const middle = random.whole(150, 230);
  return (
    drawPoster(scene, {
      motif: first,
      box: [-50, -70 + shift, 270, 360],
      tilt: tiltFirst,
      inks: [palette.mid, palette.main, palette.ground],
    }) +
    drawPoster(scene, {
      motif: second,
      box: [390, 80 + shift, 270, 370],
      tilt: tiltSecond,
      inks: [palette.strong, palette.main, palette.mid],
    }) +
    drawPoster(scene, {
      motif: third,
      box: [middle, 30, 240, 320],
      tilt: tiltThird,
      inks: [palette.paper, palette.sparkOn(palette.paper), palette.onPaper.main],
    })
  );
};

/** One poster, large, half off the sheet; the older one shows from under it. */
const single: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const tilt = random.pick([-16, -9, 9, 16]);
  const motif = random.pick(["disc", "diagonal", "arcs", "wedge", "half", "stripes"]);
  const x = random.pick([60, 250]);
  const under = rect(x + 30, -60, 330, 520, palette.mid);
  return (
    `<g transform="rotate(${tilt + 8} ${x + 195} 200)">${under}</g>` +
    drawPoster(scene, {
      motif,
      box: [x, -50, 330, 500],
      tilt,
      inks: [palette.strong, palette.sparkOn(palette.strong), palette.main],
    })
  );
};

/** The same bill in rows, one pasted over askew. */
const repeated: DrawFamily = (scene) => {
  const { random, palette } = scene;
  const [motif = "disc", other = "arcs"] = random.shuffle(motifs);
  const [width, height] = random.pick([
    [214, 280],
    [260, 330],
  ]);
  const [left, top] = [-random.whole(0, 60), -random.whole(20, 110)];
  const columns = Math.ceil(700 / width);
  let content = "";
  for (let index = 0; index < columns * 3; index++) {
    const [x, y] = [left + (index % columns) * width, top + Math.floor(index / columns) * height];
    const inks = (index + Math.floor(index / columns)) % 2 ? palette.mid : palette.quiet;
    if (y < 400)
      content += drawPoster(scene, {
        motif,
        box: [x, y, width, height],
        tilt: 0,
        inks: [inks, palette.main, palette.ground],
      });
  }
  return (
    content +
    drawPoster(scene, {
      motif: other,
      box: [random.pick([90, 300]), random.whole(20, 50), 250, 330],
      tilt: random.pick([-12, -8, 8, 12]),
      inks: [palette.paper, palette.sparkOr(palette.onPaper.strong), palette.onPaper.main],
    })
  );
};

export const drawPosters: DrawFamily = (scene) => scene.compose([hoarding, single, repeated]);
