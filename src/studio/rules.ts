/** Names and sizes that the browser needs as well. */
export { type Kind, type StyleId, styleIds } from "./brief/brief.ts";
export { type AspectRatio, aspectRatios } from "./brief/formats.ts";
