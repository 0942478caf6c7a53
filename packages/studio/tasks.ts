/** Work that the threads of the studio do. Each thread reads the fonts once, with its first work. */

import type { Choices, Composed } from "./art/kinds/composer.ts";
import { type FigureOrder, figureElement } from "./art/kinds/figure-element.ts";
import { drawIcon, type IconOrder } from "./art/logos/draw-icon.ts";
import { type PackOrder, packLogo } from "./art/logos/pack-logo.ts";
import { type ComposedScreen, composeScreenOf, drawPage, type PageFileOrder } from "./art/mockups/mockup-composer.ts";
import type { Brief, StyleId } from "./engine/brief/brief.ts";
import { composeDesign } from "./engine/compose-design.ts";
import type { GroupElement } from "./engine/document/document.ts";
import { pageAt } from "./engine/document/pages.ts";
import { type DrawingOrder, drawDesign, requireDrawable } from "./engine/draw-design.ts";
import { drawFilm as drawFilmFile, type FilmOrder } from "./engine/films/draw-film.ts";
import { mainColorOf } from "./engine/outputs/main-color.ts";
import type { Picture } from "./engine/outputs/pictures.ts";
import type { NoCutOut } from "./engine/photos/cut-out.ts";
import { type CutOutOrder, type CutOutPicture, cutOutPicture } from "./engine/photos/cut-out-picture.ts";
import { lookOfPhoto } from "./engine/photos/look-of-photo.ts";
import type { PhotoLook } from "./engine/photos/photo-look.ts";
import { applyKit as applyKitWith, type KitOrder } from "./engine/recompose/apply-kit.ts";
import { type Recomposed, type RecomposeOrder, recompose as recomposeWith } from "./engine/recompose/recompose.ts";
import { type FoundDesign, searchDesigns } from "./engine/search/search-designs.ts";
import { type TextOrder, type TextPdf, writeTextPdf } from "./engine/texts/write-text-pdf.ts";
import { type Fonts, type OwnFonts, readFonts, withOwnFonts } from "./engine/type/fonts.ts";
import { type InspectedFont, inspectFont } from "./engine/type/inspect-font.ts";
import type { SimplifiedSvg } from "./engine/vectors/simplify-svg.ts";

let loading: Promise<Fonts> | undefined;

function loadFonts(): Promise<Fonts> {
  loading ??= readFonts();
  return loading;
}

/** Fonts with those that the work brings. */
const fontsOf = async ({ fonts }: { readonly fonts?: OwnFonts | undefined }): Promise<Fonts> =>
  withOwnFonts(await loadFonts(), fonts);

export interface CompositionOrder {
  readonly brief: Brief;
  readonly choices: Choices;
  /** The user’s fonts, by the ids of their faces. */
  readonly fonts?: OwnFonts | undefined;
}

export interface SearchOrder extends Omit<CompositionOrder, "choices"> {
  readonly count: number;
  /** Styles to search; those that suit the brief, if left out. */
  readonly styles?: readonly StyleId[] | undefined;
}

export const compose = async (order: CompositionOrder): Promise<Composed> =>
  composeDesign(order.brief, (await fontsOf(order)).typesetter, order.choices);

export const search = async ({ brief, count, styles, ...more }: SearchOrder): Promise<readonly FoundDesign[]> =>
  searchDesigns(brief, count, (await fontsOf(more)).typesetter, styles);

export const recompose = async (order: RecomposeOrder): Promise<Recomposed> =>
  recomposeWith(order, (await fontsOf(order)).typesetter);

export const applyKit = async (order: KitOrder): Promise<Recomposed> =>
  applyKitWith(order, (await fontsOf(order)).typesetter);

/** The reveal of a design’s first page, as an MP4. */
export async function film(order: FilmOrder): Promise<Uint8Array> {
  requireDrawable(order.design);
  return drawFilmFile({ ...order, design: pageAt(order.design, 0) }, await fontsOf(order));
}

/** A logo's brand pack, as a ZIP. */
export const pack = async (order: PackOrder): Promise<Uint8Array> => packLogo(order, await fontsOf(order));

/** A logo's mark alone, as a PNG. */
export const icon = async (order: IconOrder): Promise<Uint8Array> => drawIcon(order, await loadFonts());

/** A figure as an element of a design; null for one that there is no more. */
export const figure = async (order: FigureOrder): Promise<GroupElement | null> =>
  figureElement(order, (await loadFonts()).typesetter) ?? null;

export const screen = async (order: CompositionOrder): Promise<ComposedScreen> =>
  composeScreenOf(order.brief, (await fontsOf(order)).typesetter, order.choices);

export const page = async (order: PageFileOrder): Promise<string> => drawPage(order, await fontsOf(order));

export const draw = async (order: DrawingOrder): Promise<Uint8Array> => drawDesign(order, await fontsOf(order));

export const text = (order: TextOrder): Promise<TextPdf> => writeTextPdf(order);

export const inspect = (file: Uint8Array): Promise<InspectedFont> => inspectFont(file);

/** Its reader of styles takes a tenth of a second to load, and most threads never read a vector file. */
export async function simplify(file: string): Promise<SimplifiedSvg> {
  const { simplifySvg } = await import("./engine/vectors/simplify-svg.ts");
  return simplifySvg(file);
}

export const cutOut = (order: CutOutOrder): Promise<CutOutPicture | NoCutOut> => cutOutPicture(order);

export const lookAt = (picture: Picture): Promise<PhotoLook> => lookOfPhoto(picture);

export const mainColor = (picture: Picture): Promise<string | undefined> => mainColorOf(picture);
