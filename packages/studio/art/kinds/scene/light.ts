import type { Brief } from "../../../engine/brief/brief.ts";
import { lchOf } from "../../../engine/color/color.ts";
import type { Palette } from "../../../engine/color/palette.ts";
import type { Random } from "../../../engine/random.ts";
import type { Style } from "../../styles/style.ts";
import { wordsOf } from "../figure-set.ts";

export type Time = "day" | "dawn" | "dusk" | "night";
export type Season = "spring" | "summer" | "autumn" | "winter";

const times: readonly (readonly [Time, RegExp])[] = [
  [
    "night",
    /\b(?:night|midnight|moon\w*|stars?|starry|nacht|mond\w*|sterne\w*|nuit|lune|étoil\w*|noche|luna|estrell\w*|space|galax\w*)/iu,
  ],
  [
    "dusk",
    /\b(?:dusk|sunset|evening|twilight|golden hour|dämmerung|abend\w*|sonnenuntergang|crépuscule|coucher|soir\w*|atardecer|anochecer|ocaso|puesta)/iu,
  ],
  [
    "dawn",
    /\b(?:dawn|sunrise|morning|mist\w*|fog\w*|morgen\w*|sonnenaufgang|nebel\w*|aube|aurore|matin\w*|brume|amanecer|alba|mañana|niebla)/iu,
  ],
];

const seasons: readonly (readonly [Season, RegExp])[] = [
  ["winter", /\b(?:winter\w*|snow\w*|schnee\w*|hiver|neige\w*|invierno|nieve|nevad\w*|frost\w*|ice|eis)/iu],
  ["autumn", /\b(?:autumn\w*|fall (?:leaves|colou?rs)|herbst\w*|automne|otoño|october)/iu],
  ["spring", /\b(?:spring|blossoms?|frühling\w*|printemps|primavera)/iu],
  ["summer", /\b(?:summer\w*|sommer\w*|été|verano|beach|strand)/iu],
];

const find = <Value>(entries: readonly (readonly [Value, RegExp])[], words: string): Value | undefined =>
  entries.find(([, pattern]) => pattern.test(words))?.[0];

/** When a scene is, by what a brief says, or else by how it should feel. */
export function timeOf(brief: Brief): Time {
  const said = find(times, wordsOf(brief));
  if (said) return said;
  switch (brief.mood) {
    case "dark":
      return "night";
    case "romantic":
    case "nostalgic":
      return "dusk";
    case "fresh":
    case "dreamy":
      return "dawn";
    default:
      return "day";
  }
}

export const seasonOf = (brief: Brief): Season | undefined => find(seasons, wordsOf(brief));

/** Degrees in OKLCH, where the brief names no color. */
const hueOfTime: Readonly<Record<Time, number | undefined>> = { day: undefined, dawn: 350, dusk: 38, night: 275 };
const hueOfSeason: Readonly<Record<Season, number>> = { spring: 145, summer: 85, autumn: 48, winter: 240 };

const tries = 9;

/** Picks from several palettes of a style the one whose ground is as light as the sky at that time. */
export function skyPalette(style: Style, brief: Brief, from: Random): Palette {
  const random = from.fork("palette");
  const time = timeOf(brief);
  const season = seasonOf(brief);
  const hue = brief.hue ?? (season ? hueOfSeason[season] : hueOfTime[time]);
  const palettes = Array.from({ length: tries }, (_, index) =>
    // Every second one in the style's own colors: a night may be green, too.
    style.palette(random.fork(`${index}`), brief.hue ?? (index % 2 === 0 ? hue : undefined)),
  );
  const wanted = { night: 0.2, dusk: 0.62, dawn: 0.88, day: 0.92 }[time];
  const off = ({ ground }: Palette) => Math.abs(lchOf(ground).lightness - wanted);
  const [best] = palettes.toSorted((a, b) => off(a) - off(b));
  // Among those that are near enough, any: days differ.
  const near = palettes.filter((palette) => off(palette) < (best ? off(best) : 0) + 0.06);
  return random.pick(near);
}
