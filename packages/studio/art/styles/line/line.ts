import type { Style } from "../style.ts";
import { arches } from "./arches.ts";
import { contours } from "./contours.ts";
import { echo } from "./echo.ts";
import { hand } from "./hand.ts";
import { orbits } from "./orbits.ts";
import { linePalette } from "./palette.ts";
import { plant } from "./plant.ts";
import { ridges } from "./ridges.ts";
import { shelf } from "./shelf.ts";
import { stillLife } from "./vessels.ts";
import { wallpaper } from "./wallpaper.ts";

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
    { id: "echo", compose: echo, shows: "subject" },
    { id: "wallpaper", compose: wallpaper, shows: "subject" },
    { id: "shelf", compose: shelf, shows: "subject" },
    { id: "ridges", compose: ridges, shows: ["mountain", "camping", "travel", "climate", "winter"] },
    { id: "orbits", compose: orbits, shows: ["space", "night", "science", "technology", "robots"] },
    { id: "arches", compose: arches, shows: ["architecture", "travel", "art", "design", "realestate", "theater"] },
    { id: "plant", compose: plant, shows: ["plants", "garden", "flower", "spring", "climate", "tree", "spa", "yoga"] },
    { id: "still-life", compose: stillLife, shows: ["pottery", "restaurant", "wine", "furniture", "tea", "coffee"] },
    { id: "hand", compose: hand, shows: ["flower", "charity", "spring", "valentine", "wedding"] },
  ],
};
