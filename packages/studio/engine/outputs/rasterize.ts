import { setImmediate as nextTask } from "node:timers/promises";
import { Resvg } from "@resvg/resvg-js";

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** RGBA, from the top left, row by row. */
  readonly pixels: Uint8Array;
}

/** Text is outlines already: no font of the machine may get in. */
const draw = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render();

/** A PNG whose longer side is this long, in pixels. On the server only. */
export function renderPngWithin(svg: string, side: number): Uint8Array {
  const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
  return renderPng(svg, Math.max(1, Math.round(side * Math.min(1, width / height))));
}

/** @param width in pixels; the height follows. On the server only. */
export function rasterize(svg: string, width: number): Raster {
  const image = draw(svg, width);
  return { width: image.width, height: image.height, pixels: image.pixels };
}

/** A PNG. @param width in pixels; the height follows. On the server only. */
export const renderPng = (svg: string, width: number): Uint8Array => draw(svg, width).asPng();

/** Waits for the next task. Drawings are given back between tasks only: loops that draw wait for this, or they take gigabytes. */
export const freeDrawings = (): Promise<void> => nextTask();
