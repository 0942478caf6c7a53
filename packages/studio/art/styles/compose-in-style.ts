import { brandVoices } from "../../engine/brand/brand-voices.ts";
import { paletteInBrand } from "../../engine/brand/palette-in-brand.ts";
import { placeLogo } from "../../engine/brand/place-logo.ts";
import type { Brief } from "../../engine/brief/brief.ts";
import { withoutHues } from "../../engine/color/avoided-hues.ts";
import { createKit, type Kit } from "../../engine/compose/kit.ts";
import type { DesignDocument } from "../../engine/document/document.ts";
import { photoCompositionsFor } from "../../engine/photos/photo-compositions.ts";
import { productCompositions } from "../../engine/photos/product-compositions.ts";
import { createRandom, type Random } from "../../engine/random.ts";
import { contentCompositionsFor } from "../content/content-compositions.ts";
import type { PageSetting } from "../content/page.ts";
import { openBare } from "../content/picture-field.ts";
import { chosenFigure, figuresOfBrief, namedThings } from "../figures/figures-of-brief.ts";
import { isSubject } from "../figures/subjects.ts";
import type { Composer } from "../kinds/composer.ts";
import { choosePalette, detailOf } from "./moods.ts";
import { orderPairs } from "./order-pairs.ts";
import { isAllowedIn } from "./pictured-figures.ts";
import type { Composition, Style, TypePair } from "./style.ts";
import { styleOf } from "./styles.ts";

/** Designs by one of the compositions of the brief's style, which place the words and a figure on any canvas. */
export const composeInStyle: Composer = (brief, typesetter, chosen) => {
  const { variant } = chosen;
  const drawing = styleOf(brief.style);
  // A photo takes the place of what a style draws, and of the figure that was chosen.
  const ofPhoto = brief.product ? productCompositions : photoCompositionsFor(brief);
  const compositions = brief.photoId === undefined ? compositionsFor(drawing, brief) : ofPhoto;
  const style = { ...drawing, compositions };
  const shown = brief.photoId === undefined ? brief : { ...brief, figure: undefined };
  const order = orderCompositions(style, shown, createRandom(`${brief.seed}/compositions`));
  const composition =
    style.compositions.find((one) => one.id === chosen.compositionId && canShow(one, shown)) ??
    order[variant % order.length];
  if (!composition) throw new Error(`${style.name} has no composition for ${brief.width} × ${brief.height}`);
  const random = createRandom(`${brief.seed}/${variant}`);
  const { brandKit } = brief;
  const recipe =
    chosen.palette ??
    withoutHues(choosePalette(style, inHueOfPhoto(shown, variant), random, variant), brief.avoid ?? []);
  const palette = chosen.palette || !brandKit ? recipe : paletteInBrand(brief, recipe, brandKit.colors);
  const ordered = orderPairs(style, brief, { typesetter, random: createRandom(`${brief.seed}/voices`) });
  const wanted = ordered[variant % ordered.length];
  const pair = chosen.voices ?? style.voices.indexOf(wanted as TypePair);
  const own = style.voices[pair % style.voices.length];
  if (!own) throw new Error(`${style.name} has no type`);
  const voices = brandKit ? brandVoices(own, brandKit) : own;
  const kit = createKit({ brief: { ...brief, detail: detailOf(brief) }, palette, voices, random, typesetter });
  composition.compose(kit);
  const { width, height, language } = brief;
  const design: DesignDocument = { version: 1, language, width, height, palette, elements: [...kit.elements] };
  const logo = brandKit?.logo ? placeLogo(brandKit.logo, design, typesetter) : [];
  return {
    choices: { variant, compositionId: composition.id, palette, voices: pair },
    design: { ...design, elements: [...design.elements, ...logo] },
  };
};

/** A brief that asks for no color takes one from its photo: the strongest first, others for other variants. */
function inHueOfPhoto(brief: Brief, variant: number): Brief {
  const { hue, photoLook } = brief;
  if (hue !== undefined || !photoLook || photoLook.hues.length === 0) return brief;
  return { ...brief, hue: photoLook.hues[variant % photoLook.hues.length] };
}

/** The pages for what a brief says, in the style's dress, before the style's own compositions; only those, where it needs them. */
export function compositionsFor(style: Style, brief: Brief): readonly Composition[] {
  const pages = contentCompositionsFor(brief);
  const { page } = style;
  const dressed = pages.map(
    ({ id, isBare, isFull, compose }): Composition => ({
      id,
      ...(!isBare && { shows: "either" }),
      compose: (kit) =>
        compose({ kit, page, setting: isFull ? openBare(kit, page) : withLogoRoom(kit, page.open(kit)) }),
    }),
  );
  return pages.some(({ isOnly }) => isOnly) ? dressed : [...dressed, ...style.compositions];
}

/** The foot of a page is free where a logo goes. */
function withLogoRoom({ brief, unit }: Kit, setting: PageSetting): PageSetting {
  if (!brief.brandKit?.logo) return setting;
  return { ...setting, frame: { ...setting.frame, height: setting.frame.height - unit * 15 } };
}

/** Tells whether a composition can be drawn at all. With a figure that the user chose, only one that shows it can. */
function canShow({ id, suits, shows }: Composition, brief: Brief): boolean {
  if (!isAllowedIn(brief, { id })) return false;
  if (!(suits?.(brief.width / brief.height, brief) ?? true)) return false;
  return chosenFigure(brief) ? showsFigures(shows) : shows !== "subject" || figuresOfBrief(brief).length > 0;
}

/** The style's compositions for a brief, the best first: pictures of its subject, then forms; never a picture of something else. */
function orderCompositions(style: Style, brief: Brief, random: Random): readonly Composition[] {
  const order = random.shuffled(style.compositions.filter((composition) => canShow(composition, brief)));
  const { subject } = brief;
  // A picture of the subject is not one of the thing that is named: a raised hand is no plane.
  const isNamed = namedThings(brief).length > 0;
  const isOfSubject = ({ shows }: Composition): boolean =>
    showsFigures(shows) || (!isNamed && isSubject(subject) && typeof shows === "object" && shows.includes(subject));
  if (figuresOfBrief(brief).length === 0) return order.filter((one) => one.shows === undefined || isOfSubject(one));
  return [...order.filter(isOfSubject), ...order.filter(({ shows }) => shows === undefined)];
}

const showsFigures = (shows: Composition["shows"]): boolean => typeof shows === "string";
