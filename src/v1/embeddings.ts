import { z } from "zod";
import type { Services } from "#platform/services.ts";
import { type EmbedOutcome, type EmbedRun, repeatEmbedding, runEmbedding } from "#runs/index.ts";
import { runError } from "./errors.ts";
import { chooseModel, listEmbeddingEngines } from "./models.ts";
import { type ProgramRequest, partsOf } from "./program-request.ts";
import { forUs, optional } from "./read-request.ts";
import { answerGone, findRival } from "./repeats/first-try.ts";
import type { WaitingLimit } from "./repeats/limit-waiting.ts";
import { describeRun, factHeaders } from "./run-facts.ts";

const text = z.string().min(1, { error: "a text must not be empty" });

export const embeddingsSchema = z.strictObject({
  model: z.string().min(1).max(250),
  input: z.union([text, z.array(text).min(1).max(2_048)], {
    error: "send a text, or 1 to 2,048 texts; tokens are not supported",
  }),
  dimensions: optional(z.number().int().min(1).max(4_096)),
  encoding_format: optional(z.enum(["float", "base64"])),
  max_aic: optional(z.number().int().min(0).max(100_000)),
  user: forUs,
});

/** @throws {AppError} if it was refused, or failed. */
export async function answerEmbeddings(
  services: Services,
  asked: ProgramRequest<z.output<typeof embeddingsSchema>>,
  waiting: WaitingLimit,
): Promise<Response> {
  const { holder, request, digest } = asked;
  const { userId } = holder;
  const engine = await chooseModel(services, await listEmbeddingEngines(services, userId), request.model);
  const texts = typeof request.input === "string" ? [request.input] : request.input;
  const outcome = await runOrRepeat(services, asked, waiting, {
    ...partsOf(asked),
    engine: { ...engine, isAdvanced: false },
    description: `an API request to ${engine.modelName}`,
    settings: { model: request.model, texts: texts.length, digest },
    request: { texts, dimensions: request.dimensions },
  });
  if (outcome.state === "failed") throw runError({ ...outcome, isOwnKey: outcome.payer === "own-key" });
  const facts = await describeRun(services, userId, outcome);
  const encode = request.encoding_format === "base64" ? toBase64 : (vector: readonly number[]) => vector;
  const { input: tokens } = outcome.tokens;
  return Response.json(
    {
      object: "list",
      model: engine.model,
      data: outcome.vectors.map((vector, index) => ({ object: "embedding", index, embedding: encode(vector) })),
      usage: { prompt_tokens: tokens, total_tokens: tokens },
      easel: facts,
    },
    { headers: factHeaders(facts) },
  );
}

/** What the run brings that the request repeats; otherwise one of its own. */
async function runOrRepeat(
  services: Services,
  asked: ProgramRequest<unknown>,
  waiting: WaitingLimit,
  run: EmbedRun,
): Promise<EmbedOutcome> {
  const { userId } = run;
  for (let { firstTry } = asked; ; ) {
    if (firstTry) {
      const leave = waiting.enter(userId);
      const repeated = await repeatEmbedding(services, { userId, runId: firstTry.runId }, asked.reader.gone).finally(
        leave,
      );
      if (repeated) return repeated;
      if (asked.isKeyGiven) throw answerGone(firstTry);
    }
    try {
      return await runEmbedding(services, run);
    } catch (error) {
      firstTry = await findRival(services, asked, error);
    }
  }
}

/** As 32-bit numbers, the least significant byte first. */
const toBase64 = (vector: readonly number[]): string => Buffer.from(new Float32Array(vector).buffer).toString("base64");
