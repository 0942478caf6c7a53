import { paletteInBrand } from "../../engine/brand/palette-in-brand.ts";
import type { Brief, Kind } from "../../engine/brief/brief.ts";
import { withoutHues } from "../../engine/color/avoided-hues.ts";
import type { Palette } from "../../engine/color/palette.ts";
import { createKit } from "../../engine/compose/kit.ts";
import { createRandom, type Random } from "../../engine/random.ts";
import { composeLogo } from "../logos/compose-logo.ts";
import { logoCanvas } from "../logos/lockups.ts";
import { logoBriefOf } from "../logos/logo-brief.ts";
import { composeMockup } from "../mockups/mockup-composer.ts";
import { composeInStyle } from "../styles/compose-in-style.ts";
import { choosePalette, detailOf } from "../styles/moods.ts";
import type { Composition, Style } from "../styles/style.ts";
import { styleOf } from "../styles/styles.ts";
import { abstractCompositions } from "./abstract/abstract.ts";
import type { Composer } from "./composer.ts";
import { isGeometry, patternFigures } from "./figure-set.ts";
import { iconCompositions } from "./icons/icons.ts";
import { patternCompositions } from "./pattern/pattern.ts";
import { skyPalette } from "./scene/light.ts";
import { sceneCompositions } from "./scene/scene.ts";

interface Ways {
  readonly compositions: (brief: Brief) => readonly Composition[];
  /** The style's own for the brief's mood, if left out. */
  readonly palette?: (style: Style, brief: Brief, random: Random, variant: number) => Palette;
}

/** Designs without words, by one of the compositions that a brief can have. */
const pictureComposer =
  ({ compositions, palette: paletteFor = choosePalette }: Ways): Composer =>
  (brief, typesetter, chosen) => {
    const { variant } = chosen;
    const style = styleOf(brief.style);
    const order = createRandom(`${brief.seed}/compositions`).shuffled(compositions(brief));
    const composition = order.find(({ id }) => id === chosen.compositionId) ?? order[variant % order.length];
    const [voices] = style.voices;
    if (!composition || !voices) throw new Error(`${style.name} has nothing for ${brief.kind}`);
    const random = createRandom(`${brief.seed}/${variant}`);
    const recipe = chosen.palette ?? withoutHues(paletteFor(style, brief, random, variant), brief.avoid ?? []);
    const { brandKit } = brief;
    const palette = chosen.palette || !brandKit ? recipe : paletteInBrand(brief, recipe, brandKit.colors);
    const kit = createKit({ brief: { ...brief, detail: detailOf(brief) }, palette, voices, random, typesetter });
    composition.compose(kit);
    const { width, height, language, headline: title } = brief;
    return {
      choices: { variant, compositionId: composition.id, palette, voices: 0 },
      design: { version: 1, title, language, width, height, palette, elements: [...kit.elements] },
    };
  };

/** A logo's whole lock-up; variants are of other families first. */
const composeLogoDesign: Composer = (brief, typesetter, choices) => {
  const logo = composeLogo(logoBriefOf(brief), typesetter, choices);
  return {
    design: logoCanvas(logo, typesetter, brief),
    choices: {
      variant: choices.variant,
      compositionId: `${logo.family}/${logo.recipeId}`,
      palette: logo.colors.palettes.light,
      voices: logo.voices,
    },
  };
};

const composers: Readonly<Record<Kind, Composer>> = {
  poster: composeInStyle,
  post: composeInStyle,
  story: composeInStyle,
  banner: composeInStyle,
  cover: composeInStyle,
  card: composeInStyle,
  logo: composeLogoDesign,
  mockup: composeMockup,
  pattern: pictureComposer({
    compositions: (brief) =>
      patternCompositions(brief.style, { hasThings: patternFigures(brief).length > 0, isGeometric: isGeometry(brief) }),
  }),
  abstract: pictureComposer({ compositions: ({ style }) => abstractCompositions(style) }),
  scene: pictureComposer({ compositions: sceneCompositions, palette: skyPalette }),
  icons: pictureComposer({ compositions: ({ style }) => iconCompositions(style) }),
};

export const composerOf = (kind: Kind): Composer => composers[kind];
