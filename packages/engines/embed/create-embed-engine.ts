import { createCohere } from "@ai-sdk/cohere";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, type EmbeddingModelV4, type EmbeddingModelV4CallOptions } from "@ai-sdk/provider";
import { EngineError } from "../engine-error.ts";
import { createGuardedFetch } from "../guarded-fetch.ts";
import { type LimitedCall, limitCall } from "../limit-call.ts";
import { readFailure } from "../read-failure.ts";
import { cleanEmbeddings } from "../text/clean-usage.ts";
import { requireUsableKey } from "../usable-key.ts";
import type { Embeddings, EmbedRequest, EmbedTexts, EmbedVendor } from "./embed-contract.ts";

export interface EmbedEngineOptions {
  readonly vendor: EmbedVendor;
  /** The vendor's id of the model. */
  readonly model: string;
  /** Empty only for a server that wants none. */
  readonly apiKey: string;
  /** Organization that is billed, for OpenAI’s keys. */
  readonly organizationId?: string | undefined;
  /** Address that replaces the vendor's own. */
  readonly baseUrl?: string | undefined;
  /** True if the address may be on this machine or in its network. */
  readonly allowPrivateAddresses: boolean;
}

/** Numbers of all vectors of one call: reading so many takes the server some hundredths of a second, during which nothing else is done. */
const numbersPerCall = 150_000;
/** Numbers per vector for models that are not told how many to make. */
const dimensionsUsual = 3_072;
/** Size of an answer: as many numbers as one call may have, as JSON of the longest form, and what is around them. */
const bytesMax = 16 * 1_024 * 1_024;

/** One pool of connections for each kind of address, for the whole process. */
const fetches = {
  public: createGuardedFetch({ allowPrivateAddresses: false, bytesMax }),
  any: createGuardedFetch({ allowPrivateAddresses: true, bytesMax }),
};

/** @throws {TypeError} for an OpenAI-compatible server without an address. */
export function createEmbedEngine(options: EmbedEngineOptions): EmbedTexts {
  const send = options.allowPrivateAddresses ? fetches.any : fetches.public;
  requireAddress(options);
  const readAgain = (body: string) => embeddingModel(options, async () => new Response(body));
  return async (request, limits) => {
    const call = limitCall(limits);
    try {
      requireUsableKey(options.apiKey);
      const model = embeddingModel(options, call.sending(send));
      return await embed({ model, readAgain }, options.vendor, request, call);
    } catch (error) {
      throw call.signal.aborted ? call.signal.reason : readFailure(error, options.apiKey, call.hasSent());
    } finally {
      call.end();
    }
  };
}

interface Models {
  readonly model: EmbeddingModelV4;
  /** Reads an answer that came, and calls nothing: one that is whole but for its usage is paid. Most need no second reading, and are long. */
  readonly readAgain: (body: string) => EmbeddingModelV4;
}

/** Embeds texts in as many calls as the vendor wants, one after the other. */
async function embed(
  { model, readAgain }: Models,
  vendor: EmbedVendor,
  { texts, dimensions }: EmbedRequest,
  call: LimitedCall,
): Promise<Embeddings> {
  const fitting = Math.max(1, Math.floor(numbersPerCall / (dimensions ?? dimensionsUsual)));
  const perCall = Math.min((await model.maxEmbeddingsPerCall) ?? texts.length, fitting);
  const vectors: (readonly number[])[] = [];
  let tokens: number | undefined = 0;
  for (let start = 0; start < texts.length; start += perCall) {
    const values = texts.slice(start, start + perCall);
    const options = { values, abortSignal: call.signal, ...dimensionsFor(vendor, dimensions) };
    const answer = await call.listen(model.doEmbed(options)).catch((error: unknown) => {
      const body = APICallError.isInstance(error) && error.statusCode === 200 ? error.responseBody : undefined;
      const cleaned = body === undefined ? undefined : cleanEmbeddings(body);
      if (cleaned === undefined) throw error;
      return readAgain(cleaned).doEmbed(options);
    });
    if (answer.embeddings.length !== values.length || answer.embeddings.some((vector) => vector.length === 0)) {
      throw new EngineError("nonsense");
    }
    vectors.push(...inOrder(answer.embeddings, answer.response?.body));
    tokens = tokens === undefined || answer.usage === undefined ? undefined : tokens + answer.usage.tokens;
  }
  // Vectors are compared by all of their numbers.
  const length = dimensions ?? vectors[0]?.length;
  if (vectors.some((vector) => vector.length !== length)) throw new EngineError("nonsense");
  return { vectors, tokens };
}

/**
 * Servers that speak OpenAI’s language may answer in any order, and number what they answer; the SDK doesn’t look at the numbers.
 * @throws {EngineError} `nonsense` for numbers that name a text twice, or none.
 */
function inOrder(vectors: readonly (readonly number[])[], body: unknown): readonly (readonly number[])[] {
  const { data } = Object(body) as { readonly data?: readonly { readonly index?: unknown }[] };
  const numbers = Array.isArray(data) ? data.map(({ index }) => index) : [];
  if (!numbers.some((number) => number !== undefined)) return vectors;
  const ordered: (readonly number[])[] = [];
  for (const [at, number] of numbers.entries()) {
    const vector = vectors[at];
    if (!Number.isInteger(number) || !vector || ordered[number as number]) throw new EngineError("nonsense");
    ordered[number as number] = vector;
  }
  if (ordered.length !== vectors.length || Object.keys(ordered).length !== vectors.length)
    throw new EngineError("nonsense");
  return ordered;
}

function requireAddress({ vendor, baseUrl }: EmbedEngineOptions): void {
  if (vendor === "openai-compatible" && baseUrl === undefined) {
    throw new TypeError("an OpenAI-compatible server needs an address");
  }
}

function dimensionsFor(
  vendor: EmbedVendor,
  dimensions: number | undefined,
): Pick<EmbeddingModelV4CallOptions, "dimensions" | "providerOptions"> {
  // What is stored and what is looked for are not told apart here.
  if (vendor === "cohere") {
    const output = dimensions === undefined ? {} : { outputDimension: dimensions };
    return { providerOptions: { cohere: { inputType: "search_document", ...output } } };
  }
  return dimensions === undefined ? {} : { dimensions };
}

function embeddingModel(
  { vendor, model, apiKey, organizationId, baseUrl }: EmbedEngineOptions,
  send: typeof fetch,
): EmbeddingModelV4 {
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl };
  // The key is always given: without it, the SDK would read one from the environment.
  const settings = { apiKey, fetch: send, ...address };
  switch (vendor) {
    case "openai":
      return createOpenAI({ ...settings, ...(organizationId && { organization: organizationId }) }).embeddingModel(
        model,
      );
    case "google":
      return createGoogle(settings).embeddingModel(model);
    case "cohere":
      return createCohere(settings).embeddingModel(model);
    case "together":
      return createOpenAICompatible({
        name: vendor,
        baseURL: "https://api.together.xyz/v1",
        ...settings,
      }).embeddingModel(model);
    case "openai-compatible":
      return createOpenAICompatible({ ...settings, name: vendor, baseURL: String(baseUrl) }).embeddingModel(model);
  }
}
