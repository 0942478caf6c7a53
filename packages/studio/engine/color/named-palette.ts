import type { Tone } from "../brief/brief.ts";
import { type Hex, lchOf, oklch, readableOn } from "./color.ts";
import { type Palette, type PaletteRole, paletteRoles, textContrast } from "./palette.ts";

/** Closer to each other in lightness than this, a shape is lost on its ground. */
const apart = 0.2;

/** The color, moved away from a ground in lightness until it is seen on it. */
function seenOn(color: Hex, ground: Hex): Hex {
  const [own, under] = [lchOf(color), lchOf(ground)];
  if (Math.abs(own.lightness - under.lightness) >= apart) return color;
  const hueApart = Math.abs(((own.hue - under.hue + 540) % 360) - 180);
  if (hueApart > 60 && own.chroma > 0.08 && under.chroma > 0.08) return color;
  const up = under.lightness + apart;
  const down = under.lightness - apart;
  const isUp = under.lightness < 0.5 || (own.lightness >= under.lightness && up < 0.96);
  return oklch(isUp ? Math.min(0.97, up) : down, own.chroma, own.hue);
}

const light = (color: Hex, lightness = 0.965, chroma = 0.014): Hex => oklch(lightness, chroma, lchOf(color).hue);

/** A middling gray or silver is a color of ink and shapes: as a ground, it makes all others dull. */
function isDull(color: Hex): boolean {
  const { lightness, chroma } = lchOf(color);
  return chroma < 0.03 && lightness > 0.4 && lightness < 0.88;
}

interface Wish {
  readonly colors: readonly Hex[];
  /** The ground is paper, which inks darken: it is never dark. */
  readonly isOnPaper: boolean;
  /** All colors run into each other under the words: they are about as light as the ground. */
  readonly isOneField: boolean;
}

/** A style's palette in one, two or three colors that a brief names: the largest fields and the shapes have them as they are. */
export function inNamedColors(recipe: Palette, { colors, isOnPaper, isOneField }: Wish): Palette {
  const [first, ...more] = colors;
  if (first === undefined) return recipe;
  if (isOneField) return inOneField(colors);
  const made = more.length === 0 ? inOne(recipe, first, isOnPaper) : inSeveral(recipe, colors, isOnPaper);
  return { ...made, ink: readableOn(made.ink, made.ground, textContrast) };
}

function inOneField(colors: readonly Hex[]): Palette {
  const lchs = colors.map(lchOf);
  const darkest = lchs.toSorted((a, b) => a.lightness - b.lightness)[0] ?? { lightness: 1, chroma: 0, hue: 0 };
  const strongest = lchs.toSorted((a, b) => b.chroma - a.chroma)[0] ?? darkest;
  const other = lchs.find((one) => one !== strongest) ?? strongest;
  const isDark = darkest.lightness < 0.4;
  const at = ({ lightness, chroma, hue }: typeof darkest, from: number, to: number, strength = 1) =>
    oklch(clamp(lightness, from, to), chroma * strength, hue);
  if (isDark) {
    const ground = at(darkest, 0.17, 0.27);
    return {
      ground,
      ink: "#fbf8f2",
      accent: at(strongest, 0.4, 0.5),
      support: at(other, 0.28, 0.38),
      highlight: at(strongest, 0.78, 0.84, 0.9),
    };
  }
  return {
    ground: at(strongest, 0.945, 0.965, 0.3),
    ink: oklch(0.25, Math.min(0.07, strongest.chroma), strongest.hue),
    accent: at(strongest, 0.74, 0.84),
    support: at(other, 0.8, 0.88),
    highlight: at(other, 0.92, 0.95, 0.6),
  };
}

function inOne(recipe: Palette, color: Hex, isOnPaper: boolean): Palette {
  const { lightness, chroma, hue } = lchOf(color);
  const isLightRecipe = lchOf(recipe.ground).lightness > 0.8;
  const shade = (l: number, c: number) => oklch(l, Math.min(c, chroma * 1.4 + 0.004), hue);
  if (lightness > 0.8)
    return {
      ground: color,
      ink: shade(0.26, 0.05),
      accent: shade(0.5, 0.08),
      support: shade(0.7, 0.07),
      highlight: light(color, 0.98, 0.008),
    };
  // As a field, or as ink and shapes on paper.
  if (isOnPaper || isLightRecipe || isDull(color))
    return {
      ground: light(color),
      ink: color,
      accent: color,
      support: shade(0.84, 0.05),
      highlight: shade(lightness > 0.5 ? 0.42 : 0.66, 0.13),
    };
  const isDark = lightness < 0.55;
  return {
    ground: color,
    ink: isDark ? light(color) : shade(0.2, 0.04),
    accent: isDark ? shade(0.86, 0.05) : light(color, 0.95, 0.02),
    support: shade(isDark ? lightness + 0.14 : lightness - 0.16, 0.12),
    highlight: isDark ? light(color, 0.96, 0.02) : shade(0.36, 0.09),
  };
}

