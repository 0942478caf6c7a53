import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, bearer, type Provider } from "../media/call-provider.ts";
import { jobOf } from "../media/job-of.ts";
import type { MediaEngine, MediaEngineOptions, MediaFile, ModelRequest } from "../media-contract.ts";
import { readRefusal } from "../read-failure.ts";

/** Unverified: the way from a picture, and the states besides success. Nothing that we know stops a job. */
export const tripoModels = (options: MediaEngineOptions): MediaEngine<ModelRequest> =>
  jobOf(accountOf(options, "https://api.tripo3d.ai/v2/openapi", bearer), {
    async start(provider, { prompt, image }: ModelRequest) {
      const subject = image
        ? { type: "image_to_model", file: await upload(provider, image) }
        : { type: "text_to_model", prompt };
      const { data } = await provider.json(started, {
        path: "/task",
        json: { ...subject, ...(options.model === "" ? {} : { model_version: options.model }) },
      });
      return data.task_id;
    },
    async look(provider, id) {
      const { data } = await provider.json(task, { path: `/task/${encodeURIComponent(id)}` });
      switch (data.status) {
        case "queued":
          return { state: "waiting" };
        case "running":
          return { state: "running", progress: data.progress === undefined ? undefined : data.progress / 100 };
        case "success":
          return { state: "done", collect: () => collect(provider, data.output) };
        case "banned":
          return { state: "failed", error: new EngineError("refused") };
        default:
          return { state: "failed", error: readRefusal({}, provider.apiKey) };
      }
    },
  });

/** The provider keeps the picture and gives a token for it. */
async function upload(provider: Provider, image: MediaFile) {
  const { data } = await provider.json(uploaded, { path: "/upload", form: { file: image } });
  return { type: image.mediaType === "image/jpeg" ? "jpg" : image.mediaType.slice(6), file_token: data.image_token };
}

const uploaded = z.object({ data: z.object({ image_token: z.string().min(1) }) });
const started = z.object({ data: z.object({ task_id: z.string().min(1) }) });
const task = z.object({
  data: z.object({
    status: z.enum(["queued", "running", "success", "failed", "cancelled", "unknown", "banned", "expired"]),
    progress: z.number().min(0).max(100).optional().catch(undefined),
    output: z.object({ model: z.string().nullish(), pbr_model: z.string().nullish() }).nullish(),
  }),
});

async function collect(provider: Provider, output: z.infer<typeof task>["data"]["output"]) {
  const url = output?.model ?? output?.pbr_model;
  if (!url) throw new EngineError("nonsense");
  return [await provider.download("model", url)];
}
