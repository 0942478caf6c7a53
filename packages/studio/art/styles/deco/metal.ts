import type { Gradient } from "../../../engine/document/document.ts";
import type { Frame } from "../../../engine/geometry/path.ts";

/** Light runs across metal in bands, from the top left to the bottom right. */
export function metal({ x, y, width, height }: Frame): Gradient {
  return {
    gradient: "linear",
    from: [x, y],
    to: [x + width, y + height],
    stops: [
      { at: 0, paint: "accent" },
      { at: 0.22, paint: "highlight" },
      { at: 0.42, paint: "accent" },
      { at: 0.62, paint: "accent" },
      { at: 0.8, paint: "highlight" },
      { at: 1, paint: "accent" },
    ],
  };
}

/** Brightest on the axis, as if lit from the middle. */
export function metalOnAxis({ x, y, width }: Frame): Gradient {
  return {
    gradient: "linear",
    from: [x, y],
    to: [x + width, y],
    stops: [
      { at: 0, paint: "accent" },
      { at: 0.5, paint: "highlight" },
      { at: 1, paint: "accent" },
    ],
  };
}
