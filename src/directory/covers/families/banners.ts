import type { DrawFamily, Scene } from "../scene.ts";
import { circle, mirrored, path, polygon, rect, sector } from "../svg.ts";

/** One of four pictures for a band, `x` being where it is. */
function drawBandPicture(kind: number, x: number, top: number, height: number, ink: string): string {
  switch (kind) {
    case 0:
      return circle(x, top + height, height * 0.8, ink);
    case 1: {
      const slant = (left: number) =>
        polygon(
          ink,
          [left, top],
          [left + height, top],
          [left + height * 2, top + height],
          [left + height, top + height],
        );
      return slant(x) + slant(x + height * 1.5);
    }
    case 2:
      return rect(x, top + height * 0.3, 640 - x, height * 0.4, ink);
    default:
      return [0, 1, 2, 3, 4]
        .map((dot) => circle(x + dot * height * 0.62, top + height / 2, height * 0.22, ink))
        .join("");
  }
}

/** Bands from edge to edge, each its own picture. */
const bands: DrawFamily = ({ random, palette, clip }) => {
  const heights = random.shuffle([50, 80, 100, 170]);
  const fills = random.shuffle([palette.main, palette.strong, palette.mid, palette.ground]);
  const kinds = random.shuffle([0, 1, 2, 3]);
  const lucky = random.whole(0, 3);
  let top = 0;
  let content = "";
  for (const [index, height] of heights.entries()) {
    const fill = fills[index] ?? palette.main;
    const ink =
      index === lucky
        ? palette.sparkOn(fill)
        : fill === palette.ground || fill === palette.mid
          ? palette.main
          : palette.ground;
    const x = random.whole(2, 8) * 48;
    const band = rect(0, top, 640, height, fill);
    content += band + clip(band, drawBandPicture(kinds[index] ?? 0, x, top, height, ink));
    top += height;
  }
  return content;
};

/** Draws the figure that is sewn on a flag. */
function drawCharge(kind: number, x: number, y: number, side: number, first: string): string {
  const charges = [
    () => circle(x + side / 2, y + side / 2, side * 0.36, first),
    () => path(sector(x, y + side, 0, side, -90, 0), first),
    () => path(`M${x} ${y}L${x + side} ${y + side}H${x}Z`, first),
    () => [0, 1, 2].map((row) => rect(x, y + side * (0.12 + row * 0.3), side, side * 0.15, first)).join(""),
    () => path(sector(x + side / 2, y, 0, side / 2, 0, 180), first),
  ];
  return (charges[kind] ?? charges[0] ?? (() => ""))();
}

/** Tall flags hung over the top edge. */
const flags: DrawFamily = ({ random, palette }) => {
  const width = random.pick([150, 168]);
  const gap = random.pick([0, 24]);
  const start = random.pick([-40, 60, 84]);
  const lengths = random.shuffle([400, 230, 310, 180]);
  const kinds = random.shuffle([0, 1, 2, 3, 4]);
  const fills = [palette.main, palette.strong, palette.mid, palette.main];
  const isForked = random.chance(0.5);
  const lucky = random.whole(0, 2);
  let content = "";
  for (const [index, length] of lengths.entries()) {
    const x = start + index * (width + gap);
    if (x > 600) break;
    const fill = fills[index] ?? palette.main;
    const notch = isForked ? -width * 0.3 : width * 0.3;
    content += path(`M${x} 0H${x + width}V${length}L${x + width / 2} ${length + notch}L${x} ${length}Z`, fill);
    const charge = index === lucky ? palette.sparkOn(fill) : fill === palette.mid ? palette.main : palette.mid;
    content += drawCharge(kinds[index] ?? 0, x, length - width - 30, width, charge);
  }
  return content;
};

const boxes = [
  [40, 40, 640, 90],
  [40, 150, 210, 290],
  [270, 150, 240, 120],
  [270, 290, 160, 160],
  [530, 150, 160, 300],
] as const;

/** One picture cut to several sizes. */
const sizes: DrawFamily = ({ random, palette, clip }: Scene) => {
  const fills = random.shuffle([palette.main, palette.strong, palette.mid, palette.main, palette.strong]);
  const isLow = random.chance(0.5);
  const kind = random.whole(0, 2);
  const lucky = random.pick([1, 2, 4]);
  let content = "";
  for (const [index, [x, y, width, height]] of boxes.entries()) {
    const fill = index === lucky ? palette.paper : (fills[index] ?? palette.main);
    const ink = index === lucky ? palette.sparkOn(palette.paper) : fill === palette.mid ? palette.main : palette.mid;
    const box = rect(x, y, width, height, fill);
    const reach = Math.min(width, height);
    const slant = x + width * 0.2;
    const pictures = [
      circle(isLow ? x + width * 0.3 : x + width * 0.7, isLow ? y + height : y, reach * 0.62, ink),
      polygon(
        ink,
        [slant, y + height],
        [slant + reach, y],
        [slant + reach * 1.7, y],
        [slant + reach * 0.7, y + height],
      ),
      path(sector(x + width * 0.5, y + height * 0.62, 0, reach * 0.42, 180, 359.9), ink) +
        rect(x + width * 0.5 - reach * 0.42, y + height * 0.62 + reach * 0.06, reach * 0.84, reach * 0.1, ink),
    ];
    content += box + clip(box, pictures[kind] ?? "");
  }
  return content;
};

export const drawBanners: DrawFamily = (scene) => {
  const content = scene.compose([bands, flags, sizes]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
