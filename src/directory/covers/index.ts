export { drawCategoryCover, drawCover, familyOf } from "./draw-cover.ts";
export { drawMonogram } from "./draw-monogram.ts";
