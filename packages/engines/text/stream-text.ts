import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  SharedV4Warning,
} from "@ai-sdk/provider";
import type { CallLimits, Sampling, StreamText, TextEnd, TextEvent, TextRequest, TextUsage } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import { limitCall } from "../limit-call.ts";
import { readFailure } from "../read-failure.ts";
import { requireUsableKey } from "../usable-key.ts";
import { createAnswerLimit, cutAtLimit } from "./answer-limit.ts";
import { toPrompt } from "./to-prompt.ts";
import type { VendorOptions } from "./vendor-options.ts";

export interface StreamOptions {
  readonly fetch: typeof fetch;
  /** It is removed from what the provider says. */
  readonly key: string;
  readonly vendorOptions: VendorOptions;
  /** Told what the package leaves out of a request. */
  readonly onWarnings?: ((warnings: readonly SharedV4Warning[]) => void) | undefined;
}

/** Each call has a model of its own, whose `fetch` tells that its request went out. */
export type ModelOf = (send: typeof fetch) => LanguageModelV4;

/** A model of the AI SDK as our contract has it. */
export const streamWith =
  (modelOf: ModelOf, options: StreamOptions): StreamText =>
  (request, limits) =>
    stream(modelOf, options, request, limits);

async function* stream(
  modelOf: ModelOf,
  { fetch, key, vendorOptions, onWarnings }: StreamOptions,
  request: TextRequest,
  limits: CallLimits,
): AsyncGenerator<TextEvent> {
  const call = limitCall(limits);
  try {
    requireUsableKey(key);
    const options = { ...optionsOf(request, vendorOptions), includeRawChunks: true, abortSignal: call.signal };
    const { stream: parts } = await call.listen(modelOf(call.sending(fetch)).doStream(options));
    const reader = parts.getReader();
    const limit = createAnswerLimit(request.maxOutputTokens);
    const said: Said = { refusal: undefined, isRefused: false, hasCalls: false };
    try {
      for (;;) {
        const { done, value } = await call.listen(reader.read());
        // A stream that ends without saying why was cut.
        if (done) throw new EngineError("unavailable");
        if (value.type === "stream-start") onWarnings?.(value.warnings);
        const read = toEvent(value, said, key);
        const event = read && limit.fit(read);
        if (event) yield event;
        if (event?.type === "end") return;
        if (limit.isReached) return yield cutAtLimit;
      }
    } finally {
      // Not awaited: a provider that hangs would keep the caller.
      void reader.cancel().catch(() => {});
    }
  } catch (error) {
    throw call.signal.aborted ? call.signal.reason : readFailure(error, key, call.hasSent());
  } finally {
    // Also when the caller stopped iterating: the provider is to stop, too.
    call.end();
  }
}

function optionsOf(request: TextRequest, vendorOptions: VendorOptions): LanguageModelV4CallOptions {
  const { messages, maxOutputTokens, temperature, reasoningEffort, toolChoice, sampling = {} } = request;
  const providerOptions = vendorOptions.request(request);
  return {
    prompt: toPrompt(messages, vendorOptions),
    maxOutputTokens,
    ...(temperature === undefined ? {} : { temperature }),
    ...(reasoningEffort ? { reasoning: reasoningEffort } : {}),
    ...formatOf(request),
    ...samplingOf(sampling),
    ...(toolChoice
      ? {
          toolChoice:
            typeof toolChoice === "string" ? { type: toolChoice } : { type: "tool", toolName: toolChoice.name },
        }
      : {}),
    ...toolsOf(request, vendorOptions),
    ...(providerOptions ? { providerOptions } : {}),
  };
}

function formatOf({ jsonSchema, jsonFormat: { name, description } = {} }: TextRequest) {
  if (!jsonSchema) return {};
  const words = {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
  };
  return {
    responseFormat: { type: "json" as const, ...(jsonSchema === "any" ? {} : { schema: jsonSchema, ...words }) },
  };
}

function toolsOf({ tools }: TextRequest, vendorOptions: VendorOptions): Pick<LanguageModelV4CallOptions, "tools"> {
  if (!tools) return {};
  return {
    tools: tools.map((tool) => {
      const { name, description, parameters: inputSchema, strict } = tool;
      const providerOptions = vendorOptions.tool(tool);
      return {
        type: "function",
        name,
        inputSchema,
        ...(description === undefined ? {} : { description }),
        ...(strict === undefined ? {} : { strict }),
        ...(providerOptions ? { providerOptions } : {}),
      };
    }),
  };
}

