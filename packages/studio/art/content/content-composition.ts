import type { Brief } from "../../engine/brief/brief.ts";
import type { Sheet } from "./parts.ts";

/** A page whose words are its picture. Each style has its own type, colors and surroundings for it, and draws the subject in its own hand. */
export interface ContentComposition {
  readonly id: string;
  readonly fits: (brief: Brief) => boolean;
  /** Nothing else may be shown for a brief that it fits: its words would not find their places. */
  readonly isOnly?: boolean;
  /** It has letters and fields alone, also where the brief has a figure. */
  readonly isBare?: boolean;
  /** Its fields reach the edges: nothing surrounds it. */
  readonly isFull?: boolean;
  readonly compose: (sheet: Sheet) => void;
}
