import type { Turn, WorkerPool } from "#platform/worker-pool.ts";
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
type Workers = Pick<WorkerPool, "run">;

/** An order, or a function that reads its files once it is its turn. */
type InTurn<Order> = Order | (() => Promise<Order>);

interface Composition {
  readonly brief: Brief;
  readonly fonts?: OwnFonts | undefined;
}

/** Designs one variant of a brief, of which there is another for each number from 0. @throws as the pool that does the work. */
export function composeVariant(
  workers: Workers,
  { variant, ...composition }: Composition & { readonly variant: number },
  turn: Turn,
): Promise<Composed> {
  const order: CompositionOrder = { ...composition, choices: { variant } };
  return workers.run<Composed>("studio.compose", order, turn);
}

/** Designs the first variants of a brief. @throws as the pool that does the work. */
export const composeVariants = (
  workers: Workers,
  { count, ...composition }: Composition & { readonly count: number },
  turn: Turn,
): Promise<readonly Composed[]> =>
  Promise.all(
    Array.from({ length: count }, (_, variant) => composeVariant(workers, { ...composition, variant }, turn)),
  );

/** Composes an edited design again. @throws as the pool that does the work. */
export const recomposeDesign = (workers: Workers, order: RecomposeOrder, turn: Turn): Promise<Recomposed> =>
  workers.run<Recomposed>("studio.recompose", order, turn);

/** Gives an edited design a brand's look. @throws as the pool that does the work. */
export const applyBrandKit = (workers: Workers, order: KitOrder, turn: Turn): Promise<Recomposed> =>
  workers.run<Recomposed>("studio.applyKit", order, turn);

/** Designs the screens of an app. @throws as the pool that does the work. */
export const composeScreens = (
  workers: Workers,
  { briefs, fonts }: { readonly briefs: readonly MockupBrief[]; readonly fonts?: OwnFonts | undefined },
  turn: Turn,
): Promise<readonly ComposedScreen[]> =>
  Promise.all(
    briefs.map((brief) => {
      const order: CompositionOrder = { brief, choices: { variant: 0 }, fonts };
      return workers.run<ComposedScreen>("studio.screen", order, turn);
    }),
  );

/** A screen as HTML that stands alone. @throws as the pool that does the work. */
export const drawPage = (workers: Workers, order: PageFileOrder, turn: Turn): Promise<string> =>
  workers.run<string>("studio.page", order, turn);

/** Draws a design as a file. @throws as the pool that does the work. */
export const drawFile = (workers: Workers, order: InTurn<DrawingOrder>, turn: Turn): Promise<Uint8Array> =>
  workers.run<Uint8Array>("studio.draw", order, turn);

/** A text as a PDF, or why not. @throws as the pool that does the work. */
export const writeText = (workers: Workers, written: WrittenText, turn: Turn): Promise<TextPdf> =>
  workers.run<TextPdf>("studio.text", written, turn);

/** Redraws an uploaded vector file so that nothing but shapes is in it. @throws as the pool that does the work. */
export const simplifyVector = (workers: Workers, file: string, turn: Turn): Promise<SimplifiedSvg> =>
  workers.run<SimplifiedSvg>("studio.simplify", file, turn);

/** Checks and rewrites an uploaded font. @throws as the pool that does the work. */
export const inspectFont = (workers: Workers, file: Uint8Array, turn: Turn): Promise<InspectedFont> =>
  workers.run<InspectedFont>("studio.inspect", file, turn);

/** Cuts a product out of its photo, or says why not. @throws as the pool that does the work. */
export const cutOutProduct = (workers: Workers, order: CutOutOrder, turn: Turn): Promise<CutOutPicture | NoCutOut> =>
  workers.run<CutOutPicture | NoCutOut>("studio.cutOut", order, turn);

/** What a logo has most of, as `#rrggbb`. @returns undefined if nothing shows through it. @throws as the pool that does the work. */
export const mainColor = (workers: Workers, picture: Picture, turn: Turn): Promise<string | undefined> =>
  workers.run<string | undefined>("studio.mainColor", picture, turn);

/** Draws a logo's mark alone, as a square PNG. @throws as the pool that does the work. */
export const drawIcon = (workers: Workers, order: IconOrder, turn: Turn): Promise<Uint8Array> =>
  workers.run<Uint8Array>("studio.icon", order, turn);

/** Draws a logo's brand pack, as a ZIP. @throws as the pool that does the work. */
export const drawPack = (workers: Workers, order: PackOrder, turn: Turn): Promise<Uint8Array> =>
  workers.run<Uint8Array>("studio.pack", order, turn);

/** Draws a design's reveal as an MP4; this takes seconds. @throws as the pool that does the work. */
export const drawFilm = (workers: Workers, order: InTurn<FilmOrder>, turn: Turn): Promise<Uint8Array> =>
  workers.run<Uint8Array>("studio.film", order, turn);
