/** What the editor in the browser shares with the server: the same functions, so that what is exported is what was seen. */
export { type Brief, type StyleId, styleIds } from "./brief/brief.ts";
export { contrast, type Hex } from "./color/color.ts";
export { largeTextContrast, type Palette, type PaletteRole, paletteRoles, textContrast } from "./color/palette.ts";
export {
  type DesignDocument,
  type Element,
  type ImageElement,
  largeTextSize,
  type Paint,
  picturesMax,
  type ShapeElement,
  type TextElement,
} from "./document/document.ts";
export { facesOf } from "./document/faces-of.ts";
export * from "./edit/index.ts";
export type { Choices } from "./kinds/composer.ts";
export { watermarkOf } from "./outputs/watermark.ts";
export { fitOf } from "./render/place-image.ts";
export { type PictureAddress, renderElement, renderSvg } from "./render/render-svg.ts";
export { faceOf, faces, facesVersion, isOwnFace, ownFaceId, substituteFaceId } from "./type/faces.ts";
export { type LoadedTypesetter, loadTypesetter } from "./type/load-typesetter.ts";
export type { Typesetter } from "./type/typesetter.ts";
