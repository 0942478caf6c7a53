import type { TextRequest } from "#engines/index.ts";
import { estimateFileTokens, type FileSize, maxFileTokens } from "./file-tokens.ts";
import { bytesPerTokenAtLeast } from "./rules.ts";

type Input = Pick<TextRequest, "messages" | "tools">;

/** All text that a model reads: what was said, calls of tools, their results, and what tools there are. */
export function inputTextOf({ messages, tools = [] }: Input): string {
  const said = messages.flatMap((message) => {
    if (message.role === "tool") return [message.result];
    const calls = message.role === "assistant" ? (message.toolCalls ?? []) : [];
    return [message.text, ...calls.map(({ name, input }) => `${name} ${input}`)];
  });
  return [...said, ...tools.map((tool) => JSON.stringify(tool))].join("\n");
}

const filesOf = ({ messages }: Input): readonly FileSize[] =>
  messages.flatMap((message) =>
    message.role === "user"
      ? (message.files ?? []).map(({ mediaType, data, pages }) => ({ mediaType, bytes: data.byteLength, pages }))
      : [],
  );

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What pictures and documents count at most, in tokens. */
export const fileTokensOf = (input: Input): number => sumOf(filesOf(input).map(maxFileTokens));

/** What they usually count. */
export const usualFileTokensOf = (input: Input): number => sumOf(filesOf(input).map(estimateFileTokens));

/** How many tokens a request has at most, before its answer. */
export const inputTokensMax = (request: Input): number =>
  Math.ceil(Buffer.byteLength(inputTextOf(request)) / bytesPerTokenAtLeast) + fileTokensOf(request);
