import type { StyleId } from "../../../engine/brief/brief.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { PlateName } from "./plates.ts";

export interface SetPlan {
  readonly plate: PlateName;
  /** The plates' colors, in turn. */
  readonly backs: readonly PaletteRole[];
  /** Colors of the icons on the plates: the first that can be seen. */
  readonly bodies?: readonly PaletteRole[];
}

/** Plates that each style puts its icons on. */
export const iconSets: Readonly<Record<StyleId, readonly SetPlan[]>> = {
  swiss: [
    { plate: "none", backs: ["ground"] },
    { plate: "disc", backs: ["accent"], bodies: ["ground", "ink"] },
    { plate: "cell", backs: ["accent", "ground"] },
    { plate: "quarter", backs: ["accent"], bodies: ["ink", "ground"] },
  ],
  bauhaus: [
    { plate: "cell", backs: ["accent", "support", "highlight", "ground"], bodies: ["ground", "ink", "highlight"] },
    { plate: "disc", backs: ["accent", "support", "highlight"], bodies: ["ground", "ink"] },
    { plate: "none", backs: ["ground"] },
    { plate: "quarter", backs: ["highlight", "accent", "support"], bodies: ["ink", "ground"] },
  ],
  "cut-out": [
    { plate: "cell", backs: ["accent", "highlight", "support", "ground"] },
    { plate: "disc", backs: ["highlight", "accent", "support"] },
    { plate: "arch", backs: ["accent", "support"] },
    { plate: "none", backs: ["ground"] },
  ],
  deco: [
    { plate: "stepped", backs: ["support"], bodies: ["accent"] },
    { plate: "disc", backs: ["support"], bodies: ["accent"] },
    { plate: "diamond", backs: ["support"], bodies: ["accent"] },
    { plate: "none", backs: ["ground"], bodies: ["accent"] },
  ],
  riso: [
    { plate: "none", backs: ["ground"], bodies: ["accent", "support"] },
    { plate: "disc", backs: ["highlight"], bodies: ["support", "accent"] },
    { plate: "squircle", backs: ["accent", "highlight"], bodies: ["support", "ink"] },
    { plate: "cell", backs: ["highlight", "ground"], bodies: ["accent", "support"] },
  ],
  editorial: [
    { plate: "arch", backs: ["accent"], bodies: ["ground", "ink"] },
    { plate: "disc", backs: ["support"], bodies: ["ink", "ground"] },
    { plate: "none", backs: ["ground"], bodies: ["ink"] },
    { plate: "cell", backs: ["ground", "accent"], bodies: ["ink", "ground"] },
  ],
  soft: [
    { plate: "squircle", backs: ["accent", "support"], bodies: ["ink"] },
    { plate: "disc", backs: ["accent"], bodies: ["ink"] },
    { plate: "none", backs: ["ground"], bodies: ["accent"] },
    { plate: "scallop", backs: ["support", "accent"], bodies: ["ink"] },
  ],
  line: [
    { plate: "none", backs: ["ground"], bodies: ["ground"] },
    { plate: "disc", backs: ["ground"], bodies: ["ground"] },
    { plate: "arch", backs: ["ground"], bodies: ["ground"] },
    { plate: "cell", backs: ["ground"], bodies: ["ground"] },
  ],
  brutal: [
    {
      plate: "square",
      backs: ["accent", "highlight", "support"],
      bodies: ["ground", "support", "highlight", "accent"],
    },
    { plate: "cell", backs: ["accent", "highlight", "support", "ground"], bodies: ["support", "accent", "highlight"] },
    { plate: "disc", backs: ["highlight", "accent"], bodies: ["support", "ground", "accent"] },
    { plate: "none", backs: ["ground"], bodies: ["accent", "highlight", "support"] },
  ],
  isometric: [
    { plate: "square", backs: ["accent", "support", "highlight"] },
    { plate: "disc", backs: ["support", "accent"] },
    { plate: "none", backs: ["ground"] },
    { plate: "squircle", backs: ["highlight", "accent"] },
  ],
};
