import { bytesPerTokenAtLeast } from "../rules.ts";
import { estimateFileTokens, type FileSize, maxFileTokens } from "./file-tokens.ts";
import { inputTextOf, type TextInput } from "./input-text.ts";

const filesOf = ({ messages }: TextInput): readonly FileSize[] =>
  messages.flatMap((message) =>
    message.role === "user"
      ? (message.files ?? []).map(({ mediaType, data, pages }) => ({ mediaType, bytes: data.byteLength, pages }))
      : [],
  );

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Maximum token count of pictures and documents. */
export const fileTokensOf = (input: TextInput): number => sumOf(filesOf(input).map(maxFileTokens));

/** Usual token count of pictures and documents. */
export const usualFileTokensOf = (input: TextInput): number => sumOf(filesOf(input).map(estimateFileTokens));

/** Maximum number of tokens of a request, before its answer. */
export const inputTokensMax = (request: TextInput): number =>
  Math.ceil(Buffer.byteLength(inputTextOf(request)) / bytesPerTokenAtLeast) + fileTokensOf(request);
