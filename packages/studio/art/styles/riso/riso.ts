import type { Style } from "../style.ts";
import { bloom } from "./bloom.ts";
import { dancers } from "./dancers.ts";
import { hand } from "./hand.ts";
import { hills } from "./hills.ts";
import { risoPalette } from "./inks.ts";
import { misprint } from "./misprint.ts";
import { overprint } from "./overprint.ts";
import { parade } from "./parade.ts";
import { sampler } from "./sampler.ts";

/** A stencil print in two or three spot inks that are never quite where they should be. */
export const riso: Style = {
  id: "riso",
  name: "Riso print",
  voices: [
    {
      display: { faceId: "syne-800", tracking: -0.02, lineHeight: 1 },
      text: { faceId: "space-grotesk-500", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "space-grotesk-700", tracking: 0, lineHeight: 1.3 },
    },
    {
      display: { faceId: "space-grotesk-700", tracking: -0.045, lineHeight: 0.96 },
      text: { faceId: "space-grotesk-500", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "space-grotesk-700", tracking: 0, lineHeight: 1.3 },
    },
  ],
  palette: risoPalette,
  compositions: [
    { id: "overprint", compose: overprint },
    { id: "misprint", compose: misprint, shows: "subject" },
    { id: "parade", compose: parade, shows: "subject" },
    { id: "hills", compose: hills, shows: ["mountain", "camping", "travel", "climate", "farm", "bike", "wine"] },
    { id: "dancers", compose: dancers, shows: ["dance", "club", "party", "music", "festival", "jazz"] },
    { id: "bloom", compose: bloom, shows: ["flower", "garden", "fruit", "spring", "plants"] },
    { id: "sampler", compose: sampler, shows: "either" },
    { id: "hand", compose: hand, shows: ["charity", "community", "art", "crafts"] },
  ],
};
