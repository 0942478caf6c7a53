import { z } from "zod";
import { type AspectRatio, type ImageRequest, type MediaVendor, takesQuality } from "#engines/index.ts";
import type { Payer } from "#models/rules.ts";
import type { Services } from "#platform/services.ts";
import { wrongValue } from "../errors.ts";
import type { ProgramRequest } from "../program-request.ts";
import { forUs, only, optional } from "../read-request.ts";
import type { WaitingLimit } from "../repeats/limit-waiting.ts";
import { describeRun, factHeaders } from "../run-facts.ts";
import { fileLink } from "./file-links.ts";
import { runMedia } from "./run-media.ts";

/** The sizes of OpenAI's models, by the shape that they have. */
const shapes: Readonly<Record<string, AspectRatio>> = {
  auto: "1:1",
  "256x256": "1:1",
  "512x512": "1:1",
  "1024x1024": "1:1",
  "1536x1024": "4:3",
  "1792x1024": "16:9",
  "1024x1536": "3:4",
  "1024x1792": "9:16",
};

const sizes = Object.keys(shapes) as [string, ...string[]];
const own = "the model decides on it";

export const imagesSchema = z.strictObject({
  model: optional(z.string().min(1).max(250)),
  prompt: z.string().min(1).max(32_000),
  n: optional(z.number().int().min(1).max(4)),
  size: optional(z.enum(sizes)),
  response_format: optional(z.enum(["url", "b64_json"])),
  max_aic: optional(z.number().int().min(0).max(100_000)),
  quality: optional(z.enum(["auto", "low", "medium", "high", "standard", "hd"])),
  style: only("vivid", own),
  background: only("auto", own),
  moderation: only("auto", own),
  stream: only(false, "pictures can’t be streamed"),
  user: forUs,
});

type ImagesBody = z.output<typeof imagesSchema>;

/** OpenAI’s qualities of today, and the words of its former models. A model is not told what it does by itself. */
const qualities: Readonly<Record<NonNullable<ImagesBody["quality"]>, ImageRequest["quality"]>> = {
  auto: undefined,
  standard: undefined,
  low: "low",
  medium: "medium",
  high: "high",
  hd: "high",
};

interface Painter {
  readonly vendor: MediaVendor;
  readonly modelName: string;
  readonly payer: Payer;
}

/** @throws {ApiError} `invalid_input` for a quality that the engine doesn’t have, or that costs several times what an image is paid. */
function imageRequest({ prompt, n = 1, size = "auto", quality = "auto" }: ImagesBody, engine: Painter): ImageRequest {
  const wanted = qualities[quality];
  if (wanted && !takesQuality(engine.vendor)) {
    throw wrongValue("quality", `${engine.modelName} decides on the quality itself.`, "unsupported_value");
  }
  if (wanted === "high" && engine.payer === "credits") {
    throw wrongValue(
      "quality",
      "High quality needs your own key of the provider. Send low, medium or auto.",
      "unsupported_value",
    );
  }
  return { prompt, count: n, aspectRatio: shapes[size] ?? "1:1", ...(wanted ? { quality: wanted } : {}) };
}

const usualModel = "dall-e-3";

/** @throws {AppError} if it was refused, or failed. */
export async function answerImages(
  services: Services,
  asked: ProgramRequest<ImagesBody>,
  waiting: WaitingLimit,
): Promise<Response> {
  const { model = usualModel, response_format: form } = asked.request;
  const requestFor = (engine: Painter) => imageRequest(asked.request, engine);
  const { run, files } = await runMedia(services, asked, { kind: "image", model, requestFor }, waiting);
  const facts = await describeRun(services, asked.holder, { runId: run.id, priceAic: run.priceAic });
  // What each of OpenAI's models does by itself.
  const isLinked = (form ?? (model === usualModel ? "url" : "b64_json")) === "url";
  const data = files.map(({ number, data: bytes }) =>
    isLinked
      ? { url: fileLink(services, { runId: run.id, number }) }
      : { b64_json: Buffer.from(bytes).toString("base64") },
  );
  const created = Math.floor(run.createdAt.getTime() / 1_000);
  return Response.json({ created, data, easel: facts }, { headers: factHeaders(facts) });
}
