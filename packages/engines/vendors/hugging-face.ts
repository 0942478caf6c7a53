import { accountOf, bearer, callWith } from "../media/call-provider.ts";
import { makeSeveral } from "../media/make-several.ts";
import { sizeOf } from "../media/size-of.ts";
import type { ImageRequest, MediaEngine, MediaEngineOptions } from "../media-contract.ts";

/** Models that Hugging Face runs itself. Makes one picture in a call. Unverified: address and fields, which are those of its own client. */
export const huggingFaceImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> => ({
  kind: "call",
  call: callWith(
    accountOf(routerAt(options), "https://router.huggingface.co", bearer),
    (provider, request: ImageRequest) =>
      makeSeveral(request, (seed) =>
        provider.file("image", {
          path: `/hf-inference/models/${options.model}`,
          headers: { accept: "image/png" },
          json: {
            inputs: request.prompt,
            parameters: {
              ...sizeOf(request.aspectRatio),
              ...(request.negativePrompt === undefined ? {} : { negative_prompt: request.negativePrompt }),
              ...(seed === undefined ? {} : { seed }),
            },
          },
        }),
      ),
  ),
});

/** Language models are called below `/v1` of the same address, pictures are not. */
const routerAt = (options: MediaEngineOptions): MediaEngineOptions => ({
  ...options,
  baseUrl: options.baseUrl?.replace(/\/v1$/, ""),
});
