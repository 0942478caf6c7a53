import { withCallRetries } from "../text/with-retries.ts";
import type { EmbedEngineOptions } from "./create-embed-engine.ts";
import type { EmbedTexts } from "./embed-contract.ts";

/** Same as `createEmbedEngine`, with retries. Its packages are loaded with the first call: a start needs none of them. */
export const embedBy =
  (options: EmbedEngineOptions): EmbedTexts =>
  async (request, limits) => {
    const { createEmbedEngine } = await import("./create-embed-engine.ts");
    return withCallRetries(createEmbedEngine(options))(request, limits);
  };
