import { listUntaken, readInput, type Setting, type TextRequest, type TextVendor } from "#engines/index.ts";
import { wrongValue } from "../errors.ts";
import type { ChatRequest } from "./read-chat-request.ts";

/** Place of each setting in a request, as errors call it. */
const params: Readonly<Record<Setting, (request: ChatRequest) => string>> = {
  temperature: () => "temperature",
  topP: () => "top_p",
  presencePenalty: () => "presence_penalty",
  frequencyPenalty: () => "frequency_penalty",
  stop: () => "stop",
  seed: () => "seed",
  logitBias: () => "logit_bias",
  reasoningEffort: () => "reasoning_effort",
  reasoning: ({ messages }) => inMessage(messages, "reasoning_content", hasReasoning),
  jsonSchema: () => "response_format",
  schemaDescription: () => "response_format.json_schema.description",
  toolChoice: () => "tool_choice",
  strictTools: ({ tools = [] }) => `tools.${tools.findIndex((tool) => tool.function.strict)}.function.strict`,
  parallelToolCalls: () => "parallel_tool_calls",
  verbosity: () => "verbosity",
  promptCacheKey: () => "prompt_cache_key",
  promptCacheRetention: () => "prompt_cache_retention",
  cache: () => "cache_control",
  speaker: ({ messages }) => inMessage(messages, "name", ({ role, name }) => role !== "tool" && name !== undefined),
  detail: ({ messages }) => inMessage(messages, "content", hasDetail),
  gif: ({ messages }) =>
    inMessage(messages, "content", ({ role, content }) => role === "user" && Array.isArray(content)),
  pdf: ({ messages }) => inMessage(messages, "content", hasDocument),
  brokenInput: ({ messages }) =>
    inMessage(
      messages,
      `tool_calls.${messages.map(brokenCallOf).find((at) => at >= 0)}.function.arguments`,
      (message) => brokenCallOf(message) >= 0,
    ),
};

type Message = ChatRequest["messages"][number];

const hasReasoning = (message: Message): boolean => message.role === "assistant" && Boolean(message.reasoning_content);

const hasDetail = ({ role, content }: Message): boolean =>
  role === "user" &&
  typeof content === "object" &&
  content.some((part) => part.type === "image_url" && (part.image_url.detail ?? "auto") !== "auto");

const hasDocument = ({ role, content }: Message): boolean =>
  role === "user" && typeof content === "object" && content.some(({ type }) => type === "file");

/** @returns -1 if there is none. */
const brokenCallOf = (message: Message): number =>
  message.role === "assistant"
    ? (message.tool_calls ?? []).findIndex(({ function: called }) => !readInput(called.arguments))
    : -1;

const inMessage = (messages: readonly Message[], field: string, has: (message: Message) => boolean): string =>
  `messages.${messages.findIndex(has)}.${field}`;

/** Tells whether a setting has the value that OpenAI’s models use by themselves: it requests nothing. */
function isUsual(setting: Setting, { temperature, sampling = {} }: TextRequest): boolean {
  switch (setting) {
    case "temperature":
      return temperature === 1;
    case "topP":
      return sampling.topP === 1;
    case "presencePenalty":
      return sampling.presencePenalty === 0;
    case "frequencyPenalty":
      return sampling.frequencyPenalty === 0;
    default:
      return false;
  }
}

/**
 * Nothing of a request is left out without a word: what its model doesn’t take is refused.
 * @throws {ApiError} `invalid_input`, which names the parameter.
 */
export async function requireTaken(
  engine: { readonly vendor: TextVendor; readonly model: string; readonly modelName: string },
  request: ChatRequest,
  text: TextRequest,
): Promise<void> {
  const untaken = (await listUntaken(engine, text)).find((setting) => !isUsual(setting, text));
  if (untaken === undefined) return;
  const param = params[untaken](request);
  throw wrongValue(
    param,
    `Unsupported parameter: '${param}' is not supported with ${engine.modelName}, or not with this value. Leave it out, or choose another model.`,
    "unsupported_parameter",
  );
}
