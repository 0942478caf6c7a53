/** Code that the editor in the browser shares with the server: the same functions, so that what is exported is what was seen. */

export type { Choices } from "./art/kinds/composer.ts";
export { type Brief, type StyleId, styleIds } from "./engine/brief/brief.ts";
export { contrast, type Hex } from "./engine/color/color.ts";
export {
  largeTextContrast,
  type Palette,
  type PaletteRole,
  paletteRoles,
  textContrast,
} from "./engine/color/palette.ts";
export {
  type DesignDocument,
  type Element,
  type GroupElement,
  type ImageElement,
  largeTextSize,
  type Paint,
  type PictureMask,
  pagesMax,
  picturesMax,
  type ShapeElement,
  type TextElement,
} from "./engine/document/document.ts";
export { facesOf } from "./engine/document/faces-of.ts";
export { mainPageOf, pageAt, pagesOf, withMainPage } from "./engine/document/pages.ts";
export { middleOf, unionOf } from "./engine/document/turn.ts";
export * from "./engine/edit/index.ts";
export { turnPoint } from "./engine/geometry/path.ts";
export { watermarkOf } from "./engine/outputs/watermark.ts";
export { fitOf } from "./engine/render/place-image.ts";
export { renderOnCanvas } from "./engine/render/render-on-canvas.ts";
export { type PictureAddress, renderSvg } from "./engine/render/render-svg.ts";
export { faceOf, faces, facesVersion, isOwnFace, ownFaceId, substituteFaceId } from "./engine/type/faces.ts";
export { type LoadedTypesetter, loadTypesetter } from "./engine/type/load-typesetter.ts";
export type { Typesetter } from "./engine/type/typesetter.ts";
