import type { LanguageModelV4Message, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { TextMessage } from "../contract.ts";
import { readInput } from "./broken-input.ts";
import type { VendorOptions } from "./vendor-options.ts";

/** Our messages as the AI SDK has them. */
export const toPrompt = (messages: readonly TextMessage[], options: VendorOptions): LanguageModelV4Prompt =>
  (options.instructionsFirst ? instructionsFirst(messages) : messages).map((message) => {
    const providerOptions = options.message(message);
    return { ...toMessage(message, options), ...(providerOptions ? { providerOptions } : {}) };
  });

/** Puts instructions first. Those in the middle hold from the beginning then: such a model has one place for them. */
const instructionsFirst = (messages: readonly TextMessage[]): readonly TextMessage[] => [
  ...messages.filter(({ role }) => role === "system"),
  ...messages.filter(({ role }) => role !== "system"),
];

function toMessage(message: TextMessage, options: VendorOptions): LanguageModelV4Message {
  switch (message.role) {
    case "system":
      return { role: "system", content: message.text };
    case "user": {
      const files = (message.files ?? []).flatMap((file) => {
        const providerOptions = options.file(file);
        const part = {
          type: "file" as const,
          mediaType: file.mediaType,
          data: { type: "data" as const, data: file.data },
          ...(file.name === undefined ? {} : { filename: file.name }),
          ...(providerOptions ? { providerOptions } : {}),
        };
        return file.textBefore ? [{ type: "text" as const, text: file.textBefore }, part] : [part];
      });
      // Providers refuse an empty text beside a picture.
      const text = message.text === "" && files.length > 0 ? [] : [{ type: "text" as const, text: message.text }];
      // Of a message that is one text, a package reads the options of that.
      const providerOptions = files.length === 0 ? options.message(message) : undefined;
      const only = providerOptions ? text.map((part) => ({ ...part, providerOptions })) : text;
      return { role: "user", content: [...files, ...only] };
    }
    case "assistant": {
      const calls = (message.toolCalls ?? []).map(({ id, name, input }) => ({
        type: "tool-call" as const,
        toolCallId: id,
        toolName: name,
        input: readInput(input) ?? options.brokenInput(input),
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
