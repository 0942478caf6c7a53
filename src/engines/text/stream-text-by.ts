import type { StreamText } from "../contract.ts";
import type { TextEngineOptions } from "./create-text-engine.ts";

/** As `createTextEngine`, whose packages are loaded with the first run: a start needs none of them. */
export const streamTextBy = (options: TextEngineOptions): StreamText =>
  async function* (request, limits) {
    const { createTextEngine } = await import("./create-text-engine.ts");
    yield* createTextEngine(options)(request, limits);
  };
