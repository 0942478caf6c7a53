/** What the threads of the studio do. Each reads the fonts once, with its first work. */
import type { Brief } from "./brief/brief.ts";
import { composeDesign } from "./compose-design.ts";
import { type DrawingOrder, drawDesign, requireDrawable } from "./draw-design.ts";
import { drawFilm as drawFilmFile, type FilmOrder } from "./films/draw-film.ts";
import type { Choices, Composed } from "./kinds/composer.ts";
import { drawIcon, type IconOrder } from "./logos/draw-icon.ts";
import { type PackOrder, packLogo } from "./logos/pack-logo.ts";
import { type ComposedScreen, composeScreenOf, drawPage, type PageFileOrder } from "./mockups/mockup-composer.ts";
import { mainColorOf } from "./outputs/main-color.ts";
import type { Picture } from "./outputs/pictures.ts";
import type { NoCutOut } from "./photos/cut-out.ts";
import { type CutOutOrder, type CutOutPicture, cutOutPicture } from "./photos/cut-out-picture.ts";
import { applyKit as applyKitWith, type KitOrder } from "./recompose/apply-kit.ts";
import { type Recomposed, type RecomposeOrder, recompose as recomposeWith } from "./recompose/recompose.ts";
import type { WrittenText } from "./texts/read-markdown.ts";
import { type TextPdf, writeTextPdf } from "./texts/write-text-pdf.ts";
import { type Fonts, type OwnFonts, readFonts, withOwnFonts } from "./type/fonts.ts";
import { type InspectedFont, inspectFont } from "./type/inspect-font.ts";
import type { SimplifiedSvg } from "./vectors/simplify-svg.ts";

let loading: Promise<Fonts> | undefined;

function loadFonts(): Promise<Fonts> {
  loading ??= readFonts();
  return loading;
}

/** With those that the work brings. */
const fontsOf = async ({ fonts }: { readonly fonts?: OwnFonts | undefined }): Promise<Fonts> =>
  withOwnFonts(await loadFonts(), fonts);

export interface CompositionOrder {
  readonly brief: Brief;
  readonly choices: Choices;
  /** Of the user, by the ids of their faces. */
  readonly fonts?: OwnFonts | undefined;
}

export const compose = async (order: CompositionOrder): Promise<Composed> =>
  composeDesign(order.brief, (await fontsOf(order)).typesetter, order.choices);

export const recompose = async (order: RecomposeOrder): Promise<Recomposed> =>
  recomposeWith(order, (await fontsOf(order)).typesetter);

export const applyKit = async (order: KitOrder): Promise<Recomposed> =>
  applyKitWith(order, (await fontsOf(order)).typesetter);

/** A design's reveal, as an MP4. */
export async function film(order: FilmOrder): Promise<Uint8Array> {
  requireDrawable(order.design);
  return drawFilmFile(order, await fontsOf(order));
}

/** A logo's brand pack, as a ZIP. */
export const pack = async (order: PackOrder): Promise<Uint8Array> => packLogo(order, await fontsOf(order));

/** A logo's mark alone, as a PNG. */
export const icon = async (order: IconOrder): Promise<Uint8Array> => drawIcon(order, await loadFonts());

export const screen = async (order: CompositionOrder): Promise<ComposedScreen> =>
  composeScreenOf(order.brief, (await fontsOf(order)).typesetter, order.choices);

export const page = async (order: PageFileOrder): Promise<string> => drawPage(order, await fontsOf(order));

export const draw = async (order: DrawingOrder): Promise<Uint8Array> => drawDesign(order, await fontsOf(order));

export const text = (written: WrittenText): Promise<TextPdf> => writeTextPdf(written);

export const inspect = (file: Uint8Array): Promise<InspectedFont> => inspectFont(file);

/** Its reader of styles takes a tenth of a second to load, and most threads never read a vector file. */
export async function simplify(file: string): Promise<SimplifiedSvg> {
  const { simplifySvg } = await import("./vectors/simplify-svg.ts");
  return simplifySvg(file);
}

export const cutOut = (order: CutOutOrder): Promise<CutOutPicture | NoCutOut> => cutOutPicture(order);

export const mainColor = (picture: Picture): Promise<string | undefined> => mainColorOf(picture);
