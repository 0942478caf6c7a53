import { EngineError } from "../engine-error.ts";
import { accountOf, bearer, callWith } from "../media/call-provider.ts";
import { makeSeveral } from "../media/make-several.ts";
import { ratioOf } from "../media/ratio-of.ts";
import type { ImageRequest, MediaEngine, MediaEngineOptions, MusicRequest } from "../media-contract.ts";

const accountAt = (options: MediaEngineOptions) => accountOf(options, "https://api.stability.ai", bearer);

/** Models `core`, `ultra`, and those of Stable Diffusion 3. Makes one picture in a call. */
export const stabilityImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), (provider, request: ImageRequest) =>
    makeSeveral(request, (seed) => {
      const { model } = options;
      const isService = model === "core" || model === "ultra";
      return provider.file(
        "image",
        {
          path: `/v2beta/stable-image/generate/${isService ? model : "sd3"}`,
          headers: { accept: "image/*" },
          form: {
            prompt: request.prompt,
            negative_prompt: request.negativePrompt,
            aspect_ratio: ratioOf("stability", request.aspectRatio),
            seed,
            output_format: "png",
            model: isService ? undefined : model,
          },
        },
        requireUnfiltered,
      );
    }),
  ),
});

/** Unverified: what is against the policy comes blurred, with status 200. */
function requireUnfiltered(headers: Headers): void {
  if (headers.get("finish-reason") === "CONTENT_FILTERED") throw new EngineError("refused");
}

const musicSeconds = { min: 1, max: 190 };

/** Stable Audio. */
export const stabilityMusic = (options: MediaEngineOptions): MediaEngine<MusicRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, { prompt, seconds }: MusicRequest) => [
    await provider.file(
      "audio",
      {
        path: "/v2beta/audio/stable-audio-2/text-to-audio",
        headers: { accept: "audio/*" },
        form: {
          prompt,
          duration: Math.min(Math.max(seconds, musicSeconds.min), musicSeconds.max),
          output_format: "mp3",
          model: options.model,
        },
      },
      requireUnfiltered,
    ),
  ]),
});
