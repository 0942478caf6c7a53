import type { ColorName, StyleId } from "../../engine/brief/brief.ts";
import { withoutAvoided } from "../../engine/color/avoided-hues.ts";
import { contrast, type Hex, lchOf, oklch, readableOn } from "../../engine/color/color.ts";
import { inkFor, type Palette, textContrast } from "../../engine/color/palette.ts";
import type { Fade, Surface } from "./node.ts";
import type { Voice } from "./voice.ts";

export interface VoiceStyle {
  readonly faceId: string;
  readonly size: number;
  readonly tracking: number;
  readonly lineHeight: number;
  readonly isCaps?: boolean;
}

export interface LookColors {
  readonly page: Hex;
  /** Color of cards. */
  readonly surface: Hex;
  /** Color of fields, tracks and empty pictures. */
  readonly sunken: Hex;
  readonly ink: Hex;
  readonly muted: Hex;
  readonly line: Hex;
  readonly accent: Hex;
  readonly onAccent: Hex;
  /** A tint of the accent. */
  readonly soft: Hex;
  readonly onSoft: Hex;
  /** Color of the one large block of color that a screen has. */
  readonly block: Hex;
  readonly onBlock: Hex;
  /** Colors of success, warning and failure. Where the prompt rules one out it is the ink: icons and words say the same. */
  readonly good: Hex;
  readonly warn: Hex;
  readonly bad: Hex;
  /** Colors of charts and pictures: the accent first. */
  readonly series: readonly [Hex, Hex, Hex, Hex];
}

/** Way of drawing pictures. */
export type Treatment =
  | "flat"
  | "geometric"
  | "cut"
  | "gilded"
  | "printed"
  | "still"
  | "glow"
  | "outline"
  | "bold"
  | "blocks";

/** Everything in which the screens of one style differ from those of another. */
export interface Look {
  readonly id: StyleId;
  readonly color: LookColors;
  /** Colors that nothing may be drawn in. */
  readonly avoid?: readonly ColorName[];
  readonly voices: Readonly<Record<Voice, VoiceStyle>>;
  readonly radius: { readonly card: number; readonly control: number; readonly picture: number; readonly tag: number };
  readonly icon: { readonly weight: number };
  /** Distance between the screen’s edge and what is in it, and between parts. */
  readonly margin: number;
  readonly gap: number;
  /** Rows of lists: each a card, all in one card, or with lines between them. */
  readonly list: "cards" | "panel" | "rules";
  readonly rule: { readonly paint: Hex; readonly width: number };
  readonly card: Surface;
  /** The large block at the top of a screen. */
  readonly hero: Surface;
  readonly button: Surface;
  readonly field: Surface;
  readonly tag: Surface;
  /** Behind icons that stand alone. */
  readonly badge: Surface;
  readonly bar: "plain" | "floating" | "block";
  readonly pageFill: Hex | Fade;
  readonly isCentered: boolean;
  readonly treatment: Treatment;
  /** Ends of chart bars. */
  readonly chart: "bars" | "columns" | "area" | "line";
}

export interface Scheme {
  readonly page: Hex;
  readonly surface?: Hex;
  readonly ink?: Hex;
  readonly accent: Hex;
  readonly second: Hex;
  readonly third: Hex;
  readonly block?: Hex;
  /** A brand’s colors stay as they are, whatever is written on them. */
  readonly isExact?: boolean;
}

