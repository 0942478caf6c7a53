import type { BrandKit } from "../../../engine/brand/brand-kit.ts";
import type { StyleId } from "../../../engine/brief/brief.ts";
import { type Look, lookColors } from "../look.ts";
import { brutal, isometric, line, riso, swiss } from "./graphic-looks.ts";
import { lookInBrand } from "./look-in-brand.ts";
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

interface Order extends Omit<LookOrder, "colorsOf"> {
  readonly brandKit: BrandKit | undefined;
}

/** Look of an app’s screens in a style, and in a brand’s colors and typefaces if it has one. */
export function lookOf(style: StyleId, { brandKit, ...order }: Order): Look {
  const make = looks[style];
  return brandKit ? lookInBrand(make, order, brandKit) : make({ ...order, colorsOf: lookColors });
}
