/**
 * Calls that make something at a provider and cost money: only runs may import them, since runs hold the price first
 * (scripts/directions.ts).
 */

export { embedBy } from "./embed/embed-by.ts";
export { createMediaEngine } from "./media-engine-of.ts";
export { streamTextBy } from "./text/stream-text-by.ts";
