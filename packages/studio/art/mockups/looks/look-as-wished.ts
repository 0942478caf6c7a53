import { type ColorName, colorNames } from "../../../engine/brief/brief.ts";
import { isAvoided, nearest, passes, withoutAvoided } from "../../../engine/color/avoided-hues.ts";
import { type Hex, lchOf, oklch, readableOn } from "../../../engine/color/color.ts";
import { textContrast } from "../../../engine/color/palette.ts";
import type { ScreenGround } from "../app-brief.ts";
import { type Look, type LookColors, lookColors, type Scheme } from "../look.ts";
import type { LookOrder } from "./look-order.ts";

/** Wishes of a prompt for its colors, beside the main one. */
export interface ColorWishes {
  readonly avoid: readonly ColorName[];
  readonly ground?: ScreenGround | undefined;
}

/** A style’s look on the ground that the prompt names, without the colors that it rules out. */
export function lookAsWished(
  make: (order: LookOrder) => Look,
  order: Omit<LookOrder, "colorsOf">,
  { avoid, ground }: ColorWishes,
): Look {
  const isColorless = avoid.length === colorNames.length;
  const onGround = ground === "dark" ? darkened : ground === "cream" ? creamed : (scheme: Scheme) => scheme;
  const colorsOf = (scheme: Scheme) => {
    const wished = onGround(scheme);
    return isColorless ? colorless(lookColors(withoutColors(wished))) : lookColors(wished);
  };
  const hue = nearest(order.hue, avoid) ?? order.hue;
  const look = make({ ...order, hue, colorsOf });
  const grounded = ground === "dark" ? withDarkSurfaces(look) : ground === "cream" ? withCreamPage(look) : look;
  return avoid.length > 0 ? withoutHuesOf(grounded, avoid) : grounded;
}

function darkened(scheme: Scheme): Scheme {
  const { page, ink = "#111111", accent, second, third, block } = scheme;
  if (lchOf(page).lightness < 0.5) return scheme;
  const { hue } = lchOf(accent);
  return {
    ...scheme,
    page: oklch(0.2, 0.02, hue),
    surface: oklch(0.26, 0.024, hue),
    ink: oklch(0.95, 0.008, hue),
    accent: lifted(accent),
    second: second === ink || second === page ? oklch(0.78, 0.03, hue) : dimmed(second),
    third: dimmed(third),
    ...(block !== undefined && { block: onDark(block) }),
  };
}

const lifted = (color: Hex): Hex => {
  const { lightness, chroma, hue } = lchOf(color);
  return oklch(Math.max(lightness, 0.72), chroma, hue);
};

const dimmed = (color: Hex): Hex => {
  const { lightness, chroma, hue } = lchOf(color);
  return lightness > 0.84 ? oklch(0.5, chroma, hue) : color;
};

/** Light tints and black are deep tints on a dark page. */
const onDark = (color: Hex): Hex => {
  const { lightness, chroma, hue } = lchOf(color);
  return lightness > 0.8 || lightness < 0.25 ? oklch(0.31, Math.min(0.05, chroma), hue) : color;
};

/** Surfaces that a style paints white or in a tint of its own are dark too, and its black lines light. */
function withDarkSurfaces(look: Look): Look {
  const { color } = look;
  if (lchOf(color.page).lightness > 0.5) return look;
  const { onAccent, onSoft, onBlock, ...grounds } = color;
  const kept = new Set<string>(Object.values(grounds).flat());
  const surface = (hex: Hex): Hex => {
    if (kept.has(hex)) return hex;
    const { lightness } = lchOf(hex);
    return lightness > 0.8 ? color.surface : lightness < 0.35 ? color.ink : hex;
  };
  const block = onDark(color.block);
  const badge = look.badge.fill;
  return {
    ...mapColors({ ...look, color: undefined as never }, surface),
    color: { ...color, block, onBlock: readableOn(color.ink, block, textContrast) },
    pageFill: color.page,
    // A bar of the ink’s color would be the brightest part of the screen.
    bar: look.bar === "block" ? "plain" : look.bar,
    rule: { ...look.rule, paint: lchOf(look.rule.paint).lightness < 0.35 ? color.muted : color.line },
    hero: {
      ...mapColors(look.hero, surface),
      ...(typeof look.hero.fill === "string" && {
        fill: onDark(look.hero.fill),
      }),
    },
    badge: {
      ...mapColors(look.badge, surface),
      ...(typeof badge === "string" && !kept.has(badge) && { fill: color.soft }),
    },
  };
}

