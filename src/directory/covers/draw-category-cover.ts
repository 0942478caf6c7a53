import { categories } from "../data/categories.ts";
import { drawCover } from "./draw-cover.ts";
import { familyOf } from "./family-of.ts";

const hueByCategory = new Map<string, number>(categories.map(({ id, hue }) => [id, hue]));

/** A drawing of a category's family. @returns an SVG document, or undefined where there is no such category. */
export function drawCategoryCover(categoryId: string, slug: string, variant = 0): string | undefined {
  const hue = hueByCategory.get(categoryId);
  return hue === undefined ? undefined : drawCover({ slug, hue, family: familyOf(categoryId), variant });
}
