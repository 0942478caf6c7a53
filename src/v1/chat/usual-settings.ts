import { LRUCache } from "lru-cache";
import { listUntaken, type TextRequest, type TextVendor } from "#engines/index.ts";
import type { ChatRequest } from "./read-chat-request.ts";

/** The defaults of the specification. */
const usual = { temperature: 0.7, maxOutputTokens: 1_000 } as const;

/** A model that thinks before it writes would use up the usual maximum without a word. */
const maxOfThinkers = 4_096;

interface Model {
  readonly vendor: TextVendor;
  readonly model: string;
}

/**
 * Maximum length and temperature of an answer, where the request leaves them open. A request that sets `top_p` gets no temperature besides:
 * vendors advise against both, and some refuse them.
 */
export async function usualSettings(
  engine: Model,
  { temperature, top_p, max_completion_tokens, max_tokens }: ChatRequest,
): Promise<Pick<TextRequest, "maxOutputTokens" | "temperature">> {
  const thinks = await thinksFirst(engine);
  const isOpen = temperature === undefined && top_p === undefined;
  return {
    maxOutputTokens: max_completion_tokens ?? max_tokens ?? (thinks ? maxOfThinkers : usual.maxOutputTokens),
    temperature: isOpen && !thinks ? usual.temperature : temperature,
  };
}

/** The vendor's package is asked once: it prepares a whole request for it. */
const known = new LRUCache<string, boolean>({ max: 500 });

/** Models that take no temperature are those that think before they write. */
async function thinksFirst({ vendor, model }: Model): Promise<boolean> {
  const key = `${vendor}/${model}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const thinks = (await listUntaken({ vendor, model }, { messages: [], ...usual })).includes("temperature");
  known.set(key, thinks);
  return thinks;
}
