export { drawCategoryCover } from "./draw-category-cover.ts";
export { drawCover } from "./draw-cover.ts";
export { drawMonogram } from "./draw-monogram.ts";
export { familyOf } from "./family-of.ts";
