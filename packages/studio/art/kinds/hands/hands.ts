import type { StyleId } from "../../../engine/brief/brief.ts";
import { blockHand, glowHand, metalHand, penHand, printHand } from "./drawn-hands.ts";
import { boxedHand, cutHand, halvedHand, plainHand, shadedHand } from "./flat-hands.ts";
import type { HandOf } from "./hand.ts";

const hands: Readonly<Record<StyleId, HandOf>> = {
  swiss: plainHand,
  bauhaus: halvedHand,
  "cut-out": cutHand,
  deco: metalHand,
  riso: printHand,
  editorial: shadedHand,
  soft: glowHand,
  line: penHand,
  brutal: boxedHand,
  isometric: blockHand,
};

export const handOf = (style: StyleId): HandOf => hands[style];
