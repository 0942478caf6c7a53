import type { Composed } from "./art/kinds/composer.ts";
import type { FigureOrder } from "./art/kinds/figure-element.ts";
import type { IconOrder } from "./art/logos/draw-icon.ts";
import type { PackOrder } from "./art/logos/pack-logo.ts";
import type { MockupBrief } from "./art/mockups/mockup-brief.ts";
import type { ComposedScreen, PageFileOrder } from "./art/mockups/mockup-composer.ts";
import type { Brief } from "./engine/brief/brief.ts";
import type { GroupElement } from "./engine/document/document.ts";
import type { DrawingOrder } from "./engine/draw-design.ts";
import type { FilmOrder } from "./engine/films/draw-film.ts";
import type { Picture } from "./engine/outputs/pictures.ts";
import type { NoCutOut } from "./engine/photos/cut-out.ts";
import type { CutOutOrder, CutOutPicture } from "./engine/photos/cut-out-picture.ts";
import type { PhotoLook } from "./engine/photos/photo-look.ts";
import type { KitOrder } from "./engine/recompose/apply-kit.ts";
import type { Recomposed, RecomposeOrder } from "./engine/recompose/recompose.ts";
import type { FoundDesign } from "./engine/search/search-designs.ts";
import type { TextOrder, TextPdf } from "./engine/texts/write-text-pdf.ts";
import type { OwnFonts } from "./engine/type/fonts.ts";
import type { InspectedFont } from "./engine/type/inspect-font.ts";
import type { SimplifiedSvg } from "./engine/vectors/simplify-svg.ts";
import type { CompositionOrder, SearchOrder } from "./tasks.ts";

/** Owner of some work, and the time that it may take. */
export interface Turn {
  /** Users take turns: their id, or a digest of a visitor's network. */
  readonly group: string;
  /** Aborted when no one needs the result any more. */
  readonly signal: AbortSignal;
  /** Takes a moment only, as what a page waits for does: it never waits for long work, and is ended sooner. */
  readonly isShort?: boolean;
  /** Time that the work may take, where that is less than for other work. */
  readonly workMs?: number;
}

type Tasks = typeof import("./tasks.ts");
type TaskName = keyof Tasks & string;
type OrderOf<Name extends TaskName> = Parameters<Tasks[Name]>[0];
type ResultOf<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** Processes that serve the functions of tasks.ts by the names `studio.…`. */
interface Workers {
  run<Task extends Tasks[TaskName]>(
    name: string,
    order: Parameters<Task>[0] | (() => Promise<Parameters<Task>[0]>),
    turn: Turn,
  ): Promise<Awaited<ReturnType<Task>>>;
}

/** An order, or a function that reads its files once it is its turn. */
type InTurn<Order> = Order | (() => Promise<Order>);

const run = <Name extends TaskName>(
  workers: Workers,
  name: Name,
  order: InTurn<OrderOf<Name>>,
  turn: Turn,
): ResultOf<Name> => workers.run<Tasks[Name]>(`studio.${name}`, order, turn) as ResultOf<Name>;

interface Composition {
  readonly brief: Brief;
  readonly fonts?: OwnFonts | undefined;
}

/** Designs one variant of a brief, of which there is another for each number from 0. @throws as the pool that does the work. */
function composeVariant(
  workers: Workers,
  { variant, ...composition }: Composition & { readonly variant: number },
  turn: Turn,
): Promise<Composed> {
  const order: CompositionOrder = { ...composition, choices: { variant } };
  return run(workers, "compose", order, turn);
}

/** Designs a brief in the styles that suit it, and finds the best. @throws as the pool that does the work. */
export const searchDesigns = (workers: Workers, order: SearchOrder, turn: Turn): Promise<readonly FoundDesign[]> =>
  run(workers, "search", order, turn);

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
  run(workers, "recompose", order, turn);

/** Gives an edited design a brand's look. @throws as the pool that does the work. */
export const applyBrandKit = (workers: Workers, order: KitOrder, turn: Turn): Promise<Recomposed> =>
  run(workers, "applyKit", order, turn);

/** Draws a figure as an element of a design; null for one that there is no more. @throws as the pool that does the work. */
export const drawFigure = (workers: Workers, order: FigureOrder, turn: Turn): Promise<GroupElement | null> =>
  run(workers, "figure", order, turn);

/** Designs the screens of an app. @throws as the pool that does the work. */
export const composeScreens = (
  workers: Workers,
  { briefs, fonts }: { readonly briefs: readonly MockupBrief[]; readonly fonts?: OwnFonts | undefined },
  turn: Turn,
): Promise<readonly ComposedScreen[]> =>
  Promise.all(
    briefs.map((brief) => {
      const order: CompositionOrder = { brief, choices: { variant: 0 }, fonts };
      return run(workers, "screen", order, turn);
    }),
  );

/** A screen as HTML that stands alone. @throws as the pool that does the work. */
export const drawPage = (workers: Workers, order: PageFileOrder, turn: Turn): Promise<string> =>
  run(workers, "page", order, turn);

/** Draws a design as a file. @throws as the pool that does the work. */
export const drawFile = (workers: Workers, order: InTurn<DrawingOrder>, turn: Turn): Promise<Uint8Array> =>
  run(workers, "draw", order, turn);

/** A text as a PDF, or why not. @throws as the pool that does the work. */
export const writeText = (workers: Workers, order: TextOrder, turn: Turn): Promise<TextPdf> =>
  run(workers, "text", order, turn);

/** Redraws an uploaded vector file so that nothing but shapes is in it. @throws as the pool that does the work. */
export const simplifyVector = (workers: Workers, file: string, turn: Turn): Promise<SimplifiedSvg> =>
  run(workers, "simplify", file, turn);

/** Checks and rewrites an uploaded font. @throws as the pool that does the work. */
export const inspectFont = (workers: Workers, file: Uint8Array, turn: Turn): Promise<InspectedFont> =>
  run(workers, "inspect", file, turn);

/** Cuts a product out of its photo, or says why not. @throws as the pool that does the work. */
export const cutOutProduct = (workers: Workers, order: CutOutOrder, turn: Turn): Promise<CutOutPicture | NoCutOut> =>
  run(workers, "cutOut", order, turn);

/** Looks at a photo that a design is to be composed around. @throws as the pool that does the work. */
export const lookAtPhoto = (workers: Workers, picture: Picture, turn: Turn): Promise<PhotoLook> =>
  run(workers, "lookAt", picture, turn);

/** Color that a logo has most of, as `#rrggbb`. @returns undefined if nothing shows through it. @throws as the pool that does the work. */
export const mainColor = (workers: Workers, picture: Picture, turn: Turn): Promise<string | undefined> =>
  run(workers, "mainColor", picture, turn);

/** Draws a logo's mark alone, as a square PNG. @throws as the pool that does the work. */
export const drawIcon = (workers: Workers, order: IconOrder, turn: Turn): Promise<Uint8Array> =>
  run(workers, "icon", order, turn);

/** Draws a logo's brand pack, as a ZIP. @throws as the pool that does the work. */
export const drawPack = (workers: Workers, order: PackOrder, turn: Turn): Promise<Uint8Array> =>
  run(workers, "pack", order, turn);

/** Draws a design's reveal as an MP4; this takes seconds. @throws as the pool that does the work. */
export const drawFilm = (workers: Workers, order: InTurn<FilmOrder>, turn: Turn): Promise<Uint8Array> =>
  run(workers, "film", order, turn);
