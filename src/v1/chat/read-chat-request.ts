import { z } from "zod";
import type { TextRequest, Tool, ToolChoice } from "#engines/index.ts";
import { wrongValue } from "../errors.ts";
import { forUs, only, optional } from "../read-request.ts";
import { cacheControl, type FetchedPictures, messagesSchema, readMessages } from "./read-messages.ts";

const jsonObject = z.record(z.string(), z.unknown());

const tool = z.strictObject({
  type: z.literal("function", { error: "only tools of the type function are supported" }),
  function: z.strictObject({
    name: z.string().regex(/^[\w-]{1,64}$/, { error: "a name has 1 to 64 letters, digits, underscores and hyphens" }),
    description: optional(z.string()),
    parameters: optional(jsonObject),
    strict: optional(z.boolean()),
  }),
  cache_control: cacheControl,
});

const responseFormat = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text") }),
  z.strictObject({ type: z.literal("json_object") }),
  z.strictObject({
    type: z.literal("json_schema"),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/, { error: "a name has 1 to 64 letters, digits, underscores and hyphens" }),
      description: optional(z.string()),
      schema: jsonObject,
      strict: optional(z.boolean()),
    }),
  }),
]);

const tokens = z.number().int().min(1).max(200_000);
const penalty = z.number().min(-2).max(2);

const chatFields = z.strictObject({
  model: z.string().min(1).max(250),
  messages: messagesSchema,
  stream: optional(z.boolean()),
  stream_options: optional(
    z.strictObject({
      include_usage: optional(z.boolean()),
      include_obfuscation: only(false, "streams are not padded"),
    }),
  ),
  max_tokens: optional(tokens),
  max_completion_tokens: optional(tokens),
  temperature: optional(z.number().min(0).max(2)),
  top_p: optional(z.number().min(0).max(1)),
  presence_penalty: optional(penalty),
  frequency_penalty: optional(penalty),
  stop: optional(z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(4)])),
  seed: optional(z.number().int()),
  reasoning_effort: optional(z.enum(["none", "minimal", "low", "medium", "high", "xhigh"])),
  tools: optional(z.array(tool).max(128)),
  tool_choice: optional(
    z.union([
      z.enum(["auto", "none", "required"]),
      z.strictObject({ type: z.literal("function"), function: z.strictObject({ name: z.string() }) }),
    ]),
  ),
  response_format: optional(responseFormat),
  /** Our own: the most that the answer may cost, in AIC. */
  max_aic: optional(z.number().int().min(0).max(100_000)),
  n: only(1, "only one answer at a time is supported"),
  logprobs: only(false, "log probabilities are not supported"),
  top_logprobs: only(0, "log probabilities are not supported"),
  parallel_tool_calls: optional(z.boolean()),
  logit_bias: optional(
    // How many there may be is checked before (body-bounds.ts).
    z.record(z.string().regex(/^\d{1,7}$/, { error: "keys are numbers of tokens" }), z.number().min(-100).max(100)),
  ),
  verbosity: optional(z.enum(["low", "medium", "high"])),
  prompt_cache_key: optional(z.string().min(1).max(256)),
  prompt_cache_retention: optional(z.enum(["in_memory", "in-memory", "24h"])),
  store: only(false, "answers can’t be stored"),
  service_tier: z.enum(["auto", "default"], { error: "only the default tier is supported" }).nullish(),
  user: forUs,
  metadata: forUs,
  safety_identifier: forUs,
});

/** Schema of a request. If two parameters contradict each other, none is dropped without a word. */
export const chatSchema = chatFields.superRefine((request, context) => {
  const { max_tokens: older, max_completion_tokens: newer, stream, stream_options: options } = request;
  const refuse = (param: string, message: string) => context.addIssue({ code: "custom", path: [param], message });
  if (older !== undefined && newer !== undefined && older !== newer) {
    refuse("max_tokens", "it differs from max_completion_tokens, which is the same by its newer name");
  }
  if (options && !stream) refuse("stream_options", "it is only for requests with stream");
});

export type ChatRequest = z.output<typeof chatSchema>;

/**
 * Request as our engines have it, without the length of the answer.
 * @throws {ApiError} for messages that don't fit together, and for a choice of tools that aren't there.
 */
export function readChatRequest(request: ChatRequest, pictures: FetchedPictures): Omit<TextRequest, "maxOutputTokens"> {
  const { stop, response_format: format, prompt_cache_key: key, prompt_cache_retention: retention } = request;
  const tools = readTools(request);
  const messages = readMessages(request.messages, pictures);
  requireFewCaches([...messages, ...(tools ?? [])]);
  const {
    name,
    description,
    strict = false,
    schema = undefined,
  } = format?.type === "json_schema" ? format.json_schema : {};
  return {
    messages,
    temperature: request.temperature,
    reasoningEffort: request.reasoning_effort,
    tools,
    toolChoice: readToolChoice(request),
    // Without tools there is nothing to call at once.
    parallelToolCalls: tools && request.parallel_tool_calls,
    jsonSchema: schema ?? (format?.type === "json_object" ? "any" : undefined),
    jsonFormat: schema && { name, description, strict },
    verbosity: request.verbosity,
    promptCache: { key, retention: retention === "in-memory" ? "in_memory" : retention },
    sampling: {
      topP: request.top_p,
      presencePenalty: request.presence_penalty,
      frequencyPenalty: request.frequency_penalty,
      stop: typeof stop === "string" ? [stop] : stop,
      seed: request.seed,
      logitBias: request.logit_bias,
    },
  };
}

/** Claude’s own limit: its package drops the fifth. */
const cachesMax = 4;

/** @throws {ApiError} */
function requireFewCaches(parts: readonly { readonly cache?: unknown }[]): void {
  if (parts.filter(({ cache }) => cache !== undefined).length <= cachesMax) return;
  throw wrongValue("cache_control", `Mark up to ${cachesMax} places of a request with cache_control.`);
}

function readTools({ tools }: ChatRequest): readonly Tool[] | undefined {
  if (!tools?.length) return undefined;
  return tools.map(({ function: { name, description, parameters, strict }, cache_control: cache }) => ({
    name,
    description,
    parameters: parameters ?? { type: "object", properties: {} },
    strict,
    cache: cache && { ttl: cache.ttl },
  }));
}

/** @throws {ApiError} for a tool that isn't among those of the request, or any where there is none. */
function readToolChoice({ tools = [], tool_choice: choice }: ChatRequest): ToolChoice | undefined {
  const named = typeof choice === "object" ? choice.function.name : undefined;
  const isThere =
    named === undefined ? choice !== "required" || tools.length > 0 : tools.some((one) => one.function.name === named);
  if (!isThere)
    throw wrongValue("tool_choice", "The tool_choice asks for a tool that isn’t among the tools of the request.");
  if (tools.length === 0) return undefined;
  return named === undefined ? (choice as Extract<ToolChoice, string> | undefined) : { name: named };
}
