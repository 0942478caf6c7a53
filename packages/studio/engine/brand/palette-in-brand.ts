import { logoPaletteInBrand } from "../../art/logos/logo-palettes.ts";
import { styleOf } from "../../art/styles/styles.ts";
import { type Brief, wordlessKinds } from "../brief/brief.ts";
import type { Hex } from "../color/color.ts";
import type { Palette } from "../color/palette.ts";
import { brandPalette, turnedPalette } from "./brand-palette.ts";

/** A palette of a kind and style in a brand's colors. */
export function paletteInBrand(
  { kind, style }: Pick<Brief, "kind" | "style">,
  recipe: Palette,
  colors: readonly Hex[],
): Palette {
  if (kind === "logo") return logoPaletteInBrand(recipe, colors);
  return (styleOf(style).isOneField ? turnedPalette : brandPalette)(recipe, colors);
}

/** A logo is one itself, and what has no words shows none. */
export const showsBrandLogo = ({ kind }: Pick<Brief, "kind">): boolean =>
  kind !== "logo" && !wordlessKinds.includes(kind);
