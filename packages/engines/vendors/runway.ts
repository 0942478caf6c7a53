import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, bearer, type Provider } from "../media/call-provider.ts";
import { toDataUrl } from "../media/data-url.ts";
import { jobOf } from "../media/job-of.ts";
import type { AspectRatio, MediaEngine, MediaEngineOptions, VideoRequest } from "../media-contract.ts";
import { readRefusal } from "../read-failure.ts";

/** Pixels, as `gen4.5` takes them. Unverified: all but those of 16:9. */
const ratios: Readonly<Record<AspectRatio, string>> = {
  "16:9": "1280:720",
  "9:16": "720:1280",
  "1:1": "960:960",
  "4:3": "1104:832",
  "3:4": "832:1104",
};

/** Unverified: a job is stopped by deleting its task, and a picture may be a data address. */
export const runwayVideo = (options: MediaEngineOptions): MediaEngine<VideoRequest> =>
  jobOf(
    accountOf(options, "https://api.dev.runwayml.com", (key) => ({
      ...bearer(key),
      "x-runway-version": "2024-11-06",
    })),
    {
      async start(provider, { prompt, image, aspectRatio, seconds }: VideoRequest) {
        const json = { model: options.model, promptText: prompt, ratio: ratios[aspectRatio], duration: seconds };
        const { id } = await provider.json(
          z.object({ id: z.string().min(1) }),
          image
            ? { path: "/v1/image_to_video", json: { ...json, promptImage: toDataUrl(image) } }
            : { path: "/v1/text_to_video", json },
        );
        return id;
      },
      async look(provider, id) {
        const answer = await provider.json(task, { path: taskPath(id) });
        switch (answer.status) {
          case "PENDING":
          case "THROTTLED":
            return { state: "waiting" };
          case "RUNNING":
            return { state: "running", progress: answer.progress };
          case "SUCCEEDED":
            return { state: "done", collect: () => collect(provider, answer.output) };
          default:
            return { state: "failed", error: readRefusal(answer, provider.apiKey) };
        }
      },
      cancel: (provider, id) => provider.send({ method: "DELETE", path: taskPath(id) }),
    },
  );

const taskPath = (id: string) => `/v1/tasks/${encodeURIComponent(id)}`;

const task = z.object({
  status: z.enum(["PENDING", "THROTTLED", "RUNNING", "SUCCEEDED", "FAILED", "CANCELLED"]),
  progress: z.number().min(0).max(1).optional().catch(undefined),
  output: z.array(z.string()).optional(),
  failure: z.string().nullish(),
  failureCode: z.string().nullish(),
});

function collect(provider: Provider, urls: readonly string[] = []) {
  if (urls.length === 0) throw new EngineError("nonsense");
  return Promise.all(urls.map((url) => provider.download("video", url)));
}
