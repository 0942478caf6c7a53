import type { LanguageModelV4Message, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { TextMessage } from "../contract.ts";

/** Our messages as the AI SDK has them. */
export const toPrompt = (messages: readonly TextMessage[]): LanguageModelV4Prompt => messages.map(toMessage);

function toMessage(message: TextMessage): LanguageModelV4Message {
  switch (message.role) {
    case "system":
      return { role: "system", content: message.text };
    case "user": {
      const files = (message.files ?? []).map(({ mediaType, data }) => ({
        type: "file" as const,
        mediaType,
        data: { type: "data" as const, data },
      }));
      return { role: "user", content: [...files, { type: "text", text: message.text }] };
    }
    case "assistant": {
      const calls = (message.toolCalls ?? []).map(({ id, name, input }) => ({
        type: "tool-call" as const,
        toolCallId: id,
        toolName: name,
        input: parseInput(input),
      }));
      const text = message.text === "" ? [] : [{ type: "text" as const, text: message.text }];
      return { role: "assistant", content: [...text, ...calls] };
    }
    case "tool": {
      const { callId, name, result } = message;
      const output = { type: "text" as const, value: result };
      return { role: "tool", content: [{ type: "tool-result", toolCallId: callId, toolName: name, output }] };
    }
  }
}

/** A model may have written broken JSON: it gets back what it wrote. */
function parseInput(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}
