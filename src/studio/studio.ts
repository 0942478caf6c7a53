import type { Brief } from "./brief/brief.ts";
import type { DrawingOrder } from "./draw-design.ts";
import type { FilmOrder } from "./films/draw-film.ts";
import type { Composed } from "./kinds/composer.ts";
import type { IconOrder } from "./logos/draw-icon.ts";
import type { PackOrder } from "./logos/pack-logo.ts";
import type { MockupBrief } from "./mockups/mockup-brief.ts";
import type { ComposedScreen, PageFileOrder } from "./mockups/mockup-composer.ts";
import type { Picture } from "./outputs/pictures.ts";
import type { NoCutOut } from "./photos/cut-out.ts";
import type { CutOutOrder, CutOutPicture } from "./photos/cut-out-picture.ts";
import type { KitOrder } from "./recompose/apply-kit.ts";
import type { Recomposed, RecomposeOrder } from "./recompose/recompose.ts";
import type { CompositionOrder } from "./studio-tasks.ts";
import type { WrittenText } from "./texts/read-markdown.ts";
import type { TextPdf } from "./texts/write-text-pdf.ts";
import type { OwnFonts } from "./type/fonts.ts";
import type { InspectedFont } from "./type/inspect-font.ts";
import type { SimplifiedSvg } from "./vectors/simplify-svg.ts";

/** Where the studio's work is done: the functions of studio-tasks.ts, by name. */
export interface Workers {
  run<Result>(task: string, input: unknown, signal: AbortSignal): Promise<Result>;
}

/** Designs variants of a brief. @throws the signal's reason if it is aborted. */
export const composeVariants = (
  workers: Workers,
  { brief, count, fonts }: { readonly brief: Brief; readonly count: number; readonly fonts?: OwnFonts | undefined },
  signal: AbortSignal,
): Promise<readonly Composed[]> =>
  Promise.all(
    Array.from({ length: count }, (_, variant) => {
      const order: CompositionOrder = { brief, choices: { variant }, fonts };
      return workers.run<Composed>("compose", order, signal);
    }),
  );

/** Composes an edited design again. @throws the signal's reason if it is aborted. */
export const recomposeDesign = (workers: Workers, order: RecomposeOrder, signal: AbortSignal): Promise<Recomposed> =>
  workers.run<Recomposed>("recompose", order, signal);

/** Gives an edited design a brand's look. @throws the signal's reason if it is aborted. */
export const applyBrandKit = (workers: Workers, order: KitOrder, signal: AbortSignal): Promise<Recomposed> =>
  workers.run<Recomposed>("applyKit", order, signal);

/** Designs the screens of an app. @throws the signal's reason if it is aborted. */
export const composeScreens = (
  workers: Workers,
  { briefs, fonts }: { readonly briefs: readonly MockupBrief[]; readonly fonts?: OwnFonts | undefined },
  signal: AbortSignal,
): Promise<readonly ComposedScreen[]> =>
  Promise.all(
    briefs.map((brief) => {
      const order: CompositionOrder = { brief, choices: { variant: 0 }, fonts };
      return workers.run<ComposedScreen>("screen", order, signal);
    }),
  );

/** A screen as HTML that stands alone. @throws the signal's reason if it is aborted. */
export const drawPage = (workers: Workers, order: PageFileOrder, signal: AbortSignal): Promise<string> =>
  workers.run<string>("page", order, signal);

/** Draws a design as a file. @throws the signal's reason if it is aborted. */
export const drawFile = (workers: Workers, order: DrawingOrder, signal: AbortSignal): Promise<Uint8Array> =>
  workers.run<Uint8Array>("draw", order, signal);

/** A text as a PDF, or why not. @throws the signal's reason if it is aborted. */
export const writeText = (workers: Workers, written: WrittenText, signal: AbortSignal): Promise<TextPdf> =>
  workers.run<TextPdf>("text", written, signal);

/** Redraws an uploaded vector file so that nothing but shapes is in it. @throws the signal's reason if it is aborted. */
export const simplifyVector = (workers: Workers, file: string, signal: AbortSignal): Promise<SimplifiedSvg> =>
  workers.run<SimplifiedSvg>("simplify", file, signal);

/** Checks and rewrites an uploaded font. @throws the signal's reason if it is aborted. */
export const inspectFont = (workers: Workers, file: Uint8Array, signal: AbortSignal): Promise<InspectedFont> =>
  workers.run<InspectedFont>("inspect", file, signal);

/** Cuts a product out of its photo, or says why not. @throws the signal's reason if it is aborted. */
export const cutOutProduct = (
  workers: Workers,
  order: CutOutOrder,
  signal: AbortSignal,
): Promise<CutOutPicture | NoCutOut> => workers.run<CutOutPicture | NoCutOut>("cutOut", order, signal);

/** What a logo has most of, as `#rrggbb`. @returns undefined if nothing shows through it. @throws the signal's reason if it is aborted. */
export const mainColor = (workers: Workers, picture: Picture, signal: AbortSignal): Promise<string | undefined> =>
  workers.run<string | undefined>("mainColor", picture, signal);

/** Draws a logo's mark alone, as a square PNG. @throws the signal's reason if it is aborted. */
export const drawIcon = (workers: Workers, order: IconOrder, signal: AbortSignal): Promise<Uint8Array> =>
  workers.run<Uint8Array>("icon", order, signal);

/** Draws a logo's brand pack, as a ZIP. @throws the signal's reason if it is aborted. */
export const drawPack = (workers: Workers, order: PackOrder, signal: AbortSignal): Promise<Uint8Array> =>
  workers.run<Uint8Array>("pack", order, signal);

/** Draws a design's reveal as an MP4; this takes seconds. @throws the signal's reason if it is aborted. */
export const drawFilm = (workers: Workers, order: FilmOrder, signal: AbortSignal): Promise<Uint8Array> =>
  workers.run<Uint8Array>("film", order, signal);
