/** The gateway to AI providers (docs/decisions/0028-engine-gateway.md). */

export type { TextEvent, TextRequest, TextUsage } from "./contract.ts";
export { EngineError } from "./engine-error.ts";
export type { TextVendor } from "./text/create-text-engine.ts";
export { streamTextBy } from "./text/stream-text-by.ts";
