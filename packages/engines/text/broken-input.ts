/** Inputs of calls as models wrote them, where that is no JSON object. A conversation goes on with them, and with what the tool said about it. */

/** @returns undefined if it is broken. A call without input has an empty object. */
export function readInput(input: string): Readonly<Record<string, unknown>> | undefined {
  const value = parse(input.trim() === "" ? "{}" : input);
  return isFields(value) ? value : undefined;
}

/** The AI SDK’s packages would send `{}` for a broken input. This is an object to them, and is replaced when it goes out. */
const mark = "easel: as the model wrote it";

export const markBrokenInput = (input: string): Readonly<Record<string, unknown>> => ({ [mark]: input });

/** A `fetch` for requests of OpenAI’s form, which takes any text as the arguments of a call: they go out as the model wrote them. */
export const withBrokenInputs =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const body = init?.body;
    if (typeof body !== "string" || !body.includes(mark)) return send(input, init);
    return send(input, { ...init, body: JSON.stringify(restore(parse(body))) });
  };

function restore(request: unknown): unknown {
  if (!isFields(request) || !Array.isArray(request.messages)) return request;
  return { ...request, messages: request.messages.map(restoreMessage) };
}

function restoreMessage(message: unknown): unknown {
  if (!isFields(message) || !Array.isArray(message.tool_calls)) return message;
  return { ...message, tool_calls: message.tool_calls.map(restoreCall) };
}

function restoreCall(call: unknown): unknown {
  const called = isFields(call) ? call.function : undefined;
  if (!isFields(call) || !isFields(called)) return call;
  const written = readInput(String(called.arguments))?.[mark];
  return typeof written === "string" ? { ...call, function: { ...called, arguments: written } } : call;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
