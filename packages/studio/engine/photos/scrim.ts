import { contrast, type Hex, hexOf, lchOf, oklch } from "../color/color.ts";
import { textContrast } from "../color/palette.ts";
import type { Kit } from "../compose/kit.ts";
import type { Gradient } from "../document/document.ts";
import { type Frame, rectangle } from "../geometry/path.ts";
import type { LookOfPart } from "./photo-look.ts";

/** A veil over a part of a photo, and the color of the words that can be read on it. */
export interface Scrim {
  readonly isDark: boolean;
  readonly paint: Hex;
  readonly ink: Hex;
  /** The least with which words can be read on the lightest and the darkest pixels below. */
  readonly opacity: number;
}

/** More than words need: pixels are rounded, and a light color is not quite the gray that stands for it. */
const contrastWanted = textContrast + 0.5;
/** A light veil makes a photo pale: it is for parts that are light all over, where a dark one would have to be strong. */
const lightMax = 0.3;
const darkMin = 0.4;
/** Veil over a part with so much unrest that its lines would cross the letters, as a multiple of that. */
const calming = 0.95;
const calmingMax = 0.72;
/** Through a weaker light veil, dark lines are among the letters. */
const lightMin = 0.55;

/** The veil that is the least for words over a part of a photo. @param isDark left out, the weaker of a dark and a light one is chosen. */
export function scrimOver(kit: Kit, part: LookOfPart, isDark?: boolean): Scrim {
  const [dark, light] = [veil(kit, part, true), veil(kit, part, false)];
  if (isDark !== undefined) return isDark ? dark : light;
  if (kit.brief.mood === "dark") return dark;
  return light.needed <= lightMax && dark.needed >= darkMin ? light : dark;
}

/** A veil in the photo's own hue, or the style's: so it looks like less light, not like paint. */
function veil({ brief, color }: Kit, part: LookOfPart, isDark: boolean): Scrim & { readonly needed: number } {
  const { hue: own, chroma } = lchOf(color("ground"));
  const [hue = own] = brief.photoLook?.hues ?? [];
  const tint = Math.min(brief.photoLook?.hues.length ? 1 : chroma, 0.03);
  const [dark, light] = [oklch(0.19, tint, hue), oklch(0.975, tint / 2, hue)];
  const [paint, words] = isDark ? [dark, light] : [light, dark];
  const worst = isDark ? part.lightest : part.darkest;
  const needed = opacities.find((opacity) => contrast(words, mixed(worst, paint, opacity)) >= contrastWanted) ?? 1;
  const opacity = Math.max(needed, isDark ? 0 : lightMin, Math.min(calmingMax, part.unrest * calming));
  return { isDark, needed, paint, ink: words, opacity: Math.round(opacity * 100) / 100 };
}

const opacities = Array.from({ length: 51 }, (_, index) => index / 50);

/** A gray under a veil, as screens mix them. */
function mixed(gray: number, veilPaint: Hex, opacity: number): Hex {
  const channel = (from: number) => {
    const own = Number.parseInt(veilPaint.slice(from, from + 2), 16);
    return Math.round(gray * (1 - opacity) + own * opacity);
  };
  return hexOf([channel(1), channel(3), channel(5)]);
}

/** Edge that a veil comes from. */
export type ScrimEdge = "top" | "bottom" | "left" | "right";

/**
 * Draws a veil that comes from an edge of a photo: as strong as it must be as far as the words go, then fading out.
 * @param to where the words end, in the units of the canvas. @param fade length of the rest.
 */
export function drawScrim(
  kit: Kit,
  frame: Frame,
  { edge, to, fade, scrim }: { edge: ScrimEdge; to: number; fade: number; scrim: Scrim },
): void {
  const isDown = edge === "top" || edge === "bottom";
  const isFromEnd = edge === "bottom" || edge === "right";
  const [start, end] = isDown ? [frame.y, frame.y + frame.height] : [frame.x, frame.x + frame.width];
  const from = isFromEnd ? end : start;
  const toward = isFromEnd ? -1 : 1;
  const last = Math.max(start, Math.min(end, to + toward * fade));
  const length = Math.abs(last - from);
  if (length < 1) return;
  const solid = Math.min(1, Math.abs(to - from) / length);
  const rest = (share: number) => solid + (1 - solid) * share;
  const { paint, opacity } = scrim;
  const stops = [
    { at: 0, paint, opacity: Math.min(1, opacity + 0.1) },
    { at: solid, paint, opacity },
    { at: rest(0.3), paint, opacity: opacity * 0.72 },
    { at: rest(0.65), paint, opacity: opacity * 0.24 },
    { at: 1, paint, opacity: 0 },
  ].map(({ at, opacity: of, ...stop }) => ({
    ...stop,
    at: Math.round(at * 1_000) / 1_000,
    opacity: Math.round(of * 1_000) / 1_000,
  }));
  const fill: Gradient = {
    gradient: "linear",
    from: isDown ? [0, from] : [from, 0],
    to: isDown ? [0, last] : [last, 0],
    stops,
  };
  const [near, far] = [Math.min(from, last), Math.max(from, last)];
  const area = isDown ? { ...frame, y: near, height: far - near } : { ...frame, x: near, width: far - near };
  kit.shape("Scrim", { path: rectangle(area), fill });
}

/** Draws an even veil over all of a photo. */
export const drawVeil = (kit: Kit, frame: Frame, { paint, opacity }: Scrim): void =>
  kit.shape("Scrim", { path: rectangle(frame), fill: paint, opacity });
