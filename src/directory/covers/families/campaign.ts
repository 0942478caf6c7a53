import type { DrawFamily } from "../scene.ts";
import { circle, mirrored, path, polygon, rect, sector } from "../svg.ts";

/** The mouth of a loudspeaker, larger than the sheet, and how far it carries. */
const loudspeaker: DrawFamily = ({ random, palette }) => {
  const y = random.whole(180, 230);
  const x = random.whole(-40, 20);
  const mouth = random.whole(140, 175);
  const end = x + 260;
  const waves = random.whole(3, 4);
  const width = random.whole(44, 58);
  let content = "";
  for (let index = 0; index < waves; index++) {
    const inner = 300 + index * width * 1.6;
    const fill = index === 0 ? palette.sparkOr(palette.ramp(0.62)) : palette.ramp(0.62 - index * 0.16);
    content += path(sector(x, y, inner, inner + width, -40, 40), fill);
  }
  return (
    content +
    polygon(palette.main, [x, y - 50], [end, y - mouth], [end, y + mouth], [x, y + 50]) +
    polygon(palette.strong, [x, y], [end, y], [end, y + mouth], [x, y + 50]) +
    rect(end - 12, y - mouth - 14, 24, mouth * 2 + 28, palette.strong)
  );
};

/** One piece in every format: each sheet half of the one before. */
const formats: DrawFamily = ({ random, palette, clip }) => {
  const tones = [palette.main, palette.mid, palette.strong, palette.quiet, palette.main, palette.mid];
  const kind = random.whole(0, 2);
  const lucky = random.whole(1, 2);
  let [x, y, width, height] = [0, 0, 640, 400];
  let content = "";
  for (const [index, fill] of tones.entries()) {
    const isWide = width > height;
    const [wide, tall] = isWide ? [width / 2, height] : [width, height / 2];
    const reach = Math.min(wide, tall);
    const plain = fill === palette.main || fill === palette.strong ? palette.mid : palette.main;
    const motif = index === lucky ? palette.sparkOn(fill) : plain;
    const motifs = [
      circle(x + wide, y + tall, reach * 0.8, motif),
      path(sector(x + wide / 2, y + tall, 0, reach * 0.5, 180, 359.9), motif),
      polygon(motif, [x, y + tall], [x + wide, y + tall], [x + wide, y + tall - reach]),
    ];
    const sheet = rect(x, y, wide, tall, fill);
    content += sheet + clip(sheet, motifs[(kind + index) % 3] ?? "");
    if (isWide) x += wide;
    else y += tall;
    if (isWide) width = wide;
    else height = tall;
  }
  return content + rect(x, y, width, height, palette.strong);
};

/** The month as a plan, some days taken, the day of the launch marked. */
const plan: DrawFamily = ({ random, palette }) => {
  const step = random.pick([92, 108]);
  const side = step - 10;
  const start = random.whole(1, 3);
  const special = random.pick([8, 9, 10, 15, 16]);
  let content = "";
  for (let index = start; index < 35; index++) {
    const [x, y] = [46 + (index % 7) * step, 50 + Math.floor(index / 7) * step];
    const fill = random.pick([palette.quiet, palette.quiet, palette.mid, palette.main]);
    if (index === special) content += circle(x + side / 2, y + side / 2, side * 0.5, palette.sparkOn(palette.ground));
    else content += rect(x, y, side, side, fill);
  }
  return content;
};

export const drawCampaign: DrawFamily = (scene) => {
  const content = scene.compose([loudspeaker, formats, plan]);
  return scene.random.chance(0.4) ? mirrored(content) : content;
};
