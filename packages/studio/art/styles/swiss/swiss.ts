import { oklch } from "../../../engine/color/color.ts";
import { black, hues, inkFor, type Palette, paletteOf, white } from "../../../engine/color/palette.ts";
import { arrangeFacts } from "../../../engine/compose/facts.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { rectangle } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { morePairs } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { crop, field, pattern, progression } from "./fields.ts";
import { drawFigure } from "./figures.ts";
import { page } from "./page.ts";
import { silhouette } from "./subject.ts";

/** The international typographic style: a strict grid, one accent, empty space, and one thing that is very big. */
export const swiss: Style = {
  id: "swiss",
  name: "Swiss",
  voices: [
    {
      display: { faceId: "archivo-900", tracking: -0.035, lineHeight: 0.92 },
      text: { faceId: "archivo-500", tracking: 0, lineHeight: 1.25 },
      strong: { faceId: "archivo-700", tracking: 0, lineHeight: 1.25 },
    },
    {
      display: { faceId: "inter-700", tracking: -0.045, lineHeight: 0.98 },
      text: { faceId: "inter-500", tracking: -0.01, lineHeight: 1.3 },
      strong: { faceId: "inter-700", tracking: -0.01, lineHeight: 1.3 },
    },
    ...morePairs.swiss,
  ],
  palette: swissPalette,
  page,
  compositions: [
    { id: "silhouette", compose: silhouette, shows: "subject" },
    { id: "figure-above", compose: figureAbove, suits: (ratio) => ratio < 1.2, shows: "either" },
    { id: "field", compose: field, shows: "either" },
    { id: "crop", compose: crop, shows: "subject" },
    { id: "pattern", compose: pattern, shows: "subject" },
    { id: "progression", compose: progression, shows: "subject" },
    {
      id: "column",
      compose: column,
      suits: (ratio, { headline }) => ratio < 1.2 && isShort(headline),
      shows: "either",
    },
    { id: "beside", compose: beside, suits: (ratio) => ratio > 1.2, shows: "either" },
  ],
};

function swissPalette(random: Random, asked: number | undefined): Palette {
  const hue =
    asked ?? random.pick([hues.red, hues.red, hues.orange, hues.blue, hues.green, hues.yellow]) + random.between(-5, 5);
  const isYellow = hue > 75 && hue < 115;
  const isOrange = hue >= 38 && hue <= 75;
  const accent = isYellow ? oklch(0.86, 0.18, hue) : isOrange ? oklch(0.7, 0.2, hue) : oklch(0.58, 0.22, hue);
  const recipe = random.pick(["paper", "paper", "colored", "colored", "black"] as const);
  if (recipe === "paper") {
    return paletteOf({
      ground: oklch(0.972, 0.006, 90),
      ink: black,
      accent,
      support: oklch(0.86, 0.012, 80),
      highlight: black,
    });
  }
  if (recipe === "black") {
    return paletteOf({
      ground: black,
      ink: oklch(0.97, 0.008, 90),
      accent,
      support: oklch(0.33, 0.01, 80),
      highlight: white,
    });
  }
  // Dark enough for white words, or bright enough for black ones.
  const ground = isYellow || isOrange ? accent : oklch(0.53, 0.21, hue);
  const ink = inkFor(ground);
  const deeper = isYellow || isOrange ? oklch(0.76, 0.17, hue - 8) : oklch(0.44, 0.19, hue);
  return paletteOf({ ground, ink, accent: ink, support: deeper, highlight: ink === white ? black : white });
}

/** The figure fills the upper part of the grid, the headline stands below it. */
function figureAbove(kit: Kit): void {
  const { inner, unit, brief } = kit;
  const share = pictureShare(kit, brief.headline.length > 28 ? 0.48 : 0.54);
  const figureFrame = { ...inner, height: inner.height * share };
  drawFigure(kit, figureFrame);
  const top = figureFrame.y + figureFrame.height + unit * 6;
  stackWords(
    kit,
    { ...inner, y: top, height: inner.y + inner.height - top },
    { headlineLinesMax: headlineLines(kit), sublineWidth: 0.8, hasRule: true },
  );
}

/** Words that are read upright at a glance: two at most. */
const isShort = (headline: string): boolean => headline.length <= 16 && headline.trim().split(/\s+/u).length <= 2;

/** The headline runs up the left side; the figure has what the other words leave. */
function column(kit: Kit): void {
  const { inner, unit, brief } = kit;
  const band = inner.width * 0.34;
  const headline = { x: inner.x, y: inner.y + inner.height, width: inner.height, height: band };
  kit.text("headline", brief.headline, headline, { linesMax: 2, turn: -90 });
  const right = { ...inner, x: inner.x + band + unit * 10, width: inner.width - band - unit * 10 };
  const facts = arrangeFacts(kit, right, { columns: "list", hasHero: true });
  const factsTop = inner.y + inner.height - facts.height;
  const plan = { voice: "strong", sizeMax: unit * 4.4, linesMax: 5 } as const;
  const room = { ...right, height: unit * 26 };
  const subline = brief.subline ? kit.measure(brief.subline, room, plan).height + unit * 6 : 0;
  const sublineTop = factsTop - subline - unit * 2.6;
  kit.text("subline", brief.subline, { ...room, y: sublineTop, height: subline }, plan);
  kit.shape("Rule", { path: rectangle({ ...right, y: factsTop - unit * 2.6, height: unit * 0.35 }), fill: "ink" });
  facts.place(factsTop);
  drawFigure(kit, { ...right, height: Math.max(unit * 10, sublineTop - inner.y - unit * 6) });
}

/** Words to the left, the figure to the right, both to the full height. */
function beside(kit: Kit): void {
  const { inner, unit, width, height } = kit;
  const share = width > height * 1.2 ? 0.42 : 0.36;
  const figureFrame = { ...inner, x: inner.x + inner.width * (1 - share), width: inner.width * share };
  drawFigure(kit, figureFrame);
  const words = { ...inner, width: inner.width * (1 - share) - unit * 6 };
  stackWords(kit, words, { columns: 2 });
}
