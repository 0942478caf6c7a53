import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, type Provider } from "../media/call-provider.ts";
import { toDataUrl } from "../media/data-url.ts";
import type { MediaKind } from "../media/file-signature.ts";
import { type JobReport, jobOf } from "../media/job-of.ts";
import type {
  AspectRatio,
  ImageRequest,
  MediaEngine,
  MediaEngineOptions,
  MediaFile,
  ModelRequest,
  VideoRequest,
} from "../media-contract.ts";
import { readRefusal } from "../read-failure.ts";

const imageSizes: Readonly<Record<AspectRatio, string>> = {
  "1:1": "square_hd",
  "16:9": "landscape_16_9",
  "9:16": "portrait_16_9",
  "4:3": "landscape_4_3",
  "3:4": "portrait_4_3",
};

/** FLUX and those that take the same fields. */
export const falImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> =>
  queue(options, {
    kind: "image",
    toInput: ({ prompt, negativePrompt, count, aspectRatio, seed }: ImageRequest) => ({
      prompt,
      image_size: imageSizes[aspectRatio],
      num_images: count,
      ...(negativePrompt === undefined ? {} : { negative_prompt: negativePrompt }),
      ...(seed === undefined ? {} : { seed }),
    }),
    output: z.object({ images: z.array(file).min(1) }).transform(({ images }) => images),
  });

/** Pika, and those that take the same fields. Unverified: that a picture may be a data address. */
export const falVideo = (options: MediaEngineOptions): MediaEngine<VideoRequest> =>
  queue(options, {
    kind: "video",
    toInput: ({ prompt, image, aspectRatio, seconds }: VideoRequest) => ({
      prompt,
      ...(image ? { image_url: toDataUrl(image) } : {}),
      aspect_ratio: aspectRatio,
      resolution: "720p",
      // Pika makes films of these two lengths.
      duration: seconds <= 5 ? 5 : 10,
    }),
    output: z.object({ video: file }).transform(({ video }) => [video]),
  });

/** TripoSR: of pictures only. Unverified: that a picture may be a data address, and the field of the answer. */
export const falModels = (options: MediaEngineOptions): MediaEngine<ModelRequest> =>
  queue(options, {
    kind: "model",
    toInput: ({ image }: ModelRequest) => {
      if (!image) throw new EngineError("rejected", { providerMessage: "TripoSR makes models of pictures only." });
      return { image_url: toDataUrl(image) };
    },
    output: z.object({ model_mesh: file }).transform(({ model_mesh }) => [model_mesh]),
  });

interface QueuedModel<Request> {
  readonly kind: MediaKind;
  readonly toInput: (request: Request) => unknown;
  readonly output: z.ZodType<readonly z.infer<typeof file>[]>;
}

const file = z.object({ url: z.string() });

/** fal says where to ask about a job: these paths are its id. */
const job = z.object({ status: z.string(), result: z.string(), cancel: z.string() });
type Job = z.infer<typeof job>;

const vendorUrl = "https://queue.fal.run";

function queue<Request>(
  options: MediaEngineOptions,
  { kind, toInput, output }: QueuedModel<Request>,
): MediaEngine<Request> {
  const account = accountOf(options, vendorUrl, (key) => ({ authorization: `Key ${key}` }));
  const hosts = [vendorUrl, account.baseUrl].map((url) => new URL(url).host);

  /** Asked on our base URL, whatever the host; but another host than fal’s is not what we asked. */
  function pathOf(address: string): string {
    const { host, pathname } = new URL(address);
    if (!hosts.includes(host)) throw new EngineError("nonsense");
    return pathname;
  }

  return jobOf(account, {
    async start(provider, request: Request) {
      const queued = await provider.json(queuedAnswer, { path: `/${options.model}`, json: toInput(request) });
      const { status_url, response_url, cancel_url = `${response_url}/cancel` } = queued;
      const paths: Job = { status: pathOf(status_url), result: pathOf(response_url), cancel: pathOf(cancel_url) };
      return JSON.stringify(paths);
    },
    async look(provider, id) {
      const paths = readJob(id);
      const { status, error } = await provider.json(jobStatus, { path: paths.status });
      if (error || status === "CANCELLED") return { state: "failed", error: readRefusal(error ?? {}, provider.apiKey) };
      if (status === "COMPLETED") return readResult(provider, paths.result);
      return { state: status === "IN_QUEUE" ? "waiting" : "running" };
    },
    async cancel(provider, id) {
      await provider.send({ method: "PUT", path: readJob(id).cancel }).catch((error: unknown) => {
        // A job that is over already.
        if (!(error instanceof EngineError && error.status === 400)) throw error;
      });
    },
  });

  /** A job that failed is completed, too: its result is then the failure. */
  async function readResult(provider: Provider, path: string): Promise<JobReport<readonly MediaFile[]>> {
    try {
      const files = await provider.json(output, { path });
      return { state: "done", collect: () => Promise.all(files.map(({ url }) => provider.download(kind, url))) };
    } catch (error) {
      const isFailedJob = error instanceof EngineError && failedJobStatuses.includes(error.status ?? 0);
      if (isFailedJob) return { state: "failed", error };
      throw error;
    }
  }
}

const queuedAnswer = z.object({ status_url: z.url(), response_url: z.url(), cancel_url: z.url().optional() });

const failedJobStatuses = [400, 422];

function readJob(id: string): Job {
  try {
    return job.parse(JSON.parse(id));
  } catch (cause) {
    throw new EngineError("rejected", { cause });
  }
}

const jobStatus = z.object({
  status: z.enum(["IN_QUEUE", "IN_PROGRESS", "COMPLETED", "CANCELLED"]),
  error: z.unknown().optional(),
});
