import type { Brief, Mood, Tone } from "../../engine/brief/brief.ts";
import { withoutHues } from "../../engine/color/avoided-hues.ts";
import { lchOf } from "../../engine/color/color.ts";
import { inNamedColors, inTone } from "../../engine/color/named-palette.ts";
import { withNatural } from "../../engine/color/natural-color.ts";
import { hues, type Palette } from "../../engine/color/palette.ts";
import type { Random } from "../../engine/random.ts";
import { figuresOfBrief } from "../figures/figures-of-brief.ts";
import { type Tone as NaturalTone, tonesOf } from "../figures/natural-tones.ts";
import { isSubject, type Subject } from "../figures/subjects.ts";
import type { Style } from "./style.ts";

/** Demands of a mood on a design, each from -1 to 1; what is left out, it leaves to chance. */
interface Temper {
  /** Lightness of the ground. */
  readonly light?: number;
  readonly warm?: number;
  /** Strength of the colors. */
  readonly vivid?: number;
  /** Weight of the display type. */
  readonly heavy?: number;
  /** Amount that there is to see. */
  readonly busy?: number;
}

const tempers: Readonly<Record<Mood, Temper>> = {
  calm: { light: 0.5, vivid: -0.8, heavy: -0.6, busy: -0.7 },
  cheerful: { light: 0.6, warm: 0.4, vivid: 1, heavy: 0.3, busy: 0.4 },
  elegant: { vivid: -0.7, heavy: -1, busy: -0.5 },
  bold: { vivid: 1, heavy: 1 },
  energetic: { vivid: 1, heavy: 0.8, busy: 0.8 },
  warm: { light: 0.3, warm: 1 },
  fresh: { light: 1, warm: -0.7, vivid: 0.5 },
  dark: { light: -1 },
  dreamy: { light: 0.1, warm: -0.5, vivid: -0.3, heavy: -0.6 },
  festive: { warm: 0.3, vivid: 0.8, busy: 0.6 },
  nostalgic: { warm: 0.8, vivid: -0.4, light: 0.3 },
  romantic: { warm: 0.7, light: 0.4, vivid: -0.1, heavy: -0.8 },
  serious: { warm: -0.7, vivid: -0.6, busy: -0.5 },
};

/** Colors that people expect of a subject, and how light it is. A named color goes before them. */
interface Custom {
  readonly hues: readonly (keyof typeof hues)[];
  readonly light?: number;
  /** Hues that are wrong for it. */
  readonly never?: readonly (keyof typeof hues)[];
  readonly tone?: Tone;
}
const customs: Partial<Record<Subject, Custom>> = {
  christmas: { hues: ["green", "red"], never: ["pink", "violet", "lime"] },
  halloween: { hues: ["orange", "violet"], light: -1 },
  easter: { hues: ["yellow", "lime", "pink"], light: 0.8 },
  valentine: { hues: ["red", "pink"] },
  wedding: { hues: ["pink", "green"], light: 0.7 },
  newyear: { hues: ["violet", "blue"], light: -1 },
  winter: { hues: ["sky", "blue"] },
  summer: { hues: ["yellow", "orange", "sky"], light: 0.6 },
  autumn: { hues: ["orange", "red"], tone: "warm" },
  spring: { hues: ["lime", "pink", "green"], light: 0.7 },
  beach: { hues: ["teal", "yellow", "orange"], light: 0.5 },
  sea: { hues: ["blue", "teal", "sky"] },
  swim: { hues: ["sky", "teal"] },
  space: { hues: ["violet", "blue"], light: -1 },
  night: { hues: ["violet", "blue"], light: -1 },
  jazz: { hues: ["blue", "orange"], light: -0.4 },
  club: { hues: ["violet", "pink"], light: -0.8 },
  film: { hues: ["red", "blue"], light: -0.4 },
  bakery: { hues: ["orange", "yellow"], light: 0.4 },
  coffee: { hues: ["orange", "red"] },
  honey: { hues: ["yellow", "orange"] },
  wine: { hues: ["red", "pink", "violet"] },
  beer: { hues: ["yellow", "orange"] },
  dentist: { hues: ["sky", "teal", "blue"], light: 0.7 },
  health: { hues: ["teal", "green", "sky"], light: 0.6 },
  cleaning: { hues: ["sky", "teal"], light: 0.7 },
  finance: { hues: ["blue", "green"] },
  law: { hues: ["blue", "red"] },
  flower: { hues: ["pink", "red", "violet"], light: 0.4 },
  plants: { hues: ["green", "lime"] },
  garden: { hues: ["green", "lime"] },
  climate: { hues: ["green", "teal"] },
  tree: { hues: ["green"] },
  vegan: { hues: ["green", "lime"] },
  tea: { hues: ["green", "lime"] },
  pizza: { hues: ["red", "orange"] },
  farm: { hues: ["green", "orange"] },
  yoga: { hues: ["teal", "violet", "orange"], light: 0.4 },
  spa: { hues: ["teal", "green"], light: 0.4 },
  icecream: { hues: ["pink", "sky"], light: 0.7 },
};

