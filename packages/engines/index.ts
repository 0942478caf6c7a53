/** The gateway to AI providers (docs/decisions/0028-engine-gateway.md), without the calls that cost money (calls.ts). */

export { checkKey } from "./check-key.ts";
export type {
  CacheHint,
  CallLimits,
  FilePart,
  StreamText,
  TextEvent,
  TextMessage,
  TextRequest,
  TextUsage,
  Tool,
  ToolCall,
  ToolChoice,
} from "./contract.ts";
export { type EmbeddingModel, type Embeddings, type EmbedVendor, embeddingModels } from "./embed/embed-contract.ts";
export { EngineError, type FailureKind, isProviderFault } from "./engine-error.ts";
export { createGuardedFetch } from "./guarded-fetch.ts";
export { fetchPicture } from "./media/fetch-picture.ts";
export { readMediaFile, readPicture } from "./media/file-signature.ts";
export { inputPictureLimits, takesInputPictures } from "./media/input-pictures.ts";
export { replacedRatios } from "./media/ratio-of.ts";
export { soundSeconds } from "./media/sound-seconds.ts";
export { type SpeechOptions, speechFormats, speechOptions } from "./media/speech-options.ts";
export { voicesOf } from "./media/voices.ts";
export * from "./media-contract.ts";
export { listMediaVendors, modelsFromWords, startsFromPicture, takesQuality, videoSeconds } from "./media-engine-of.ts";
export { isPrivateHost } from "./private-addresses.ts";
export type { ProviderService } from "./provider-service.ts";
export { findService, listServicesOf, providerServices } from "./services.ts";
export { type StoppingCost, stoppingCosts } from "./stopping-costs.ts";
export { readInput } from "./text/broken-input.ts";
export { listUntaken, type Setting } from "./text/list-untaken.ts";
export {
  isKeyVendor,
  type KeyVendor,
  type MediaVendor,
  type TextVendor,
  vendorTitles,
  writesText,
} from "./vendors.ts";
