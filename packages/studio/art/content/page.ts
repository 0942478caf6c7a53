import type { PaletteRole } from "../../engine/color/palette.ts";
import type { Kit } from "../../engine/compose/kit.ts";
import type { Leader } from "../../engine/compose/list.ts";
import type { Frame } from "../../engine/geometry/path.ts";

/** Setting of a page whose words are its picture. */
export interface PageSetting {
  /** Room for the words and what goes with them. */
  readonly frame: Frame;
  readonly align: "start" | "middle";
  /** True where the words are on a card or in a frame already: a field of color in it is one too many. */
  readonly isFramed?: boolean;
  /** Color under the words. */
  readonly on: PaletteRole;
  readonly fill: PaletteRole;
  readonly leader: Leader;
  /** Thickness of rules, in units. */
  readonly rule: number;
  /** Field in the page for words. The radius of its corners is in units. */
  readonly panel: { readonly fill: PaletteRole; readonly radius: number };
}

/** A style's way with pages whose words are the picture: a menu, an offer, a certificate. */
export interface Page {
  /** Draws what surrounds the words. */
  readonly open: (kit: Kit) => PageSetting;
  /** Draws a ground without borders, which fields may cover up to the edges; plain paper, if left out. */
  readonly drawGround?: (kit: Kit) => void;
  /** Decorates a field behind a picture. @param on color of the field. */
  readonly drawBack?: (kit: Kit, frame: Frame, on: PaletteRole) => void;
  /** Draws what the brief is about in the style's hand, within a frame. Only for briefs that have a figure. */
  readonly drawSubject: (kit: Kit, frame: Frame, setting: Pick<PageSetting, "on" | "align">) => void;
}