function samplingOf({ topP, presencePenalty, frequencyPenalty, stop, seed }: Sampling) {
  return {
    ...(topP === undefined ? {} : { topP }),
    ...(presencePenalty === undefined ? {} : { presencePenalty }),
    ...(frequencyPenalty === undefined ? {} : { frequencyPenalty }),
    ...(stop === undefined ? {} : { stopSequences: [...stop] }),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** State of an answer, for reading its next parts. */
interface Said {
  /** Words of the part that comes now, if it refuses instead of answering. */
  refusal: string | undefined;
  isRefused: boolean;
  hasCalls: boolean;
}

/** @throws {EngineError} for a part that says that the call failed. */
function toEvent(part: LanguageModelV4StreamPart, said: Said, key: string): TextEvent | undefined {
  switch (part.type) {
    case "raw":
      said.refusal = refusalIn(part.rawValue);
      said.isRefused ||= said.refusal !== undefined;
      return undefined;
    case "text-delta":
      if (part.delta === "") return undefined;
      return { type: part.delta === said.refusal ? "refusal" : "text", text: part.delta };
    case "reasoning-delta":
      return { type: "reasoning", text: part.delta };
    case "tool-input-delta":
      return part.delta === "" ? undefined : { type: "call-part", characters: part.delta.length };
    case "tool-call": {
      said.hasCalls = true;
      // A call of a tool that takes nothing: clients parse the input as JSON.
      const input = part.input.trim() === "" ? "{}" : part.input;
      return { type: "tool-call", call: { id: part.toolCallId, name: part.toolName, input } };
    }
    case "error":
      throw readFailure(part.error, key, true);
    case "finish":
      return { type: "end", reason: reasonOf(part, said), usage: usageOf(part.usage) };
    default:
      return undefined;
  }
}

/** OpenAI, and those who speak its language, tell a refusal apart; the SDK makes it a text like others. */
function refusalIn(raw: unknown): string | undefined {
  const { choices } = Object(raw) as {
    readonly choices?: readonly { readonly delta?: { readonly refusal?: unknown } }[];
  };
  const refusal = Array.isArray(choices) ? choices[0]?.delta?.refusal : undefined;
  return typeof refusal === "string" && refusal !== "" ? refusal : undefined;
}

function reasonOf({ finishReason }: Finish, { isRefused, hasCalls }: Said): TextEnd {
  if (isRefused) return "refused";
  const reason = endOf(finishReason);
  // Some servers call it a usual end although it has calls, which clients look for by this word, and some the other way around.
  if (reason === "complete" || reason === "tool-calls") return hasCalls ? "tool-calls" : "complete";
  return reason;
}

type Finish = Extract<LanguageModelV4StreamPart, { type: "finish" }>;

/** Providers say with these words that an answer isn’t whole. */
const brokenEnd = /error|cancel|abort|timeout|malformed|insufficient|overload/i;
/** And with these that it is as long as it may be, e.g. `model_length`. */
const lengthEnd = /length|max_?tokens|token_?limit/i;

function endOf({ unified, raw }: Finish["finishReason"]): TextEnd {
  switch (unified) {
    case "stop":
      return "complete";
    case "length":
    case "tool-calls":
      return unified;
    case "content-filter":
      return "refused";
    default:
      // A word that the SDK doesn't know ends a whole answer, too, e.g. `eos`.
      if (unified === "other" && raw !== undefined && !brokenEnd.test(raw))
        return lengthEnd.test(raw) ? "length" : "complete";
      // Cut, or ended by an error: the provider never said that the answer is whole.
      throw new EngineError("unavailable");
  }
}

/** Providers disagree on whether cached input is part of the input, and reasoning of the output; the SDK tells them apart. */
function usageOf({ inputTokens, outputTokens }: Finish["usage"]): TextUsage | undefined {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return undefined;
  const cachedInput = inputTokens.cacheRead ?? 0;
  const cacheWrites = inputTokens.cacheWrite ?? 0;
  const reasoning = outputTokens.reasoning ?? 0;
  return {
    uncachedInput: inputTokens.noCache ?? without(inputTokens.total ?? 0, cachedInput + cacheWrites),
    cachedInput,
    cacheWrites,
    output: without(outputTokens.total ?? 0, reasoning),
    reasoning,
  };
}

/** Subtracts a part from a total. A count that can’t be true stays so, and is found where usage is checked (`readReportedTokens`). */
const without = (total: number, part: number): number => (total < 0 ? total : Math.max(0, total - part));
