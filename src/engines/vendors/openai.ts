import { z } from "zod";
import { accountOf, bearer, callWith, type Provider } from "../media/call-provider.ts";
import { readMediaFile } from "../media/file-signature.ts";
import { sizeOf } from "../media/size-of.ts";
import type { ImageRequest, MediaEngine, MediaEngineOptions, MediaFile } from "../media-contract.ts";

const accountAt = (options: MediaEngineOptions) => accountOf(options, "https://api.openai.com/v1", bearer);

/** Takes no seed, and nothing that is not to be seen. */
export const openAiImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, { prompt, count, aspectRatio }: ImageRequest) => {
    const { width, height } = sizeOf(aspectRatio);
    const json = { model: options.model, prompt, n: count, size: `${width}x${height}` };
    return readImages(provider, await provider.json(imagesAnswer, { path: "/images/generations", json }));
  }),
});

/** As OpenAI has it, and those who speak its language. */
export const imagesAnswer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});

/** New models send the picture itself, older ones its address. */
export const readImages = (provider: Provider, { data }: z.infer<typeof imagesAnswer>): Promise<readonly MediaFile[]> =>
  Promise.all(
    data.map(({ b64_json, url }) =>
      url ? provider.download("image", url) : readMediaFile(Buffer.from(b64_json ?? "", "base64"), "image"),
    ),
  );
