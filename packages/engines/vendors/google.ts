import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, callWith, type Provider } from "../media/call-provider.ts";
import { toBase64 } from "../media/data-url.ts";
import { readMediaFile } from "../media/file-signature.ts";
import { inputPicturesOf } from "../media/input-pictures.ts";
import { jobOf } from "../media/job-of.ts";
import { makeSeveral } from "../media/make-several.ts";
import type { ImageRequest, MediaEngine, MediaEngineOptions, VideoRequest } from "../media-contract.ts";
import { readRefusal } from "../read-failure.ts";

const accountAt = (options: MediaEngineOptions) =>
  accountOf(options, "https://generativelanguage.googleapis.com/v1beta", (key) => ({ "x-goog-api-key": key }));

/** Makes one picture in a call. Takes nothing that is not to be seen. */
export const googleImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, request: ImageRequest) => {
    const pictures = inputPicturesOf(request).map((picture) => ({
      inlineData: { mimeType: picture.mediaType, data: toBase64(picture) },
    }));
    return makeSeveral(request, async (seed) => {
      const answer = await provider.json(generated, {
        path: `/models/${options.model}:generateContent`,
        answersWithFiles: true,
        json: {
          contents: [{ role: "user", parts: [{ text: request.prompt }, ...pictures] }],
          generationConfig: {
            responseModalities: ["IMAGE"],
            imageConfig: { aspectRatio: request.aspectRatio },
            ...(seed === undefined ? {} : { seed }),
          },
        },
      });
      const { data } = imageIn(answer);
      return readMediaFile(Buffer.from(data, "base64"), "image");
    });
  }),
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

/** Veo. It makes films in 16:9 and 9:16 only, and takes the nearer one. Unverified: all fields. Nothing that we know stops a job. */
export const googleVideo = (options: MediaEngineOptions): MediaEngine<VideoRequest> =>
  jobOf(accountAt(options), {
    async start(provider, { prompt, image, aspectRatio, seconds }: VideoRequest) {
      const { name } = await provider.json(z.object({ name: operationName }), {
        path: `/models/${options.model}:predictLongRunning`,
        json: {
          instances: [
            {
              prompt,
              ...(image ? { image: { bytesBase64Encoded: toBase64(image), mimeType: image.mediaType } } : {}),
            },
          ],
          parameters: {
            aspectRatio: aspectRatio === "9:16" || aspectRatio === "3:4" ? "9:16" : "16:9",
            durationSeconds: seconds,
          },
        },
      });
      return name;
    },
    async look(provider, id) {
      if (!operationName.safeParse(id).success) throw new EngineError("rejected");
      const { done, error, response } = await provider.json(operation, { path: `/${id}` });
      if (error) return { state: "failed", error: readRefusal(error, provider.apiKey) };
      if (!done) return { state: "running" };
      const { generatedSamples = [], raiMediaFilteredReasons } = response?.generateVideoResponse ?? {};
      if (generatedSamples.length === 0 && raiMediaFilteredReasons?.length)
        return {
          state: "failed",
          error: new EngineError("refused", { providerMessage: raiMediaFilteredReasons[0] }),
        };
      return { state: "done", collect: () => collectVideos(provider, generatedSamples) };
    },
  });

/** A path of several parts, which becomes part of an address. */
const operationName = z.string().regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/);

const operation = z.object({
  name: z.string(),
  done: z.boolean().optional(),
  error: z.object({ code: z.number().optional(), message: z.string().optional() }).optional(),
  response: z
    .object({
      generateVideoResponse: z
        .object({
          generatedSamples: z.array(z.object({ video: z.object({ uri: z.string() }) })).optional(),
          raiMediaFilteredReasons: z.array(z.string()).optional(),
        })
        .optional(),
    })
    .optional(),
});

function collectVideos(provider: Provider, samples: readonly { readonly video: { readonly uri: string } }[]) {
  if (samples.length === 0) throw new EngineError("nonsense");
  return Promise.all(samples.map(({ video }) => provider.download("video", video.uri)));
}
