import { contrast, type Hex, lchOf, oklch, readableOn } from "../color/color.ts";
import { type Palette, textContrast } from "../color/palette.ts";

/** Below this much chroma, a color is seen as a gray. */
const grayChroma = 0.035;
/** Shapes closer to their ground than this can hardly be seen. */
const shapeContrast = 1.35;
/** Distance from its recipe's lightness within which a brand's color may be used as it is; styles build on light and dark. */
const lightnessRange = 0.3;
const groundRange = 0.12;
/** Closer than this in degrees, an accent is a shade of its ground. */
const sameHue = 40;

/**
 * A style's palette in a brand's colors: which roles are light or dark, colored or gray, stays the style's; the hues are the brand's, and
 * its own colors are used as they are where they can be seen.
 */
export function brandPalette(recipe: Palette, colors: readonly Hex[]): Palette {
  const [first, second = first, third = second] = inOrder(colors);
  if (first === undefined || second === undefined || third === undefined) return recipe;
  const ground = isGray(recipe.ground) ? recipe.ground : fitted(recipe.ground, first, groundRange);
  const seen = (role: Hex, color: Hex) => visibleOn(fitted(role, color), ground);
  const isShade = isGray(recipe.ground) || hueBetween(recipe.accent, recipe.ground) < sameHue;
  const accent = seen(recipe.accent, isShade ? first : second);
  return {
    ground,
    ink: readableOn(isGray(recipe.ink) ? recipe.ink : fitted(recipe.ink, first), ground, textContrast),
    accent,
    support: isGray(recipe.support) ? recipe.support : seen(recipe.support, isGray(recipe.ground) ? second : third),
    highlight: isGray(recipe.highlight) ? recipe.highlight : seen(recipe.highlight, third),
  };
}

/** The whole palette turned around the color wheel until its accent has a brand's hue: neighbors stay neighbors, and words as readable. */
export function turnedPalette(recipe: Palette, colors: readonly Hex[]): Palette {
  const [first] = inOrder(colors);
  if (first === undefined) return recipe;
  const turn = lchOf(first).hue - lchOf(recipe.accent).hue;
  const share = isGray(first) ? 0.25 : 1;
  const turned = (color: Hex): Hex => {
    const { lightness, chroma, hue } = lchOf(color);
    return oklch(lightness, chroma * share, hue + turn);
  };
  const { ground, ink, accent, support, highlight } = recipe;
  const field = {
    ground: turned(ground),
    accent: turned(accent),
    support: turned(support),
    highlight: turned(highlight),
  };
  return { ...field, ink: readableOn(turned(ink), field.ground, textContrast) };
}

export const isGray = (color: Hex): boolean => lchOf(color).chroma < grayChroma;

/** Grays come last: a brand's black and white are in every design anyway. */
export const inOrder = (colors: readonly Hex[]): readonly Hex[] => [
  ...colors.filter((color) => !isGray(color)),
  ...colors.filter(isGray),
];

/** The color itself if it is about as light as its role, or else its hue at the role's lightness. */
function fitted(role: Hex, color: Hex, range = lightnessRange): Hex {
  const [wanted, { lightness, chroma, hue }] = [lchOf(role).lightness, lchOf(color)];
  const moved = Math.min(wanted + range, Math.max(wanted - range, lightness));
  return Math.abs(moved - lightness) < 0.01 ? color : oklch(moved, chroma, hue);
}

const hueBetween = (a: Hex, b: Hex): number => Math.abs(((lchOf(a).hue - lchOf(b).hue + 540) % 360) - 180);

function visibleOn(color: Hex, ground: Hex): Hex {
  return contrast(color, ground) >= shapeContrast ? color : readableOn(color, ground, shapeContrast);
}
