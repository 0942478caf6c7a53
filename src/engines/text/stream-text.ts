import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { CallLimits, Sampling, StreamText, TextEnd, TextEvent, TextRequest, TextUsage } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import { limitCall } from "../limit-call.ts";
import { readFailure } from "../read-failure.ts";
import { requireUsableKey } from "../usable-key.ts";
import { createAnswerLimit, cutAtLimit } from "./answer-limit.ts";
import { toPrompt } from "./to-prompt.ts";

/**
 * A model of the AI SDK as our contract has it.
 * @param key is removed from what the provider says.
 */
export const streamWith =
  (model: LanguageModelV4, key: string): StreamText =>
  (request, limits) =>
    stream(model, key, request, limits);

async function* stream(
  model: LanguageModelV4,
  key: string,
  request: TextRequest,
  limits: CallLimits,
): AsyncGenerator<TextEvent> {
  const call = limitCall(limits);
  try {
    requireUsableKey(key);
    const { stream: parts } = await call.listen(model.doStream({ ...optionsOf(request), abortSignal: call.signal }));
    const reader = parts.getReader();
    const limit = createAnswerLimit(request.maxOutputTokens);
    try {
      for (;;) {
        const { done, value } = await call.listen(reader.read());
        // A stream that ends without saying why was cut.
        if (done) throw new EngineError("unavailable");
        if (value.type === "tool-input-delta") limit.count(value.delta.length);
        const read = toEvent(value, key);
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
    throw call.signal.aborted ? call.signal.reason : readFailure(error, key);
  } finally {
    // Also when the caller stopped iterating: the provider is to stop, too.
    call.end();
  }
}

function optionsOf({
  messages,
  maxOutputTokens,
  temperature,
  reasoningEffort,
  tools,
  toolChoice,
  jsonSchema,
  sampling = {},
}: TextRequest): LanguageModelV4CallOptions {
  return {
    prompt: toPrompt(messages),
    maxOutputTokens,
    ...(temperature === undefined ? {} : { temperature }),
    ...(reasoningEffort ? { reasoning: reasoningEffort } : {}),
    ...(jsonSchema
      ? { responseFormat: { type: "json", ...(jsonSchema === "any" ? {} : { schema: jsonSchema }) } }
      : {}),
    ...samplingOf(sampling),
    ...(toolChoice
      ? {
          toolChoice:
            typeof toolChoice === "string" ? { type: toolChoice } : { type: "tool", toolName: toolChoice.name },
        }
      : {}),
    ...(tools
      ? {
          tools: tools.map(({ name, description, parameters }) => ({
            type: "function",
            name,
            inputSchema: parameters,
            ...(description === undefined ? {} : { description }),
          })),
        }
      : {}),
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

/** @throws {EngineError} for a part that says that the call failed. */
function toEvent(part: LanguageModelV4StreamPart, key: string): TextEvent | undefined {
  switch (part.type) {
    case "text-delta":
      return part.delta === "" ? undefined : { type: "text", text: part.delta };
    case "reasoning-delta":
      return { type: "reasoning", text: part.delta };
    case "tool-call":
      return { type: "tool-call", call: { id: part.toolCallId, name: part.toolName, input: part.input } };
    case "error":
      throw readFailure(part.error, key);
    case "finish":
      return { type: "end", reason: endOf(part.finishReason), usage: usageOf(part.usage) };
    default:
      return undefined;
  }
}

type Finish = Extract<LanguageModelV4StreamPart, { type: "finish" }>;

/** Providers say with these words that an answer isn’t whole. */
const brokenEnd = /error|cancel|abort|timeout|malformed/i;

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
      if (unified === "other" && raw !== undefined && !brokenEnd.test(raw)) return "complete";
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
    uncachedInput: inputTokens.noCache ?? Math.max(0, (inputTokens.total ?? 0) - cachedInput - cacheWrites),
    cachedInput,
    cacheWrites,
    output: outputTokens.text ?? Math.max(0, (outputTokens.total ?? 0) - reasoning),
    reasoning,
  };
}
