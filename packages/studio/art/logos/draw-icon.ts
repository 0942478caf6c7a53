import type { Brief } from "../../engine/brief/brief.ts";
import { drawDesign } from "../../engine/draw-design.ts";
import type { Fonts } from "../../engine/type/fonts.ts";
import { composeLogo } from "./compose-logo.ts";
import { logoDocument } from "./lockups.ts";
import { logoBriefOf } from "./logo-brief.ts";

export interface IconOrder {
  /** Brief of a logo. */
  readonly brief: Brief;
  /** 0 for the first; others differ in their mark and colors. */
  readonly variant: number;
  /** Length of its side, in pixels. */
  readonly width: number;
}

/** A logo's mark alone on its color, as a square PNG. The same order is the same file. On the server only. */
export function drawIcon({ brief, variant, width }: IconOrder, fonts: Fonts): Promise<Uint8Array> {
  const logo = composeLogo(logoBriefOf(brief), fonts.typesetter, { variant });
  const design = logoDocument(logo, fonts.typesetter, "icon");
  return drawDesign({ design, format: "png", width }, fonts);
}
