import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, bearer, type Provider } from "../media/call-provider.ts";
import { jobOf } from "../media/job-of.ts";
import type { MediaEngine, MediaEngineOptions, VideoRequest } from "../media-contract.ts";
import { readRefusal } from "../read-failure.ts";

/** Luma’s Agents API. It decides how long the film is. Unverified: the name of its reason for a failure. Nothing that we know stops a job. */
export const lumaVideo = (options: MediaEngineOptions): MediaEngine<VideoRequest> =>
  jobOf(accountOf(options, "https://agents.lumalabs.ai/v1", bearer), {
    async start(provider, { prompt, image, aspectRatio }: VideoRequest) {
      if (image) throw new EngineError("rejected", { providerMessage: "Luma takes no first picture here." });
      const { id } = await provider.json(z.object({ id: z.string().min(1) }), {
        path: "/generations",
        json: { prompt, model: options.model, type: "video", aspect_ratio: aspectRatio },
      });
      return id;
    },
    async look(provider, id) {
      const answer = await provider.json(generation, { path: `/generations/${encodeURIComponent(id)}` });
      switch (answer.state) {
        case "queued":
          return { state: "waiting" };
        case "processing":
          return { state: "running" };
        case "completed":
          return { state: "done", collect: () => collect(provider, answer.output) };
        case "failed":
          return { state: "failed", error: readRefusal(answer.failure_reason ?? {}, provider.apiKey) };
      }
    },
  });

const generation = z
  .object({
    state: z.string().optional(),
    status: z.string().optional(),
    failure_reason: z.string().nullish(),
    output: z.array(z.object({ url: z.string() })).nullish(),
  })
  // The fact sheet doesn’t say which of the two names it has.
  .transform(({ state, status, ...rest }) => ({ ...rest, state: state ?? status }))
  .pipe(
    z.object({
      state: z.enum(["queued", "processing", "completed", "failed"]),
      failure_reason: z.string().nullish(),
      output: z.array(z.object({ url: z.string() })).nullish(),
    }),
  );

function collect(provider: Provider, files: readonly { readonly url: string }[] | null | undefined) {
  if (!files?.length) throw new EngineError("nonsense");
  return Promise.all(files.map(({ url }) => provider.download("video", url)));
}
