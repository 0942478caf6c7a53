import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, bearer, type Provider } from "../media/call-provider.ts";
import { toDataUrl } from "../media/data-url.ts";
import type { MediaKind } from "../media/file-signature.ts";
import { jobOf } from "../media/job-of.ts";
import type { ImageRequest, MediaEngine, MediaEngineOptions, VideoRequest } from "../media-contract.ts";
import { readRefusal } from "../read-failure.ts";

/** Fields that a model doesn’t know are left out or refused, as the model likes: which it knows differs (unverified). */
export const replicateImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> =>
  predictions(options, "image", ({ prompt, negativePrompt, count, aspectRatio, seed }) => ({
    prompt,
    aspect_ratio: aspectRatio,
    ...(count === 1 ? {} : { num_outputs: count }),
    ...(negativePrompt === undefined ? {} : { negative_prompt: negativePrompt }),
    ...(seed === undefined ? {} : { seed }),
  }));

/** Films by Replicate. As with pictures, models differ in the fields that they know (unverified). */
export const replicateVideo = (options: MediaEngineOptions): MediaEngine<VideoRequest> =>
  predictions(options, "video", ({ prompt, image, aspectRatio, seconds }) => ({
    prompt,
    aspect_ratio: aspectRatio,
    duration: seconds,
    ...(image ? { image: toDataUrl(image) } : {}),
  }));

/** The model is `owner/name`, or `owner/name:version` for one that Replicate doesn’t keep itself. */
function predictions<Request>(
  options: MediaEngineOptions,
  kind: MediaKind,
  toInput: (request: Request) => unknown,
): MediaEngine<Request> {
  const [name = "", version] = options.model.split(":");
  const predictionPath = (id: string) => `/predictions/${encodeURIComponent(id)}`;
  return jobOf(accountOf(options, "https://api.replicate.com/v1", bearer), {
    async start(provider, request: Request) {
      const input = toInput(request);
      const { id } = await provider.json(
        z.object({ id: z.string().min(1) }),
        version === undefined
          ? { path: `/models/${name}/predictions`, json: { input } }
          : { path: "/predictions", json: { version, input } },
      );
      return id;
    },
    async look(provider, id) {
      const { status, output, error } = await provider.json(prediction, { path: predictionPath(id) });
      switch (status) {
        case "starting":
          return { state: "waiting" };
        case "processing":
          return { state: "running" };
        case "succeeded":
          return { state: "done", collect: () => collect(provider, kind, output) };
        default:
          return { state: "failed", error: readRefusal(error ?? {}, provider.apiKey) };
      }
    },
    cancel: (provider, id) => provider.send({ method: "POST", path: `${predictionPath(id)}/cancel` }),
  });
}

const prediction = z.object({
  status: z.enum(["starting", "processing", "succeeded", "failed", "canceled", "aborted"]),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
  error: z.unknown().optional(),
});

async function collect(provider: Provider, kind: MediaKind, output: string | string[] | null | undefined) {
  const urls = [output ?? []].flat();
  if (urls.length === 0) throw new EngineError("nonsense");
  return Promise.all(urls.map((url) => provider.download(kind, url)));
}
