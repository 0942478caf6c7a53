import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, type Provider } from "../media/call-provider.ts";
import { toDataUrl } from "../media/data-url.ts";
import { jobOf } from "../media/job-of.ts";
import type { MediaEngine, MediaEngineOptions, ModelRequest } from "../media-contract.ts";
import { readRefusal } from "../read-failure.ts";

/**
 * Unverified as a whole: the company was sold, and whether this API still answers is not known. It is built by the contract that was
 * published. Takes pictures only. Nothing that we know stops a job.
 */
export const csmModels = (options: MediaEngineOptions): MediaEngine<ModelRequest> =>
  jobOf(
    accountOf(options, "https://api.csm.ai", (key) => ({ "x-api-key": key })),
    {
      async start(provider, { image }: ModelRequest) {
        if (!image) throw new EngineError("rejected", { providerMessage: "CSM makes models of pictures only." });
        const { data } = await provider.json(started, {
          path: "/image-to-3d-sessions",
          json: { image_url: toDataUrl(image) },
        });
        return data.session_code;
      },
      async look(provider, id) {
        const { data } = await provider.json(session, { path: `/image-to-3d-sessions/${encodeURIComponent(id)}` });
        if (data.mesh_url_glb) return { state: "done", collect: () => collect(provider, data.mesh_url_glb) };
        if (/fail|error/i.test(data.session_status))
          return { state: "failed", error: readRefusal({}, provider.apiKey) };
        return { state: "running", progress: data.percent_done === undefined ? undefined : data.percent_done / 100 };
      },
    },
  );

const started = z.object({ data: z.object({ session_code: z.string().min(1) }) });
const session = z.object({
  data: z.object({
    session_status: z.string(),
    percent_done: z.number().min(0).max(100).optional().catch(undefined),
    mesh_url_glb: z.string().nullish(),
  }),
});

const collect = async (provider: Provider, url: string | null | undefined) => [
  await provider.download("model", url ?? ""),
];
