/** The in-house engine: designs without a model, without a key and without a network. */

export type { Brief } from "./brief/brief.ts";
export { sizeOf } from "./brief/formats.ts";
export { PromptRefused } from "./brief/prompt-refused.ts";
export { readPrompt } from "./brief/read-prompt.ts";
export type { DesignDocument } from "./document/document.ts";
export { type DrawingFormat, drawingFormats } from "./draw-design.ts";
export { composeVariants, drawFile } from "./studio.ts";