const cream = oklch(0.955, 0.032, 88);
function creamed(scheme: Scheme): Scheme {
  const { lightness, chroma, hue } = lchOf(scheme.page);
  if (lightness < 0.5) return scheme;
  // Where the page itself has the main color, the accent takes it over.
  const accent = chroma > 0.08 ? oklch(0.62, 0.17, hue) : scheme.accent;
  return { ...scheme, accent, page: cream, surface: oklch(0.985, 0.014, 90) };
}

function withCreamPage(look: Look): Look {
  if (lchOf(look.color.page).lightness < 0.5) return look;
  const isTint = (hex: Hex): boolean => {
    const { lightness, chroma } = lchOf(hex);
    return lightness > 0.965 && chroma < 0.02;
  };
  const { color, ...rest } = look;
  const warm = mapColors(rest, (hex) => (isTint(hex) ? color.surface : hex));
  return { ...warm, color, pageFill: color.page };
}

/** Black, white and grays; what stands out is the darkest, or the lightest on a dark page. */
function withoutColors(scheme: Scheme): Scheme {
  const gray = (color: Hex): Hex => oklch(lchOf(color).lightness, 0, 0);
  const isDark = lchOf(scheme.page).lightness < 0.5;
  const strong = isDark ? "#f4f4f4" : "#141414";
  const { surface, block } = scheme;
  return {
    page: lchOf(scheme.page).lightness > 0.88 ? "#ffffff" : gray(scheme.page),
    ink: isDark ? "#f4f4f4" : "#111111",
    accent: strong,
    second: oklch(0.72, 0, 0),
    third: oklch(0.88, 0, 0),
    isExact: true,
    ...(surface !== undefined && { surface: gray(surface) }),
    ...(block !== undefined && { block: block === scheme.accent ? strong : gray(block) }),
  };
}

/** Pictures need shades that can be told from black. */
const colorless = (color: LookColors): LookColors => ({
  ...color,
  series: [oklch(0.62, 0, 0), oklch(0.8, 0, 0), oklch(0.9, 0, 0), oklch(0.45, 0, 0)],
});

function withoutHuesOf(look: Look, avoid: readonly ColorName[]): Look {
  const { good, warn, bad, ink } = look.color;
  const signal = (color: Hex): Hex => (isAvoided(color, avoid) ? withoutAvoided(ink, avoid) : color);
  const { page, accent } = mapColors(look.color, (hex) => withoutAvoided(hex, avoid));
  const isDark = lchOf(page).lightness < 0.5;
  // Edges of what is light on a dark page are mixtures of both.
  const mixes = isDark && passes(lchOf(page).hue, lchOf(accent).hue, avoid);
  const obeying = mapColors(look, (hex) => {
    const { lightness } = lchOf(hex);
    return mixes && lightness < 0.45 ? oklch(lightness, 0, 0) : withoutAvoided(hex, avoid);
  });
  return {
    ...obeying,
    avoid,
    color: { ...obeying.color, good: signal(good), warn: signal(warn), bad: signal(bad) },
  };
}

/** Every color in a value, changed. */
export function mapColors<Value>(value: Value, change: (hex: Hex) => Hex): Value {
  const changed = (part: unknown): unknown => {
    if (typeof part === "string") return /^#[\da-f]{6}$/.test(part) ? change(part) : part;
    if (Array.isArray(part)) return part.map(changed);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, changed(inner)]));
  };
  return changed(value) as Value;
}
