/** Edits of documents, for the server and the browser. */
export { addShape, addText, type ShapeName } from "./add-element.ts";
export { addFigure } from "./add-figure.ts";
export { type Alignment, type Axis, align, distribute } from "./align.ts";
export { boundsOf, frameOf } from "./bounds.ts";
export { findElement } from "./change-element.ts";
export { copiedFaces, copyElements, paste } from "./clipboard.ts";
export { elementsAt } from "./elements-at.ts";
export { canUngroup, group, isOneGroup, ungroup, withGroups } from "./groups.ts";
export { duplicate, type LayerMove, remove, reorder, setLocked } from "./layers.ts";
export { opacityOf, setOpacity } from "./opacity.ts";
export { addPage, changedPage, duplicatePage, movePage, type PagedEdit, removePage } from "./pages.ts";
export { paintsOf, setPaint, setPalette } from "./paints.ts";
export { addPicture, replacePicture, setMask, setPicture, setView, zoomMax, zoomOf } from "./pictures.ts";
export { countMovedBack, moveBy, resizeTo } from "./place.ts";
export { duplicateAll, lockAll } from "./several.ts";
export {
  type FillKind,
  fillKindOf,
  gradientDegreesOf,
  roundedOf,
  setCornerRadius,
  setFillKind,
  setGradientDegrees,
  setStrokeWidth,
} from "./shapes.ts";
export { setText, setType } from "./texts.ts";
export { canTurn, flip, setTurn } from "./turn.ts";
export { typeWords } from "./type-words.ts";
