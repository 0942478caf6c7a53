import { EngineError } from "../engine-error.ts";
import {
  cleanAnthropicEnd,
  cleanAnthropicStart,
  cleanCohereUsage,
  cleanGoogleUsage,
  cleanOpenAiUsage,
} from "./clean-usage.ts";

/**
 * Reads an event of a stream as its server means it. It is called with each event of one answer, in order.
 * @returns the event as the AI SDK’s package takes it; undefined for one that holds nothing.
 * @throws {EngineError} `nonsense` for a server that doesn’t end.
 */
export type EventMender = (event: unknown) => unknown;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const isEmpty = (event: unknown): boolean => isFields(event) && Object.keys(event).length === 0;

interface CallDelta {
  index?: number | null;
  readonly id?: string | null;
  readonly function?: { readonly name?: string | null };
}

/** OpenAI’s form: calls of tools without an index get one. */
export function createOpenAiMender(): EventMender {
  const indexOf = numberCalls();
  return (event) => {
    if (!isFields(event)) return event;
    if (isEmpty(event)) return undefined;
    const chunk = event as {
      readonly choices?: readonly { readonly delta?: { readonly tool_calls?: readonly CallDelta[] | null } | null }[];
      readonly usage?: unknown;
    };
    const calls = Array.isArray(chunk.choices) ? chunk.choices.flatMap(({ delta }) => delta?.tool_calls ?? []) : [];
    for (const call of calls) call.index = indexOf(call);
    return { ...chunk, usage: cleanOpenAiUsage(chunk.usage) };
  };
}

/** Of one answer: requests can have as many tools. A server that numbers more is none. */
const callsMax = 128;

/** A call that goes on has no name, or the id of one that came before. */
function numberCalls(): (call: CallDelta) => number {
  const indexes = new Map<string, number>();
  let last = -1;
  let highest = -1;
  return ({ index, id, function: called }) => {
    const known = index ?? (id ? indexes.get(id) : undefined);
    const isNew = known === undefined && (Boolean(id) || Boolean(called?.name) || last < 0);
    const found = known ?? (isNew ? highest + 1 : last);
    highest = Math.max(highest, found);
    if (highest >= callsMax) throw new EngineError("nonsense");
    if (id) indexes.set(id, found);
    last = found;
    return found;
  };
}

/** Claude’s form. Its package takes no answer without its usage, which is in two places. */
export const createAnthropicMender = (): EventMender => (event) => {
  if (!isFields(event)) return event;
  if (isEmpty(event)) return undefined;
  if (event.type === "message_delta") return { ...event, usage: cleanAnthropicEnd(event.usage) };
  if (event.type !== "message_start" || !isFields(event.message)) return event;
  return { ...event, message: { ...event.message, usage: cleanAnthropicStart(event.message.usage) } };
};

export const createGoogleMender = (): EventMender => (event) => {
  if (!isFields(event)) return event;
  return isEmpty(event) ? undefined : { ...event, usageMetadata: cleanGoogleUsage(event.usageMetadata) };
};

/** Cohere’s form. Its package takes no answer without its usage. */
export const createCohereMender = (): EventMender => (event) => {
  if (!isFields(event)) return event;
  if (isEmpty(event)) return undefined;
  if (event.type !== "message-end" || !isFields(event.delta)) return event;
  return { ...event, delta: { ...event.delta, usage: cleanCohereUsage(event.delta.usage) } };
};
