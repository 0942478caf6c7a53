import { z } from "zod";
import type { TextEnd, TextEvent, TextRequest, TextUsage } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import { readRefusal } from "../read-failure.ts";
import { cleanAgentUsage } from "./clean-usage.ts";

const sourceSchema = z.object({ id: z.number(), title: z.string(), url: z.string() });

const itemSchema = z.object({
  type: z.string(),
  call_id: z.string().optional(),
  name: z.string().optional(),
  arguments: z.string().optional(),
  results: z.array(sourceSchema).optional().catch(undefined),
  content: z
    .array(z.object({ text: z.string() }))
    .optional()
    .catch(undefined),
});

const responseSchema = z.object({
  status: z.string().optional(),
  error: z.unknown().optional(),
  output: z.array(itemSchema).optional().catch(undefined),
  usage: z.unknown().optional(),
});

/** Fields that we read from the events of the Agent API. Other events, and other fields of these, are left out. */
const eventSchema = z.object({
  type: z.string(),
  delta: z.string().optional(),
  thought: z.string().optional(),
  results: z.array(sourceSchema).optional().catch(undefined),
  item: itemSchema.optional().catch(undefined),
  response: responseSchema.optional(),
  error: z.unknown().optional(),
});

/** An answer of Perplexity’s Agent API while it arrives. */
export interface AgentAnswer {
  /** Returns what an event brings. @throws {EngineError} if it says that the run failed, or is no event. */
  take(data: string): readonly TextEvent[];
}

/** @param key is removed from what the provider says. */
export function readAgentAnswer({ maxOutputTokens, jsonSchema }: TextRequest, key: string): AgentAnswer {
  const sources: Source[] = [];
  let text = "";
  let hasCalls = false;
  return {
    take(data) {
      const event = parseEvent(data);
      if (!event) return [];
      sources.push(...(event.results ?? []), ...(event.item?.results ?? []));
      const thoughts: readonly TextEvent[] = event.thought ? [{ type: "reasoning", text: `${event.thought}\n` }] : [];
      switch (event.type) {
        case "response.output_text.delta":
          text += event.delta ?? "";
          return event.delta ? [{ type: "text", text: event.delta }] : [];
        case "response.output_item.done": {
          const calls = callsOf(event.item);
          hasCalls ||= calls.length > 0;
          return calls;
        }
        case "response.completed":
          return end(event.response);
        case "response.failed":
        case "error":
          throw readRefusal(event.error ?? event.response?.error, key);
        default:
          return thoughts;
      }
    },
  };

  function end(response: z.infer<typeof responseSchema> | undefined): readonly TextEvent[] {
    if (response?.error || response?.status === "failed" || response?.status === "cancelled") {
      throw readRefusal(response.error, key);
    }
    const usage = usageOf(response?.usage);
    // It may send the whole text at once.
    const unsent = text === "" ? textOf(response?.output ?? []) : "";
    const whole = text + unsent;
    // In JSON, or beside calls, a list would be a fault.
    const list = whole === "" || hasCalls || jsonSchema ? "" : listSources(whole, sources);
    return [
      ...(unsent === "" ? [] : [{ type: "text" as const, text: unsent }]),
      ...(list === "" ? [] : [{ type: "text" as const, text: list }]),
      { type: "end", reason: reasonOf(usage), usage },
    ];
  }

  /** The API has no word for an answer that reached its limit: its length tells it. */
  function reasonOf(usage: TextUsage | undefined): TextEnd {
    if (hasCalls) return "tool-calls";
    return (usage?.output ?? 0) >= maxOutputTokens ? "length" : "complete";
  }
}

/** @returns undefined for an event that holds nothing, which keeps a connection alive. */
function parseEvent(data: string): z.infer<typeof eventSchema> | undefined {
  try {
    const event: unknown = JSON.parse(data);
    const { type, error, message } = Object(event) as Readonly<Record<string, unknown>>;
    if (typeof type !== "string" && !error && !message) return undefined;
    return eventSchema.parse(event);
  } catch (error) {
    throw new EngineError("nonsense", { cause: error });
  }
}

const callsOf = (item: z.infer<typeof itemSchema> | undefined): readonly TextEvent[] =>
  item?.type === "function_call" && item.call_id && item.name
    ? [{ type: "tool-call", call: { id: item.call_id, name: item.name, input: item.arguments?.trim() || "{}" } }]
    : [];

const textOf = (items: readonly z.infer<typeof itemSchema>[]): string =>
  items.flatMap(({ type, content = [] }) => (type === "message" ? content.map(({ text }) => text) : [])).join("");

/** Cached tokens are details of the input. Reasoning is not told apart from other output. */
function usageOf(reported: unknown): TextUsage | undefined {
  const usage = cleanAgentUsage(reported);
  if (!usage) return undefined;
  const { input, output, cachedInput, cacheWrites } = usage;
  // What can’t be true stays so.
  const uncachedInput = input < 0 ? input : Math.max(0, input - cachedInput - cacheWrites);
  return { uncachedInput, cachedInput, cacheWrites, output, reasoning: 0 };
}

/** A page that Perplexity has read. Its answers name it by its number. */
interface Source {
  readonly id: number;
  readonly title: string;
  readonly url: string;
}

const sourcesMax = 10;
const titleLengthMax = 150;

/**
 * The pages that an answer names, as a list to be read below it: without it, its numbers would lead nowhere. If it names none, those that
 * were found.
 * @param found may hold a page several times.
 * @returns nothing if there are none.
 */
function listSources(answer: string, found: readonly Source[]): string {
  const byUrl = new Map(
    found.flatMap((source) => {
      const url = URL.parse(source.url);
      return url && /^https?:$/.test(url.protocol) ? [[url.href, source] as const] : [];
    }),
  );
  const named = new Set([...answer.matchAll(/\[(?:web:)?(\d{1,4})\]/g)].map(([, id]) => Number(id)));
  const all = [...byUrl].map(([url, { id, title }]) => ({ id, url, title: oneLine(title) }));
  const cited = all.filter(({ id }) => named.has(id));
  const listed = (cited.length > 0 ? cited : all).toSorted((a, b) => a.id - b.id).slice(0, sourcesMax);
  if (listed.length === 0) return "";
  return `\n\nSources:\n\n${listed.map(({ id, title, url }) => `- [${id}] ${title ? `${title}: ` : ""}${url}`).join("\n")}`;
}

/** Titles are written by strangers: they are to stay text wherever the answer is shown. */
const oneLine = (title: string): string =>
  title
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[[\]<>`*_|]/g, "")
    .trim()
    .slice(0, titleLengthMax);
