import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, callWith } from "../media/call-provider.ts";
import { readMediaFile } from "../media/file-signature.ts";
import { makeSeveral } from "../media/make-several.ts";
import type { ImageRequest, MediaEngine, MediaEngineOptions } from "../media-contract.ts";

const accountAt = (options: MediaEngineOptions) =>
  accountOf(options, "https://generativelanguage.googleapis.com/v1beta", (key) => ({ "x-goog-api-key": key }));

/** Makes one picture in a call. Takes nothing that is not to be seen. */
export const googleImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), (provider, request: ImageRequest) =>
    makeSeveral(request, async (seed) => {
      const answer = await provider.json(generated, {
        path: `/models/${options.model}:generateContent`,
        json: {
          contents: [{ role: "user", parts: [{ text: request.prompt }] }],
          generationConfig: {
            responseModalities: ["IMAGE"],
            imageConfig: { aspectRatio: request.aspectRatio },
            ...(seed === undefined ? {} : { seed }),
          },
        },
      });
      const { data } = imageIn(answer);
      return readMediaFile(Buffer.from(data, "base64"), "image");
    }),
  ),
});

const generated = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional() }))
              .optional(),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
});

/** Refusals come with status 200. */
const refusals = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/;

function imageIn({ candidates = [], promptFeedback }: z.infer<typeof generated>): { readonly data: string } {
  const image = candidates.flatMap(({ content }) => content?.parts ?? []).find(({ inlineData }) => inlineData);
  if (image?.inlineData) return image.inlineData;
  const isRefused = promptFeedback?.blockReason || refusals.test(candidates[0]?.finishReason ?? "");
  throw new EngineError(isRefused ? "refused" : "nonsense");
}
