/** What the threads of the studio do. Each reads the fonts once, with its first work. */
import type { Brief } from "./brief/brief.ts";
import { composeDesign } from "./compose-design.ts";
import type { DesignDocument } from "./document/document.ts";
import { type DrawingOrder, drawDesign } from "./draw-design.ts";
import { readFaces } from "./type/read-faces.ts";
import { createTypesetter } from "./type/typesetter.ts";

let loading: Promise<Fonts> | undefined;

type Fonts = Parameters<typeof drawDesign>[1];

function loadFonts(): Promise<Fonts> {
  loading ??= readFaces().then((files) => ({ files, typesetter: createTypesetter(files) }));
  return loading;
}

export interface CompositionOrder {
  readonly brief: Brief;
  readonly variant: number;
}

export const compose = async ({ brief, variant }: CompositionOrder): Promise<DesignDocument> =>
  composeDesign(brief, (await loadFonts()).typesetter, variant).design;

export const draw = async (order: DrawingOrder): Promise<Uint8Array> => drawDesign(order, await loadFonts());
