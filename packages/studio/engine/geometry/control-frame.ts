import type { Frame } from "./path.ts";

const numbers = /-?\d+(?:\.\d+)?/g;

/** A frame around an outline's points and the handles of its curves: never smaller than what it draws. @returns undefined without points. */
export function controlFrame(data: string): Frame | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let isX = false;
  for (const [number] of data.matchAll(numbers)) {
    const value = Number(number);
    isX = !isX;
    if (isX) [left, right] = [Math.min(left, value), Math.max(right, value)];
    else [top, bottom] = [Math.min(top, value), Math.max(bottom, value)];
  }
  return top === Infinity ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
}
