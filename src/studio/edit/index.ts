/** Edits of documents, for the server and the browser. */
export { type Added, addShape, addText, type ShapeName, shapeNames } from "./add-element.ts";
export { type Alignment, type Axis, align, distribute } from "./align.ts";
export { boundsOf, frameOf, unionOf } from "./bounds.ts";
export { findElement } from "./change-element.ts";
export { elementsAt } from "./elements-at.ts";
export { duplicate, type LayerMove, remove, rename, reorder, setLocked } from "./layers.ts";
export { opacityOf, setOpacity } from "./opacity.ts";
export { paintsOf, setPaint, setPalette } from "./paints.ts";
export { addPicture, type PictureSetting, type PictureSource, replacePicture, setPicture } from "./pictures.ts";
export { countMovedBack, moveBy, resizeTo } from "./place.ts";
export { duplicateAll, lockAll } from "./several.ts";
export { setText, setType, type TypeSetting } from "./texts.ts";
