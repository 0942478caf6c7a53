import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, bearer } from "../media/call-provider.ts";
import { jobOf } from "../media/job-of.ts";
import { sizeOf } from "../media/size-of.ts";
import type { ImageRequest, MediaEngine, MediaEngineOptions } from "../media-contract.ts";

/** The model is one of Leonardo’s ids. Nothing stops a generation. */
export const leonardoImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> =>
  jobOf(accountOf(options, "https://cloud.leonardo.ai/api/rest/v1", bearer), {
    async start(provider, { prompt, negativePrompt, count, aspectRatio, seed }: ImageRequest) {
      const { sdGenerationJob } = await provider.json(started, {
        path: "/generations",
        json: {
          prompt,
          modelId: options.model,
          num_images: count,
          ...sizeOf(aspectRatio),
          ...(negativePrompt === undefined ? {} : { negative_prompt: negativePrompt }),
          ...(seed === undefined ? {} : { seed }),
        },
      });
      return sdGenerationJob.generationId;
    },
    async look(provider, id) {
      const { generations_by_pk: generation } = await provider.json(generationAnswer, {
        path: `/generations/${encodeURIComponent(id)}`,
      });
      // It answers so, instead of with 404.
      if (!generation) return { state: "failed", error: new EngineError("unavailable") };
      const { status, generated_images: images } = generation;
      if (status === "PENDING") return { state: "running" };
      if (status === "FAILED" || images.length === 0) return { state: "failed", error: new EngineError("unavailable") };
      return { state: "done", collect: () => Promise.all(images.map(({ url }) => provider.download("image", url))) };
    },
  });

const started = z.object({ sdGenerationJob: z.object({ generationId: z.string().min(1) }) });

const generationAnswer = z.object({
  generations_by_pk: z
    .object({
      status: z.enum(["PENDING", "COMPLETE", "FAILED"]),
      generated_images: z.array(z.object({ url: z.string() })).default([]),
    })
    .nullable(),
});
