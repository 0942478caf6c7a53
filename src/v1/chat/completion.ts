import type { ToolCall } from "#engines/index.ts";
import type { RunEvent, TokenCount } from "#runs/rules.ts";
import type { RunFacts } from "../run-facts.ts";

export type EndedRun = Extract<RunEvent, { type: "ended" }>;

const finishReasons: Readonly<Record<EndedRun["reason"], string>> = {
  complete: "stop",
  length: "length",
  "tool-calls": "tool_calls",
  // By its user on a page. The contract has no word for it, and a program must not take it for a whole answer.
  stopped: "length",
};

export const finishReasonOf = ({ reason }: EndedRun): string => finishReasons[reason];

/** OpenAI calls a refusal in the model’s own words a usual end. */
export const refusalFinishReason = "stop";

/** The details are left out where we count ourselves. */
export const usageOf = ({ input, output, cachedInput, reasoning }: TokenCount) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  ...(cachedInput === undefined ? {} : { prompt_tokens_details: { cached_tokens: cachedInput } }),
  ...(reasoning === undefined ? {} : { completion_tokens_details: { reasoning_tokens: reasoning } }),
});

export const toolCallOf = ({ id, name, input }: ToolCall) => ({
  id,
  type: "function" as const,
  function: { name, arguments: input },
});

export interface CompletionHead {
  readonly id: string;
  /** Unix time in seconds. */
  readonly created: number;
  readonly model: string;
}

export const completionId = (runId: string): string => `chatcmpl-${runId}`;

export interface WholeAnswer {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  /** Words of the model instead of an answer. */
  readonly refusal?: string | undefined;
  readonly finishReason: string;
  readonly tokens: TokenCount | undefined;
}

/** A whole answer in OpenAI's form. */
export function completionOf(head: CompletionHead, answer: WholeAnswer, facts: RunFacts) {
  const { text, calls, refusal, finishReason, tokens } = answer;
  return {
    ...head,
    object: "chat.completion" as const,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant" as const,
          content: text === "" && (calls.length > 0 || refusal !== undefined) ? null : text,
          refusal: refusal ?? null,
          ...(calls.length > 0 ? { tool_calls: calls.map(toolCallOf) } : {}),
        },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    ...(tokens ? { usage: usageOf(tokens) } : {}),
    easel: facts,
  };
}

/** A part of an answer in OpenAI's form. */
export const chunkOf = (head: CompletionHead, delta: object, finishReason: string | null = null) => ({
  ...head,
  object: "chat.completion.chunk" as const,
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
});
