import type { Brief } from "./brief/brief.ts";
import type { DesignDocument } from "./document/document.ts";
import type { DrawingOrder } from "./draw-design.ts";

/** Where the studio's work is done: `compose` and `draw` of studio-worker.ts, by name. */
export interface Workers {
  run<Result>(task: string, input: unknown, signal: AbortSignal): Promise<Result>;
}

/** Designs variants of a brief. @throws the signal's reason if it is aborted. */
export const composeVariants = (
  workers: Workers,
  { brief, count }: { readonly brief: Brief; readonly count: number },
  signal: AbortSignal,
): Promise<readonly DesignDocument[]> =>
  Promise.all(
    Array.from({ length: count }, (_, variant) => workers.run<DesignDocument>("compose", { brief, variant }, signal)),
  );

/** Draws a design as a file. @throws the signal's reason if it is aborted. */
export const drawFile = (workers: Workers, order: DrawingOrder, signal: AbortSignal): Promise<Uint8Array> =>
  workers.run<Uint8Array>("draw", order, signal);
