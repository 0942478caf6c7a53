/** Names and sizes that the browser needs as well. */

export { type DeviceId, deviceIds, devices, screenCounts } from "./art/mockups/devices.ts";
export { brandColorsMax, families } from "./engine/brand/brand-kit.ts";
export { type Archetype, archetypes } from "./engine/brief/archetypes.ts";
export {
  type ColorName,
  colorNames,
  type Kind,
  type ProductSet,
  productLights,
  productSets,
  type StyleId,
  styleIds,
  wordlessKinds,
} from "./engine/brief/brief.ts";
export { type AspectRatio, aspectRatios, type Format, formatOf, sizeOf } from "./engine/brief/formats.ts";
export { printSizeOf } from "./engine/outputs/print-size.ts";
export { readMarkdown, type TextBlock, type WrittenText } from "./engine/texts/read-markdown.ts";
export { isOwnFace, ownFaceId } from "./engine/type/faces.ts";
export { heldCharacters } from "./engine/type/held-characters.ts";
