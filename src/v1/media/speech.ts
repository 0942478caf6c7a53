import { z } from "zod";
import type { Services } from "#platform/services.ts";
import type { ProgramRequest } from "../program-request.ts";
import { only, optional } from "../read-request.ts";
import type { WaitingLimit } from "../repeats/limit-waiting.ts";
import { describeRun, factHeaders } from "../run-facts.ts";
import { runMedia } from "./run-media.ts";

export const speechSchema = z.strictObject({
  model: z.string().min(1).max(250),
  input: z.string().min(1).max(4_096),
  voice: optional(z.string().min(1).max(100)),
  response_format: only("mp3", "only mp3 is supported"),
  speed: only(1, "only the usual speed is supported"),
  stream_format: only("audio", "speech can’t be streamed as events"),
  max_aic: optional(z.number().int().min(0).max(100_000)),
});

/** The sound itself. @throws {AppError} if it was refused, or failed. */
export async function answerSpeech(
  services: Services,
  asked: ProgramRequest<z.output<typeof speechSchema>>,
  waiting: WaitingLimit,
): Promise<Response> {
  const { model, input: text, voice } = asked.request;
  const { run, files } = await runMedia(services, asked, { kind: "speech", model, request: { text, voice } }, waiting);
  const facts = await describeRun(services, asked.holder.userId, { runId: run.id, priceAic: run.priceAic });
  const [file] = files;
  if (!file) throw new Error("a finished run of speech has no file");
  return new Response(new Uint8Array(file.data), {
    headers: { ...factHeaders(facts), "Content-Type": file.mediaType },
  });
}
