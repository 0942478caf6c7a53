/** Names and sizes that the browser needs as well. */
export { brandColorsMax, families } from "./brand/brand-kit.ts";
export {
  type Kind,
  type ProductSet,
  productLights,
  productSets,
  type StyleId,
  styleIds,
  wordlessKinds,
} from "./brief/brief.ts";
export { type AspectRatio, aspectRatios, type Format, formatOf, sizeOf } from "./brief/formats.ts";
export { type DeviceId, deviceIds, devices, screenCounts } from "./mockups/devices.ts";
export { readMarkdown, type TextBlock, type WrittenText } from "./texts/read-markdown.ts";
export { isOwnFace, ownFaceId } from "./type/faces.ts";
export { heldCharacters } from "./type/held-characters.ts";
