import type { FilePart, TextMessage, TextRequest } from "#engines/index.ts";

export type TextInput = Pick<TextRequest, "messages" | "tools" | "jsonSchema" | "jsonFormat">;

/** Characters of the shortest message as it is counted: providers add some tokens to each, also to an empty one. */
const messageMin = 16;

/**
 * All text that a model reads: what was said and thought, by whom, calls of tools, their results, what tools there are, and the form of the
 * answer. What is sent and missing here is paid by the operator. Pure: pages price with it what the server prices.
 */
export function inputTextOf({ messages, tools = [], jsonSchema, jsonFormat = {} }: TextInput): string {
  const said = messages.map((message) => partsOf(message).join(" ").padEnd(messageMin));
  const form = jsonSchema === undefined ? [] : [JSON.stringify([jsonSchema, jsonFormat])];
  return [...said, ...tools.map((tool) => JSON.stringify(tool)), ...form].join("\n");
}

const namesOf = ({ textBefore, name }: FilePart): readonly string[] => [textBefore ?? [], name ?? []].flat();

function partsOf(message: TextMessage): readonly string[] {
  const speaker = message.speaker === undefined ? [] : [message.speaker];
  switch (message.role) {
    case "system":
      return [...speaker, message.text];
    case "user":
      return [...speaker, message.text, ...(message.files ?? []).flatMap(namesOf)];
    case "assistant": {
      const calls = (message.toolCalls ?? []).flatMap(({ id, name, input }) => [id, name, input]);
      return [...speaker, ...(message.reasoning === undefined ? [] : [message.reasoning]), message.text, ...calls];
    }
    case "tool":
      return [...speaker, message.callId, message.name, message.result];
  }
}
