/** The gateway to AI providers (docs/decisions/0028-engine-gateway.md). */

export { checkKey } from "./check-key.ts";
export type {
  CallLimits,
  FilePart,
  ReasoningEffort,
  StreamText,
  TextEvent,
  TextMessage,
  TextRequest,
  TextUsage,
  ToolCall,
  ToolChoice,
} from "./contract.ts";
export { embedBy } from "./embed/embed-by.ts";
export { type EmbeddingModel, type Embeddings, type EmbedVendor, embeddingModels } from "./embed/embed-contract.ts";
export { EngineError, type FailureKind, isProviderFault } from "./engine-error.ts";
export { readMediaFile } from "./media/file-signature.ts";
export { soundSeconds } from "./media/sound-seconds.ts";
export * from "./media-contract.ts";
export { createMediaEngine, listMediaVendors, videoSeconds } from "./media-engine-of.ts";
export { findService, listServicesOf, type ProviderService, providerServices } from "./services.ts";
export { type StoppingCost, stoppingCosts } from "./stopping-costs.ts";
export { streamTextBy } from "./text/stream-text-by.ts";
export {
  isKeyVendor,
  isUsedByTools,
  type KeyVendor,
  type MediaVendor,
  type TextVendor,
  vendorTitles,
  writesText,
} from "./vendors.ts";
