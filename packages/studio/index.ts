/** The in-house engine: designs without a connected model, without a key and without a network. */

export { type Choices, choicesSchema } from "./art/kinds/composer.ts";
export { findFigures, type ShownFigure } from "./art/kinds/find-figures.ts";
export { onDark } from "./art/logos/logo-palettes.ts";
export { readApp } from "./art/mockups/read-app.ts";
export type { BrandKit } from "./engine/brand/brand-kit.ts";
export { type Brief, briefSchema, storable } from "./engine/brief/brief.ts";
export { PromptRefused } from "./engine/brief/prompt-refused.ts";
export { type ReadPrompt, readPrompt } from "./engine/brief/read-prompt.ts";
export {
  type DesignDocument,
  documentSchema,
  type Element,
  elementsMax,
  picturesMax,
} from "./engine/document/document.ts";
export { facesOf } from "./engine/document/faces-of.ts";
export { countPages, pageAt, pagesOf } from "./engine/document/pages.ts";
export type { DrawingFormat } from "./engine/draw-design.ts";
export type { Picture, PictureMediaType, Pictures } from "./engine/outputs/pictures.ts";
export { withoutGround } from "./engine/outputs/without-ground.ts";
export type { NoCutOut } from "./engine/photos/cut-out.ts";
export type { FoundDesign } from "./engine/search/search-designs.ts";
export { isFace, isOwnFace, ownFaceId } from "./engine/type/faces.ts";
export { type OwnFonts, readFace } from "./engine/type/fonts.ts";
export { readVector } from "./engine/vectors/read-vector.ts";
export {
  applyBrandKit,
  composeScreens,
  composeVariants,
  cutOutProduct,
  drawFigure,
  drawFile,
  drawFilm,
  drawIcon,
  drawPack,
  drawPage,
  inspectFont,
  lookAtPhoto,
  mainColor,
  recomposeDesign,
  searchDesigns,
  simplifyVector,
  writeText,
} from "./run-tasks.ts";
