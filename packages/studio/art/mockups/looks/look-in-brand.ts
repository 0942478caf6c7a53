import type { BrandKit } from "../../../engine/brand/brand-kit.ts";
import { brandPalette, inOrder, isGray } from "../../../engine/brand/brand-palette.ts";
import { nearestFace } from "../../../engine/brand/brand-voices.ts";
import { type Hex, lchOf, oklch, readableOn } from "../../../engine/color/color.ts";
import { inkFor, textContrast } from "../../../engine/color/palette.ts";
import { darker, type Look, lookColors, type Scheme } from "../look.ts";
import type { Voice } from "../voice.ts";
import { mapColors } from "./look-as-wished.ts";
import type { LookOrder } from "./look-order.ts";

/** A style’s look in a brand’s colors and typefaces: which parts are light, dark or tinted stays the style’s. */
export function lookInBrand(
  make: (order: LookOrder) => Look,
  order: Omit<LookOrder, "colorsOf">,
  { colors, displayFace, textFace }: BrandKit,
): Look {
  const [first] = inOrder(colors);
  const colorsOf = (scheme: Scheme) => lookColors(first === undefined ? scheme : schemeInBrand(scheme, colors));
  const hue = first === undefined ? {} : { hue: lchOf(first).hue, isHueAsked: true };
  const look = make({ ...order, ...hue, colorsOf });
  const tinted = first !== undefined && isGray(first) ? withoutTints(look, colors) : look;
  return { ...tinted, voices: voicesIn(look.voices, { displayFace, textFace }) };
}

function schemeInBrand(scheme: Scheme, colors: readonly Hex[]): Scheme {
  const { page, surface, ink = inkFor(page), accent, second, third, block } = scheme;
  const palette = brandPalette({ ground: page, ink, accent, support: second, highlight: third }, colors);
  const brand = {
    // Long texts stay dark or light; their tint is the brand’s already.
    page: palette.ground,
    ink: readableOn(ink, palette.ground, textContrast),
    accent: palette.accent,
    second: palette.support,
    third: palette.highlight,
  };
  const roles = Object.keys(brand) as (keyof typeof brand)[];
  const role = roles.find((name) => block !== undefined && scheme[name] === block);
  // On dark pages, what lies on the page is a shade of it.
  const { lightness } = lchOf(page);
  const shaded = (tint: Hex) => darker(palette.ground, lightness - lchOf(tint).lightness);
  const isDark = lightness < 0.5;
  return {
    ...scheme,
    ...brand,
    isExact: true,
    ...(isDark && surface !== undefined && { surface: shaded(surface) }),
    ...(isDark && block !== undefined && { block: shaded(block) }),
    ...(role && { block: brand[role] }),
  };
}

/** A brand of black and grays has no hue that its tints could have. */
function withoutTints(look: Look, colors: readonly Hex[]): Look {
  const { good, warn, bad } = look.color;
  const kept = new Set<string>([...colors, good, warn, bad]);
  return mapColors(look, (hex) => (kept.has(hex) ? hex : gray(hex)));
}

const gray = (color: Hex): Hex => oklch(lchOf(color).lightness, 0, 0);

const bigVoices: readonly Voice[] = ["display", "figure", "title", "section"];

function voicesIn(voices: Look["voices"], { displayFace, textFace }: Pick<BrandKit, "displayFace" | "textFace">) {
  const inBrand = Object.entries(voices).map(([voice, style]) => {
    const family = bigVoices.includes(voice as Voice) ? displayFace : textFace;
    return [voice, family === undefined ? style : { ...style, faceId: nearestFace(style.faceId, family) }];
  });
  return Object.fromEntries(inBrand) as Look["voices"];
}
