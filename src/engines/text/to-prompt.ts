import type { LanguageModelV4Message, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { TextMessage } from "../contract.ts";
import type { VendorOptions } from "./vendor-options.ts";

/** Our messages as the AI SDK has them. */
export const toPrompt = (messages: readonly TextMessage[], options: VendorOptions): LanguageModelV4Prompt =>
  messages.map((message) => {
    const providerOptions = options.message(message);
    return { ...toMessage(message, options), ...(providerOptions ? { providerOptions } : {}) };
  });

function toMessage(message: TextMessage, options: VendorOptions): LanguageModelV4Message {
  switch (message.role) {
    case "system":
      return { role: "system", content: message.text };
    case "user": {
      const files = (message.files ?? []).map((file) => {
        const providerOptions = options.file(file);
        return {
          type: "file" as const,
          mediaType: file.mediaType,
          data: { type: "data" as const, data: file.data },
          ...(file.name === undefined ? {} : { filename: file.name }),
          ...(providerOptions ? { providerOptions } : {}),
        };
      });
      // Providers refuse an empty text beside a picture.
      const text = message.text === "" && files.length > 0 ? [] : [{ type: "text" as const, text: message.text }];
      return { role: "user", content: [...files, ...text] };
    }
    case "assistant": {
      const calls = (message.toolCalls ?? []).map(({ id, name, input }) => ({
        type: "tool-call" as const,
        toolCallId: id,
        toolName: name,
        input: parseInput(input),
      }));
      const text = message.text === "" ? [] : [{ type: "text" as const, text: message.text }];
      const reasoning = message.reasoning ? [{ type: "reasoning" as const, text: message.reasoning }] : [];
      return { role: "assistant", content: [...reasoning, ...text, ...calls] };
    }
    case "tool": {
      const { callId, name, result } = message;
      const output = { type: "text" as const, value: result };
      return { role: "tool", content: [{ type: "tool-result", toolCallId: callId, toolName: name, output }] };
    }
  }
}

/** A model may have written broken JSON: it gets back what it wrote. A call without input has an empty object. */
function parseInput(input: string): unknown {
  try {
    return JSON.parse(input.trim() === "" ? "{}" : input);
  } catch {
    return input;
  }
}