const customOf = (subject: string | undefined) => (isSubject(subject) ? customs[subject] : undefined);

const hueDistance = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180) / 180;

/** Oranges and reds are warm, blues cold: 1 to -1. */
const warmthOf = (hue: number): number => Math.cos(((hue - 55) / 180) * Math.PI);

/** Score for how well a palette does what a brief asks of it. */
function fitOf(palette: Palette, { mood, subject, hue }: Brief): number {
  const colors = [palette.ground, palette.accent, palette.support, palette.highlight].map(lchOf);
  const strength = colors.reduce((sum, { chroma }) => sum + chroma, 0) || 1;
  const mean = (of: (color: (typeof colors)[number]) => number) =>
    colors.reduce((sum, color) => sum + of(color) * color.chroma, 0) / strength;
  const light = (lchOf(palette.ground).lightness - 0.62) / 0.36;
  const temper = mood ? tempers[mood] : {};
  const custom = customOf(subject);
  const vivid = (strength / colors.length - 0.11) / 0.07;
  const wanted = (of: number | undefined, is: number) => (of === undefined ? 0 : of * Math.max(-1, Math.min(1, is)));
  const expected =
    custom && hue === undefined
      ? 1 - mean((color) => Math.min(...custom.hues.map((name) => hueDistance(color.hue, hues[name])))) * 2.4
      : 0;
  return (
    wanted(temper.light, light) * 1.6 +
    (hue === undefined
      ? wanted(
          temper.warm,
          mean((color) => warmthOf(color.hue)),
        )
      : 0) +
    wanted(temper.vivid, vivid) +
    (temper.light === undefined ? wanted(custom?.light, light) : 0) +
    expected
  );
}

const palettesDrawn = 14;

/** One of the palettes that a style has, that fits the brief's mood and subject; different ones for different variants. */
export function choosePalette(style: Style, brief: Brief, random: Random, variant: number): Palette {
  const [figure] = brief.photoId === undefined ? figuresOfBrief(brief) : [];
  const tones = figure ? tonesOf(figure) : [];
  const palette = likedPalette(style, brief, { random, variant, tones });
  if (brief.colors)
    return inNamedColors(palette, {
      colors: brief.colors,
      isOnPaper: style.isOnPaper ?? false,
      isOneField: style.isOneField ?? false,
    });
  if (brief.hue !== undefined) return palette;
  const custom = customOf(brief.subject);
  const seasonal = withoutHues(palette, custom?.never ?? []);
  const tone = brief.tone ?? custom?.tone;
  const toned = tone ? inTone(seasonal, tone) : seasonal;
  return tone === undefined || tone === "warm" ? withNatural(toned, tones, style.bodies) : toned;
}

interface Liking {
  readonly random: Random;
  readonly variant: number;
  readonly tones: readonly NaturalTone[];
}

function likedPalette(style: Style, brief: Brief, { random, variant, tones }: Liking): Palette {
  // Where all colors run into each other, a thing that has its own color gives it to all of them.
  const hue = brief.hue ?? (style.isOneField ? hueOf(tones) : undefined);
  const first = style.palette(random.fork("palette"), hue);
  if (!brief.mood && !customOf(brief.subject)) return first;
  const palettes = [
    first,
    ...Array.from({ length: palettesDrawn }, (_, index) => style.palette(random.fork(`palette ${index}`), hue)),
  ];
  const ranked = palettes.toSorted((a, b) => fitOf(b, brief) - fitOf(a, brief));
  return ranked[variant % 3] ?? first;
}

/** The hue in the middle of a thing's first tone; none of grays. */
function hueOf([tone]: readonly NaturalTone[]): number | undefined {
  if (!tone || tone.hue[1] - tone.hue[0] > 180) return undefined;
  return ((tone.hue[0] + tone.hue[1]) / 2 + 360) % 360;
}

/** Weight of the display type that a mood wants, from -1 to 1; 0 if it leaves that to chance. */
export const heavinessOf = (mood: Mood | undefined): number => (mood && tempers[mood].heavy) ?? 0;

/** Amount that there is to see, by the mood, too. */
export const detailOf = ({ detail, mood }: Brief): number =>
  Math.round(Math.max(0, Math.min(100, detail + 30 * ((mood && tempers[mood].busy) ?? 0))));
