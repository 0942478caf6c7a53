import type { BrandKit } from "../brand/brand-kit.ts";
import { paletteInBrand, showsBrandLogo } from "../brand/palette-in-brand.ts";
import { placeLogo } from "../brand/place-logo.ts";
import type { Palette } from "../color/palette.ts";
import { composeDesign } from "../compose-design.ts";
import type { DesignDocument, Element } from "../document/document.ts";
import type { OwnFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { keepReadable } from "./keep-readable.ts";
import { onEachPage } from "./other-pages.ts";
import { recolor } from "./recolor.ts";
import { type Recomposed, recompose, type Source } from "./recompose.ts";
import { retype } from "./retype.ts";

export interface KitOrder {
  /** Design as the user has edited it. */
  readonly document: DesignDocument;
  /** Source that it was composed from, before the edits. */
  readonly from: Source;
  readonly kit: BrandKit;
  /** The user’s fonts, by the ids of their faces. */
  readonly fonts?: OwnFonts | undefined;
}

/**
 * Gives an edited design a brand's colors, faces and logo. Nothing else moves; locked elements keep their colors, faces and places; words that
 * could be read still can. A logo itself is drawn again, because letters are in its mark.
 */
export function applyKit({ document, from, kit }: KitOrder, typesetter: Typesetter): Recomposed {
  const isKept = ({ isLocked = false }: Element): boolean => isLocked;
  const brief = { ...from.brief, brandKit: kit };
  const palette = paletteIn(kit, { document, from }, typesetter);
  if (brief.kind === "logo") {
    const to = { brief, choices: { ...from.choices, palette } };
    return recompose({ document, from, to, locked: [] }, typesetter);
  }
  const base = composeDesign(from.brief, typesetter, from.choices);
  const target = composeDesign(brief, typesetter, { ...base.choices, palette });
  const parts = { base: base.design, target: target.design, isKept, typesetter };
  const readable = onEachPage(document, (page) => {
    const dressed = retype({ ...parts, document: recolor({ ...parts, document: page }) });
    return keepReadable(dressed, page, isKept, typesetter);
  });
  const made = showsBrandLogo(brief) ? withLogo(readable, kit, typesetter) : readable;
  return { document: made, brief, choices: { ...target.choices, palette } };
}

/**
 * Palette in a brand’s colors. Its light and dark roles are those that the design has now; for a design in another brand, those that it
 * had before that.
 */
function paletteIn(kit: BrandKit, { document, from }: Omit<KitOrder, "kit">, typesetter: Typesetter): Palette {
  const { brandKit, ...plain } = from.brief;
  const recipe = brandKit
    ? composeDesign(plain, typesetter, { ...from.choices, palette: undefined }).choices.palette
    : document.palette;
  return paletteInBrand(plain, recipe, kit.colors);
}

const logoIds: readonly string[] = ["logo", "logo-plate"];

/** Puts a brand's logo in place of another brand's; a locked one stays. */
function withLogo(design: DesignDocument, { logo }: BrandKit, typesetter: Typesetter): DesignDocument {
  const isLogo = ({ id, kind }: Element) => logoIds.includes(id) && (kind === "image" || kind === "shape");
  if (design.elements.some((element) => isLogo(element) && element.isLocked)) return design;
  const plain = { ...design, elements: design.elements.filter((element) => !isLogo(element)) };
  const placed = logo ? placeLogo(logo, plain, typesetter) : [];
  return { ...plain, elements: [...plain.elements, ...placed] };
}
