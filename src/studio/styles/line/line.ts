import type { Style } from "../style.ts";
import { arches } from "./arches.ts";
import { contours } from "./contours.ts";
import { hand } from "./hand.ts";
import { orbits } from "./orbits.ts";
import { linePalette } from "./palette.ts";
import { plant } from "./plant.ts";
import { ridges } from "./ridges.ts";
import { stillLife } from "./vessels.ts";

/** Drawings of one weight on much paper, with one color laid in. */
export const line: Style = {
  id: "line",
  name: "Line",
  voices: [
    {
      display: { faceId: "instrument-serif-400", tracking: -0.015, lineHeight: 0.98 },
      text: { faceId: "ibm-plex-mono-400", tracking: -0.01, lineHeight: 1.4 },
      strong: { faceId: "ibm-plex-mono-600", tracking: -0.01, lineHeight: 1.4 },
    },
    {
      display: { faceId: "space-grotesk-500", tracking: -0.04, lineHeight: 0.98 },
      text: { faceId: "ibm-plex-mono-400", tracking: -0.01, lineHeight: 1.4 },
      strong: { faceId: "ibm-plex-mono-600", tracking: -0.01, lineHeight: 1.4 },
    },
  ],
  palette: linePalette,
  compositions: [
    { id: "contours", compose: contours },
    { id: "ridges", compose: ridges },
    { id: "orbits", compose: orbits },
    { id: "arches", compose: arches },
    { id: "plant", compose: plant },
    { id: "still-life", compose: stillLife },
    { id: "hand", compose: hand },
  ],
};
