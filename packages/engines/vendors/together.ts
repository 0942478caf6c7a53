import { accountOf, bearer, callWith } from "../media/call-provider.ts";
import { sizeOf } from "../media/size-of.ts";
import type { ImageRequest, MediaEngine, MediaEngineOptions } from "../media-contract.ts";
import { imagesAnswer, readImages } from "./openai.ts";

/** Speaks OpenAI’s language, with more to choose. Unverified: which fields each model takes. */
export const togetherImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> => ({
  kind: "call",
  call: callWith(
    accountOf(options, "https://api.together.xyz/v1", bearer),
    async (provider, { prompt, negativePrompt, count, aspectRatio, seed }: ImageRequest) => {
      const json = {
        model: options.model,
        prompt,
        n: count,
        ...sizeOf(aspectRatio),
        response_format: "base64",
        ...(negativePrompt === undefined ? {} : { negative_prompt: negativePrompt }),
        ...(seed === undefined ? {} : { seed }),
      };
      return readImages(
        provider,
        await provider.json(imagesAnswer, { path: "/images/generations", json, answersWithFiles: true }),
      );
    },
  ),
});
