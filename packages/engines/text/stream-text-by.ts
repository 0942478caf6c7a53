import type { StreamText } from "../contract.ts";
import type { TextEngineOptions } from "./create-text-engine.ts";
import { withRetries } from "./with-retries.ts";

/** Same as `createTextEngine`, with retries. Its packages are loaded with the first run: a start needs none of them. */
export const streamTextBy = (options: TextEngineOptions): StreamText =>
  async function* (request, limits) {
    const { createTextEngine } = await import("./create-text-engine.ts");
    yield* withRetries(createTextEngine(options))(request, limits);
  };