function inSeveral(recipe: Palette, colors: readonly Hex[], isOnPaper: boolean): Palette {
  const byLight = colors.toSorted((a, b) => lchOf(a).lightness - lchOf(b).lightness);
  const [darkest = "#111213", lightest = "#fafafa"] = [byLight[0], byLight.at(-1)];
  const hasDark = lchOf(darkest).lightness < 0.46;
  const hasPale = lchOf(lightest).lightness > 0.84;
  const isDarkGround = hasDark && !isOnPaper && !(hasPale && lchOf(recipe.ground).lightness > 0.6);
  const ground = isDarkGround
    ? darkest
    : hasPale
      ? lightest
      : isOnPaper || hasDark || isDull(lightest)
        ? light(lightest)
        : lightest;
  const rest = colors.filter((color) => color !== ground);
  const strongest = rest.toSorted((a, b) => lchOf(b).chroma - lchOf(a).chroma);
  const [accent = darkest, second = accent, third = second] = strongest;
  const { lightness, chroma, hue } = lchOf(accent);
  // Of two colors, the third shape is a tint of one of them.
  const tint = isDarkGround
    ? oklch(lchOf(ground).lightness + 0.13, Math.max(0.008, lchOf(ground).chroma), lchOf(ground).hue)
    : oklch(Math.min(0.9, lightness + 0.24), chroma * 0.5, hue);
  return {
    ground,
    ink: isDarkGround ? light(accent, 0.95, 0.03) : lchOf(darkest).lightness < 0.5 ? darkest : accent,
    accent: seenOn(accent, ground),
    support: seenOn(second === accent ? tint : second, ground),
    highlight: seenOn(
      third === second || third === accent ? oklch(isDarkGround ? 0.9 : 0.5, chroma * 0.6, hue) : third,
      ground,
    ),
  };
}

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
/** A hue between two, in degrees; what is outside becomes one of them, by turns for the roles. */
const hueIn = (hue: number, [from, to]: readonly [number, number], index: number): number => {
  const turned = [hue - 360, hue, hue + 360].find((one) => one >= from && one <= to);
  return turned ?? from + (to - from) * ([0.5, 0.2, 0.45, 0.1, 0.85][index] ?? 0.5);
};

/** Turns each color of a palette into one of a tone: pastel, neon, earthy. */
export function inTone(palette: Palette, tone: Tone): Palette {
  const colored = (role: PaletteRole, index: number): Hex => {
    const { lightness, chroma, hue } = lchOf(palette[role]);
    const isShape = role !== "ground" && role !== "ink";
    switch (tone) {
      case "pastel":
        if (role === "ink") return oklch(0.32, 0.05, hue);
        return oklch(
          role === "ground" ? 0.955 : ([0, 0, 0.8, 0.86, 0.89][index] ?? 0.85),
          clamp(chroma, isShape ? 0.06 : 0.02, 0.085),
          hue,
        );
      case "neon":
        if (role === "ground") return oklch(0.16, 0.02, hue);
        return role === "ink" ? "#ffffff" : oklch(0.82, 0.27, hue + index * 6);
      case "muted":
        return oklch(lightness, Math.min(chroma * 0.45, 0.06), hue);
      case "earthy":
        return oklch(
          clamp(lightness, 0.2, 0.95),
          clamp(chroma, lightness > 0.9 ? 0.015 : 0.035, 0.1),
          hueIn(hue, [38, 118], index),
        );
      case "warm":
        return oklch(lightness, Math.max(chroma, isShape ? 0.08 : chroma), hueIn(hue, [12, 92], index));
      case "cool":
        return oklch(lightness, chroma, hueIn(hue, [185, 285], index));
      case "no-beige":
        if (hue <= 40 || hue >= 115 || lightness <= 0.6) return palette[role];
        // A strong yellow or orange fades to beige in a glow.
        return lightness > 0.72 && chroma < 0.14 ? oklch(lightness, 0, 0) : oklch(lightness, chroma, 34);
    }
  };
  const changed = Object.fromEntries(paletteRoles.map((role, index) => [role, colored(role, index)])) as Palette;
  const seen = (role: PaletteRole) =>
    tone === "neon" || tone === "muted" || tone === "no-beige"
      ? changed[role]
      : seenShape(changed[role], changed.ground);
  return {
    ...changed,
    accent: seen("accent"),
    ink: readableOn(changed.ink, changed.ground, textContrast),
  };
}

const seenShape = (color: Hex, ground: Hex): Hex => {
  const [own, under] = [lchOf(color), lchOf(ground)];
  return Math.abs(own.lightness - under.lightness) < 0.1 && Math.abs(own.chroma - under.chroma) < 0.06
    ? seenOn(color, ground)
    : color;
};
