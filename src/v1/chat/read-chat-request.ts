import { z } from "zod";
import type { ReasoningEffort, TextRequest, ToolChoice } from "#engines/index.ts";
import { ignored, only, optional } from "../read-request.ts";
import { messagesSchema, readMessages } from "./read-messages.ts";

const jsonObject = z.record(z.string(), z.unknown());

const tool = z.strictObject({
  type: z.literal("function", { error: "only tools of the type function are supported" }),
  function: z.strictObject({
    name: z.string().regex(/^[\w-]{1,64}$/, { error: "a name has 1 to 64 letters, digits, underscores and hyphens" }),
    description: optional(z.string()),
    parameters: optional(jsonObject),
    strict: optional(z.boolean()),
  }),
});

const responseFormat = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text") }),
  z.strictObject({ type: z.literal("json_object") }),
  z.strictObject({
    type: z.literal("json_schema"),
    json_schema: z.strictObject({
      name: z.string().min(1),
      description: optional(z.string()),
      schema: jsonObject,
      strict: optional(z.boolean()),
    }),
  }),
]);

const tokens = z.number().int().min(1).max(200_000);
const penalty = z.number().min(-2).max(2);

export const chatSchema = z.strictObject({
  model: z.string().min(1).max(250),
  messages: messagesSchema,
  stream: optional(z.boolean()),
  stream_options: optional(
    z.strictObject({ include_usage: optional(z.boolean()), include_obfuscation: optional(z.boolean()) }),
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
  parallel_tool_calls: only(true, "calls of tools can’t be limited to one at a time"),
  store: only(false, "answers can’t be stored"),
  service_tier: z.enum(["auto", "default"], { error: "only the default tier is supported" }).nullish(),
  user: ignored,
  metadata: ignored,
  safety_identifier: ignored,
  prompt_cache_key: ignored,
});

export type ChatRequest = z.output<typeof chatSchema>;

const efforts: Readonly<Record<NonNullable<ChatRequest["reasoning_effort"]>, ReasoningEffort>> = {
  none: "none",
  minimal: "low",
  low: "low",
  medium: "medium",
  high: "high",
  xhigh: "high",
};

/** As our engines have it, without the length of the answer. @throws {ApiError} for messages that don't fit together. */
export function readChatRequest(request: ChatRequest): Omit<TextRequest, "maxOutputTokens"> {
  const { stop, tools, response_format: format, reasoning_effort: effort } = request;
  return {
    messages: readMessages(request.messages),
    temperature: request.temperature,
    reasoningEffort: effort && efforts[effort],
    tools: tools?.length
      ? tools.map(({ function: { name, description, parameters } }) => ({
          name,
          description,
          parameters: parameters ?? { type: "object", properties: {} },
        }))
      : undefined,
    toolChoice: tools?.length ? toolChoiceOf(request) : undefined,
    jsonSchema: format?.type === "json_schema" ? format.json_schema.schema : jsonOf(format?.type),
    sampling: {
      topP: request.top_p,
      presencePenalty: request.presence_penalty,
      frequencyPenalty: request.frequency_penalty,
      stop: typeof stop === "string" ? [stop] : stop,
      seed: request.seed,
    },
  };
}

const jsonOf = (type: string | undefined) => (type === "json_object" ? "any" : undefined);

function toolChoiceOf({ tool_choice: choice }: ChatRequest): ToolChoice | undefined {
  return typeof choice === "object" ? { name: choice.function.name } : choice;
}
