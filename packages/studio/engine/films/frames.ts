import { rasterize } from "../outputs/rasterize.ts";
import { type Reveal, revealSeconds } from "./reveal.ts";

/** Each pixel's four bytes as one number, red lowest; colors are multiplied by their alpha. */
export type Pixels = Uint32Array;

/**
 * The pictures of a film, to be requested in order. What has come to rest is kept, and what still moves is put upon it: most of a design
 * rests most of the time. The picture is valid until the next is requested.
 */
export function createFrames(reveal: Reveal, width: number) {
  const draw = (svg: string): Drawn => {
    const { pixels, width: wide, height } = rasterize(svg, width);
    return { width: wide, height, pixels: new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4) };
  };
  let rest = { parts: 0, drawn: draw(reveal.rested(0, 0).svg) };
  const frame: Drawn = { ...rest.drawn, pixels: rest.drawn.pixels.slice() };
  let whole: Drawn | undefined;

  function bringToRest(parts: number): void {
    if (parts === rest.parts) return;
    const added = reveal.rested(rest.parts, parts);
    if (added.isMixed) rest = { parts, drawn: draw(reveal.rested(0, parts).svg) };
    else {
      putUpon(rest.drawn.pixels, draw(added.svg).pixels);
      rest = { parts, drawn: rest.drawn };
    }
  }

  return (seconds: number): Drawn => {
    if (seconds >= revealSeconds) {
      whole ??= draw(reveal.frameAt(seconds));
      return whole;
    }
    const { resting, above, isMixed } = reveal.layersAt(seconds);
    if (isMixed) return draw(reveal.frameAt(seconds));
    bringToRest(resting);
    frame.pixels.set(rest.drawn.pixels);
    if (above !== "") putUpon(frame.pixels, draw(above).pixels);
    return frame;
  };
}

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly pixels: Pixels;
}

/** Draws a picture over an opaque one of the same size. */
function putUpon(below: Pixels, above: Pixels): void {
  for (let index = 0; index < above.length; index++) {
    const top = above[index] as number;
    if (top === 0) continue;
    const alpha = top >>> 24;
    if (alpha === 255) below[index] = top;
    else below[index] = mix(below[index] as number, top, 255 - alpha);
  }
}

function mix(below: number, top: number, share: number): number {
  const red = (top & 255) + ((below & 255) * share + 127) / 255;
  const green = ((top >>> 8) & 255) + (((below >>> 8) & 255) * share + 127) / 255;
  const blue = ((top >>> 16) & 255) + (((below >>> 16) & 255) * share + 127) / 255;
  return (0xff000000 | (Math.min(255, blue) << 16) | (Math.min(255, green) << 8) | Math.min(255, red)) >>> 0;
}
