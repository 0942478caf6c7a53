import type { TextRequest } from "#engines/index.ts";
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

/** The most that today's models count for a picture, in tokens. */
const tokensPerPicture = 2_600;
/** A page of a document takes some 50 kB or more, and is read as its text and as a picture. */
const bytesPerDocumentToken = 20;

/** What pictures and documents count at most, in tokens: providers read them in ways of their own. */
export function fileTokensOf({ messages }: Input): number {
  const files = messages.flatMap((message) => (message.role === "user" ? (message.files ?? []) : []));
  return files.reduce((sum, { mediaType, data }) => {
    const ofDocument = mediaType.startsWith("image/") ? 0 : Math.ceil(data.byteLength / bytesPerDocumentToken);
    return sum + Math.max(tokensPerPicture, ofDocument);
  }, 0);
}

/** How many tokens a request has at most, before its answer. */
export const inputTokensMax = (request: Input): number =>
  Math.ceil(Buffer.byteLength(inputTextOf(request)) / bytesPerTokenAtLeast) + fileTokensOf(request);