/** Color between two others, in OKLCH’s lightness and the first one’s hue. */
export function blend(of: Hex, ground: Hex, share: number): Hex {
  const channel = (hex: Hex, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(of, at) * share + channel(ground, at) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Readable on all of some grounds. */
function readableOnAll(color: Hex, grounds: readonly Hex[]): Hex {
  let readable = color;
  for (const ground of [...grounds, ...grounds]) readable = readableOn(readable, ground, textContrast + 0.1);
  return grounds.every((ground) => contrast(readable, ground) >= textContrast)
    ? readable
    : inkFor(grounds[0] ?? "#ffffff");
}

/** White words on colors are wanted: those that nearly carry them are made a little darker. */
function deepened(color: Hex): Hex {
  return contrast("#ffffff", color) >= 2.9 ? readableOn(color, "#ffffff", textContrast + 0.15) : color;
}

/** @param by in OKLCH’s lightness. @param turn in degrees. */
export function darker(color: Hex, by: number, turn = 0): Hex {
  const { lightness, chroma, hue } = lchOf(color);
  return oklch(Math.min(0.98, Math.max(0.1, lightness - by)), chroma, hue + turn);
}

const inkOnColor = (color: Hex): Hex => (contrast("#ffffff", color) >= textContrast ? "#ffffff" : inkFor(color));

/** All colors of a look from the few that make it: what is read can be read. */
export function lookColors({
  page,
  surface = page,
  ink: given,
  accent: asked,
  second,
  third,
  block: base = asked,
  isExact = false,
}: Scheme): LookColors {
  const [accent, block] = isExact ? [asked, base] : [deepened(asked), deepened(base)];
  const ink = given ?? inkFor(page);
  const sunken = blend(ink, page, 0.06);
  const soft = blend(accent, surface, lchOf(page).lightness > 0.6 ? 0.14 : 0.24);
  const isDark = lchOf(page).lightness < 0.5;
  const grounds = [page, surface, sunken];
  const signal = (hue: number) => readableOnAll(oklch(isDark ? 0.78 : 0.5, 0.13, hue), grounds);
  return {
    page,
    surface,
    sunken,
    ink,
    accent,
    soft,
    block,
    muted: readableOnAll(blend(ink, page, 0.62), grounds),
    line: blend(ink, page, 0.14),
    onAccent: inkOnColor(accent),
    onSoft: readableOnAll(accent, [soft]),
    onBlock: inkOnColor(block),
    good: signal(155),
    warn: signal(75),
    bad: signal(27),
    series: [accent, second, third, blend(ink, page, 0.3)],
  };
}

export interface VoicePlan {
  readonly display: string;
  readonly text: string;
  readonly medium: string;
  readonly label?: string;
  /** Scale of the sizes of words that stand out. */
  readonly scale?: number;
  readonly tracking?: number;
  readonly displayHeight?: number;
  readonly capsDisplay?: boolean;
  readonly capsLabel?: boolean;
  readonly labelTracking?: number;
  /** The sizes of running text. */
  readonly textScale?: number;
}

/** @param isWide on desktops, words that stand out are larger. */
export function voicesOf(plan: VoicePlan, isWide: boolean): Look["voices"] {
  const {
    display,
    text,
    medium,
    label = medium,
    scale = 1,
    tracking = -0.02,
    displayHeight = 1.1,
    textScale = 1,
  } = plan;
  const big = { faceId: display, tracking, lineHeight: displayHeight, ...(plan.capsDisplay && { isCaps: true }) };
  const small = { tracking: 0, lineHeight: 1.4 };
  const sized = (size: number) => Math.round(size * scale);
  const set = (size: number) => Math.round(size * textScale * 2) / 2;
  return {
    display: { ...big, size: sized(isWide ? 52 : 36) },
    figure: { ...big, size: sized(isWide ? 40 : 38), lineHeight: 1.12 },
    title: { ...big, size: sized(isWide ? 34 : 28), lineHeight: displayHeight + 0.05 },
    section: { ...big, size: sized(isWide ? 21 : 19), tracking: tracking / 2, lineHeight: displayHeight + 0.15 },
    body: { ...small, faceId: text, size: set(15), lineHeight: 1.5 },
    strong: { ...small, faceId: medium, size: set(15) },
    small: { ...small, faceId: text, size: set(13) },
    label: {
      ...small,
      faceId: label,
      size: set(plan.capsLabel ? 11.5 : 12.5),
      tracking: plan.labelTracking ?? 0,
      ...(plan.capsLabel && { isCaps: true }),
    },
    button: {
      ...small,
      faceId: plan.capsLabel ? label : medium,
      size: set(15),
      lineHeight: 1.3,
      tracking: (plan.labelTracking ?? 0) / 2,
    },
  };
}

/** The color that is drawn where a part wants this one: the same, unless the prompt rules it out. */
export const drawnColor = (color: Hex, { avoid = [] }: Look): Hex =>
  color.startsWith("#") ? withoutAvoided(color, avoid) : color;

/** The colors that the document names by their roles. */
export const paletteOfLook = ({ color }: Look): Palette => ({
  ground: color.page,
  ink: color.ink,
  accent: color.accent,
  support: color.series[1],
  highlight: color.series[2],
});
