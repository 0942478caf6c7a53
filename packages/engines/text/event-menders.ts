import { EngineError } from "../engine-error.ts";
import {
  cleanAnthropicEnd,
  cleanAnthropicStart,
  cleanCohereUsage,
  cleanGoogleUsage,
  cleanOpenAiUsage,
} from "./clean-usage.ts";

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Reads the events of one answer, in order, as their server means them. */
export interface EventMender {
  /**
   * @returns the event as the AI SDK’s package takes it; undefined for one that holds nothing.
   * @throws {EngineError} `nonsense` for a server that doesn’t end.
   */
  mend(event: Fields): unknown;
  /** Returns what goes before the stream’s last line, which says that the answer is whole. */
  end?(): unknown;
}

/** Servers report what went wrong in forms of their own. It must not pass for an event that holds nothing. */
const isComplaint = ({ error, object, message, detail }: Fields): boolean =>
  Boolean(error) || object === "error" || typeof message === "string" || typeof detail === "string";

/** OpenAI’s form. Only what we read goes on, so that nothing else can break an answer. */
export function createOpenAiMender(): EventMender {
  const numberOf = numberCalls();
  let hasCome = false;
  let hasEnded = false;
  return {
    mend(event) {
      const { id, choices, usage } = event;
      if (event.error || (!Array.isArray(choices) && isComplaint(event))) return event;
      const counted = cleanOpenAiUsage(usage);
      const read = Array.isArray(choices) ? choices.filter(isFields).map((choice) => mendChoice(choice, numberOf)) : [];
      if (read.length === 0 && !counted) return undefined;
      hasCome ||= read.some(({ delta }) => Boolean(delta.content || delta.refusal || delta.tool_calls?.length));
      hasEnded ||= read.some(({ finish_reason }) => finish_reason !== null);
      return { id: textOf(id), choices: read, usage: counted };
    },
    // Some servers never say why an answer ended.
    end: () => (hasCome && !hasEnded ? { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] } : undefined),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

function mendChoice({ delta, finish_reason }: Fields, numberOf: ReturnType<typeof numberCalls>) {
  const { content, refusal, reasoning_content, reasoning, tool_calls } = isFields(delta) ? delta : ({} as Fields);
  const calls = Array.isArray(tool_calls) ? tool_calls.filter(isFields).map((call) => mendCall(call, numberOf)) : [];
  return {
    index: 0,
    delta: {
      content: Array.isArray(content) ? content : textOf(content),
      refusal: textOf(refusal),
      reasoning_content: textOf(reasoning_content),
      reasoning: textOf(reasoning),
      tool_calls: calls.length > 0 ? calls : undefined,
    },
    // Some say an empty one in each event.
    finish_reason: textOf(finish_reason) || null,
  };
}

function mendCall({ index, id, function: called }: Fields, numberOf: ReturnType<typeof numberCalls>) {
  const { name, arguments: given } = isFields(called) ? called : ({} as Fields);
  const call = { id: textOf(id), name: textOf(name) };
  return {
    index: numberOf({ ...call, index: typeof index === "string" ? Number(index) : index }),
    id: call.id,
    function: { name: call.name, arguments: isFields(given) ? JSON.stringify(given) : textOf(given) },
  };
}

interface CallDelta {
  /** Anything, or nothing, where the server doesn’t number its calls. */
  readonly index: unknown;
  readonly id: string | undefined;
  readonly name: string | undefined;
}

/** Limit on the calls of one answer: requests can have as many tools. A server that numbers more is none. */
const callsMax = 128;

/** Calls without an index get one. A call that goes on has no name, or the id of one that came before. */
function numberCalls(): (call: CallDelta) => number {
  const indexes = new Map<string, number>();
  let last = -1;
  let highest = -1;
  return ({ index, id, name }) => {
    const told = Number.isInteger(index) && Number(index) >= 0 ? Number(index) : undefined;
    const known = told ?? (id ? indexes.get(id) : undefined);
    const isNew = known === undefined && (Boolean(id) || Boolean(name) || last < 0);
    const found = known ?? (isNew ? highest + 1 : last);
    highest = Math.max(highest, found);
    if (highest >= callsMax) throw new EngineError("nonsense");
    if (id) indexes.set(id, found);
    last = found;
    return found;
  };
}

/**
 * An answer of OpenAI’s form that came whole, as the stream that was requested. @returns undefined for what is no such answer.
 */
export function openAiStreamOf(answer: unknown): string | undefined {
  const { id, choices, usage } = isFields(answer) ? answer : ({} as Fields);
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isFields(choice) || !isFields(choice.message)) return undefined;
  const { message, finish_reason } = choice;
  const event = { id, choices: [{ index: 0, delta: message, finish_reason }], usage };
  return `data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`;
}

const anthropicEvents = [
  "message_start",
  "message_delta",
  "message_stop",
  "content_block_start",
  "content_block_delta",
  "content_block_stop",
  "error",
];

/** Claude’s form. Its package takes no answer without its usage, which is in two places, and no event that it doesn’t know. */
export const createAnthropicMender = (): EventMender => ({
  mend(event) {
    if (event.type === "message_delta") return { ...event, usage: cleanAnthropicEnd(event.usage) };
    if (event.type === "message_start" && isFields(event.message)) {
      return { ...event, message: { ...event.message, usage: cleanAnthropicStart(event.message.usage) } };
    }
    return anthropicEvents.includes(String(event.type)) || isComplaint(event) ? event : undefined;
  },
});

export const createGoogleMender = (): EventMender => ({
  mend: (event) =>
    Object.keys(event).length === 0 ? undefined : { ...event, usageMetadata: cleanGoogleUsage(event.usageMetadata) },
});

const cohereEvents =
  /^(?:message-(?:start|end)|content-(?:start|delta|end)|tool-plan-delta|tool-call-(?:start|delta|end)|citation-(?:start|end))$/;

/** Cohere’s form. Its package takes no answer without its usage, and no event that it doesn’t know. */
export const createCohereMender = (): EventMender => ({
  mend(event) {
    if (event.type === "message-end" && isFields(event.delta)) {
      return { ...event, delta: { ...event.delta, usage: cleanCohereUsage(event.delta.usage) } };
    }
    return cohereEvents.test(String(event.type)) || isComplaint(event) ? event : undefined;
  },
});
