/** What makes something at a provider, and costs money: only runs may import it, which hold the price first (scripts/directions.ts). */

export { embedBy } from "./embed/embed-by.ts";
export { createMediaEngine } from "./media-engine-of.ts";
export { streamTextBy } from "./text/stream-text-by.ts";
