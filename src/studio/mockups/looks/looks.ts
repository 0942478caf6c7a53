import type { StyleId } from "../../brief/brief.ts";
import type { Look } from "../look.ts";
import { brutal, isometric, line, riso, swiss } from "./graphic-looks.ts";
import type { LookOrder } from "./look-order.ts";
import { bauhaus, cutOut, deco, editorial, soft } from "./warm-looks.ts";

const looks: Readonly<Record<StyleId, (order: LookOrder) => Look>> = {
  swiss,
  bauhaus,
  "cut-out": cutOut,
  deco,
  riso,
  editorial,
  soft,
  line,
  brutal,
  isometric,
};

/** What the screens of an app look like in a style. */
export const lookOf = (style: StyleId, order: LookOrder): Look => looks[style](order);
