import type { FilePart, JsonFormat, TextMessage, TextRequest, Tool } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import { toDataUrl } from "../media/data-url.ts";

/**
 * A request as Perplexity’s Agent API has it.
 * @param model its own, such as `perplexity/sonar`, which is to search the web, or a preset such as `fast`, which searches by itself.
 * @throws {EngineError} `rejected` for documents: it takes pictures only.
 */
export function toAgentRequest(model: string, request: TextRequest): Readonly<Record<string, unknown>> {
  const { messages, maxOutputTokens, temperature, reasoningEffort, jsonSchema, jsonFormat, sampling } = request;
  const instructions = messages.flatMap((message) => (message.role === "system" ? [message.text] : []));
  const isPreset = !model.includes("/");
  const tools = [...(isPreset ? [] : [{ type: "web_search" }]), ...offeredTools(request)];
  return {
    ...(isPreset ? { preset: model } : { model }),
    input: messages.flatMap(toItems),
    ...(instructions.length > 0 ? { instructions: instructions.join("\n\n") } : {}),
    max_output_tokens: maxOutputTokens,
    ...(temperature === undefined ? {} : { temperature }),
    ...(sampling?.topP === undefined ? {} : { top_p: sampling.topP }),
    ...(reasoningEffort && reasoningEffort !== "none" ? { reasoning: { effort: reasoningEffort } } : {}),
    ...(jsonSchema ? { response_format: formatOf(jsonSchema, jsonFormat) } : {}),
    ...(tools.length > 0 ? { tools } : {}),
    stream: true,
    // The conversation is ours to keep.
    store: false,
  };
}

/** The API has no choice of tools: what must not be called isn’t offered. */
function offeredTools({ tools = [], toolChoice = "auto" }: TextRequest) {
  const isOffered = ({ name }: Tool) =>
    typeof toolChoice === "string" ? toolChoice !== "none" : name === toolChoice.name;
  return tools
    .filter(isOffered)
    .map(({ name, description, parameters }) => ({ type: "function", name, description, parameters }));
}

const formatOf = (schema: NonNullable<TextRequest["jsonSchema"]>, { name = "answer" }: JsonFormat = {}) => ({
  type: "json_schema",
  json_schema: { name, schema: schema === "any" ? { type: "object" } : schema },
});

function toItems(message: TextMessage): readonly unknown[] {
  switch (message.role) {
    case "system":
      return [];
    case "user": {
      const pictures = (message.files ?? []).flatMap((file) => [...toTexts(file.textBefore), toPicture(file)]);
      const content = pictures.length > 0 ? [...pictures, ...toTexts(message.text)] : message.text;
      return [{ type: "message", role: "user", content }];
    }
    case "assistant": {
      const text = message.text === "" ? [] : [{ type: "message", role: "assistant", content: message.text }];
      const calls = (message.toolCalls ?? []).map(({ id, name, input }) => ({
        type: "function_call",
        call_id: id,
        name,
        arguments: input,
      }));
      return [...text, ...calls];
    }
    case "tool":
      return [{ type: "function_call_output", call_id: message.callId, name: message.name, output: message.result }];
  }
}

const toTexts = (text = "") => (text === "" ? [] : [{ type: "input_text", text }]);

function toPicture(file: FilePart) {
  if (!file.mediaType.startsWith("image/")) {
    throw new EngineError("rejected", { providerMessage: "Perplexity takes pictures only, no documents." });
  }
  return { type: "input_image", image_url: toDataUrl(file) };
}
