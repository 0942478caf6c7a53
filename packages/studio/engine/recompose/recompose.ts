import type { Choices } from "../../art/kinds/composer.ts";
import { isSameKit } from "../brand/brand-kit.ts";
import type { Brief } from "../brief/brief.ts";
import { type Palette, paletteRoles } from "../color/palette.ts";
import { composeDesign } from "../compose-design.ts";
import type { DesignDocument, Element } from "../document/document.ts";
import type { OwnFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { mergeDesigns } from "./merge-designs.ts";
import { carryPages, onEachPage } from "./other-pages.ts";
import { recolor } from "./recolor.ts";
import { retype } from "./retype.ts";
import { briefWithTypedWords } from "./typed-words.ts";

export interface Source {
  readonly brief: Brief;
  readonly choices: Choices;
}

export interface RecomposeOrder {
  /** Design as the user has edited it. */
  readonly document: DesignDocument;
  /** Source that it was composed from, before the edits. */
  readonly from: Source;
  readonly to: Source;
  /** Ids of elements that stay as they are, besides those that are locked. */
  readonly locked: readonly string[];
  /** The user’s fonts, by the ids of their faces. */
  readonly fonts?: OwnFonts | undefined;
}

export interface Recomposed extends Source {
  readonly document: DesignDocument;
}

/**
 * Composes an edited design again, e.g. in another format, layout, palette or type pair. Locked elements keep words, type, colors and place;
 * words that the user typed and elements that the user added are never lost. Another palette changes no geometry, another type pair
 * nothing but type. What is composed is the main page; the others go along.
 */
export function recompose({ document, from, to, locked }: RecomposeOrder, typesetter: Typesetter): Recomposed {
  const isKept = ({ id, isLocked = false }: Element): boolean => isLocked || locked.includes(id);
  const compose = (brief: Brief, choices: Choices) => composeDesign(brief, typesetter, choices);
  const base = compose(from.brief, from.choices);
  const wanted = compose(to.brief, withEditedPalette(to.choices, from.choices, document.palette));
  const parts = { document, base: base.design, isKept, typesetter };
  if (isSameLayout(from, to) && base.choices.compositionId === wanted.choices.compositionId) {
    const { palette, voices } = wanted.choices;
    const inColors = isSamePalette(document.palette, palette)
      ? undefined
      : compose(from.brief, { ...base.choices, palette }).design;
    const inVoices =
      base.choices.voices === voices ? undefined : compose(from.brief, { ...base.choices, voices }).design;
    const restyled = onEachPage(document, (page) => {
      const recolored = inColors ? recolor({ ...parts, document: page, target: inColors }) : page;
      return inVoices ? retype({ ...parts, document: recolored, target: inVoices }) : recolored;
    });
    return { document: restyled, brief: to.brief, choices: wanted.choices };
  }
  const brief = briefWithTypedWords({ document, base: base.design, from: from.brief, to: to.brief });
  const composed = compose(brief, wanted.choices);
  const merged = mergeDesigns({
    ...parts,
    target: composed.design,
    isSameComposition: base.choices.compositionId === composed.choices.compositionId,
  });
  return {
    document: carryPages({ document, composed: merged, from: from.brief, to: to.brief, isKept, typesetter }),
    brief,
    choices: composed.choices,
  };
}

/** Colors that were changed in the editor stay, where no other palette is chosen. */
const withEditedPalette = (to: Choices, from: Choices, edited: Palette): Choices =>
  to.palette && from.palette && isSamePalette(to.palette, from.palette) ? { ...to, palette: edited } : to;

const isSamePalette = (a: Palette, b: Palette): boolean => paletteRoles.every((role) => a[role] === b[role]);

/** Values of briefs that were sent are other objects. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Nothing but colors and type may differ. */
function isSameLayout(from: Source, to: Source): boolean {
  const names = new Set([...Object.keys(from.brief), ...Object.keys(to.brief)] as (keyof Brief)[]);
  names.delete("brandKit");
  return (
    from.choices.variant === to.choices.variant &&
    isSameKit(from.brief.brandKit, to.brief.brandKit) &&
    [...names].every((name) => isSame(from.brief[name], to.brief[name]))
  );
}
