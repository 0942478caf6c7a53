/** The in-house engine: designs without a model, without a key and without a network. */

export type { BrandKit } from "./brand/brand-kit.ts";
export { type Brief, briefSchema, storable } from "./brief/brief.ts";

export { PromptRefused } from "./brief/prompt-refused.ts";
export { readPrompt } from "./brief/read-prompt.ts";
export { type DesignDocument, documentSchema, elementsMax, picturesMax } from "./document/document.ts";
export { facesOf } from "./document/faces-of.ts";
export type { DrawingFormat } from "./draw-design.ts";
export { type Choices, choicesSchema } from "./kinds/composer.ts";
export { findFigures, type ShownFigure } from "./kinds/find-figures.ts";
export { onDark } from "./logos/logo-palettes.ts";
export { readApp } from "./mockups/read-app.ts";
export type { Picture, PictureMediaType, Pictures } from "./outputs/pictures.ts";
export type { NoCutOut } from "./photos/cut-out.ts";
export {
  applyBrandKit,
  composeScreens,
  composeVariant,
  composeVariants,
  cutOutProduct,
  drawFile,
  drawFilm,
  drawIcon,
  drawPack,
  drawPage,
  inspectFont,
  mainColor,
  recomposeDesign,
  simplifyVector,
  writeText,
} from "./studio.ts";
export { isFace, isOwnFace, ownFaceId } from "./type/faces.ts";
export { type OwnFonts, readFace } from "./type/fonts.ts";
export { readVector } from "./vectors/read-vector.ts";
