import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { EmbedVendor } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { type EmbedOutcome, type EmbedRun, repeatEmbedding, runEmbedding } from "#runs/index.ts";
import { runError, wrongValue } from "./errors.ts";
import { chooseModel, listEmbeddingEngines } from "./models.ts";
import { type ProgramRequest, partsOf, runOwnerOf } from "./program-request.ts";
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

/** Numbers of all vectors that a request may ask for: 2,048 texts with the usual 1,536. */
const numbersMax = 2_048 * 1_536;

/** @throws {AppError} if it was refused, or failed. */
export async function answerEmbeddings(
  services: Services,
  asked: ProgramRequest<z.output<typeof embeddingsSchema>>,
  waiting: WaitingLimit,
): Promise<Response> {
  const { holder, request } = asked;
  const outcome = await runOrRepeat(services, asked, waiting);
  if (outcome.state === "failed") throw runError({ ...outcome, isOwnKey: outcome.payer === "own-key" });
  const facts = await describeRun(services, holder, outcome);
  const { input: tokens } = outcome.tokens;
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  const rest = JSON.stringify({ model: outcome.model, usage, easel: facts }).slice(1);
  const slices = writeVectors(outcome.vectors, request.encoding_format === "base64" ? toBase64 : undefined);
  return new Response(streamOf(inPieces(`{"object":"list","data":[`, slices, `],${rest}`)), {
    headers: { "Content-Type": "application/json", ...factHeaders(facts) },
  });
}

/** The run of a request. @throws {ApiError} for a model that there is not, and for more numbers than one request may ask for. */
async function prepare(
  services: Services,
  asked: ProgramRequest<z.output<typeof embeddingsSchema>>,
): Promise<EmbedRun> {
  const { holder, request, digest } = asked;
  const texts = typeof request.input === "string" ? [request.input] : request.input;
  if (texts.length * (request.dimensions ?? 0) > numbersMax) {
    throw wrongValue(
      "dimensions",
      "So many texts with so many dimensions are too much for one request. Send fewer texts.",
    );
  }
  const engine = await chooseModel(services, await listEmbeddingEngines(services, holder.userId), request.model);
  requireDimensions(engine, request.dimensions);
  const parts = partsOf(asked);
  return {
    ...parts,
    // Vectors are long, and cheap to make again: without a key, they are kept only for a client that has gone before they came.
    keptForRepeatsMs: () => (asked.isKeyGiven || asked.reader.gone.aborted ? parts.keptForRepeatsMs : undefined),
    engine: { ...engine, isAdvanced: false },
    description: `an API request to ${engine.modelName}`,
    settings: { model: request.model, texts: texts.length, digest },
    request: { texts, dimensions: request.dimensions },
  };
}

/** Cohere’s models make vectors of these lengths alone. */
const cohereDimensions = [256, 512, 1_024, 1_536];

/** @throws {ApiError} `invalid_input` */
function requireDimensions(
  { vendor, modelName }: { readonly vendor: EmbedVendor; readonly modelName: string },
  wanted: number | undefined,
): void {
  if (vendor !== "cohere" || wanted === undefined || cohereDimensions.includes(wanted)) return;
  throw wrongValue("dimensions", `${modelName} makes vectors of ${cohereDimensions.join(", ")} dimensions.`);
}

/** Outcome of the run that the request repeats, or of a run of its own. */
async function runOrRepeat(
  services: Services,
  asked: ProgramRequest<z.output<typeof embeddingsSchema>>,
  waiting: WaitingLimit,
): Promise<EmbedOutcome> {
  const owner = runOwnerOf(asked.holder);
  for (let { firstTry } = asked; ; ) {
    if (firstTry) {
      const leave = waiting.enter(asked.holder.personId);
      const repeated = await repeatEmbedding(services, { ...owner, runId: firstTry.runId }, asked.reader.gone).finally(
        leave,
      );
      if (repeated) return repeated;
      if (asked.isKeyGiven) throw answerGone(firstTry);
    }
    const run = await prepare(services, asked);
    try {
      return await runEmbedding(services, run);
    } catch (error) {
      firstTry = await findRival(services, asked, error);
    }
  }
}

type Encode = (vector: readonly number[]) => string;

/** Numbers that are written at once: within some milliseconds. */
const sliceNumbers = 50_000;

/** Other requests get their turn between slices: all vectors at once would hold them up for long. */
async function* writeVectors(vectors: readonly (readonly number[])[], encode: Encode | undefined) {
  let slice: string[] = [];
  let numbers = 0;
  for (const [index, vector] of vectors.entries()) {
    slice.push(JSON.stringify({ object: "embedding", index, embedding: encode ? encode(vector) : vector }));
    numbers += vector.length;
    if (numbers < sliceNumbers && index < vectors.length - 1) continue;
    yield `${slice.join(",")}${index < vectors.length - 1 ? "," : ""}`;
    [slice, numbers] = [[], 0];
    await setImmediate();
  }
}

function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

async function* inPieces(before: string, slices: AsyncIterable<string>, after: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(before);
  for await (const slice of slices) yield encoder.encode(slice);
  yield encoder.encode(after);
}

/** Encodes a vector as 32-bit numbers, the least significant byte first. */
const toBase64 = (vector: readonly number[]): string => Buffer.from(new Float32Array(vector).buffer).toString("base64");
