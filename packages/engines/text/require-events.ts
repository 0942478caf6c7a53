import { EngineError } from "../engine-error.ts";
import { readRefusal } from "../read-failure.ts";

/** Length of the beginning that is looked at to tell what an answer is. */
const headMax = 1_024;
/** Size limit of a whole answer in JSON: longer than any text. */
const wholeBytesMax = 8 * 1_024 * 1_024;

export interface StreamForm {
  /** It is removed from what the provider says. */
  readonly key: string;
  /** An answer that came whole although a stream was requested, as the text of one; undefined for what is no answer. */
  readonly streamOf?: ((answer: unknown) => string | undefined) | undefined;
}

/**
 * A `fetch` for streams that refuses what promises success and is none: a page of a proxy’s, or an error in JSON. Tried again, it would be the
 * same. What an answer is called says little: streams are called JSON or HTML, and pages a stream. Its first characters tell.
 */
export const requireEvents =
  (send: typeof fetch, { key, streamOf = () => undefined }: StreamForm): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const { status, headers } = response;
    if (!response.ok || !response.body) return response;
    const reader = response.body.getReader();
    const head = await readHead(reader);
    const isCalledStream = /^\s*text\/event-stream\b/i.test(headers.get("content-type") ?? "");
    const kind = kindOf(head.text, head.isWhole);
    if (kind === "stream" || (kind === undefined && isCalledStream)) {
      return new Response(continueWith(head.chunks, reader), { status, headers });
    }
    const answer = kind === "json" ? await readJson(head.chunks, reader) : undefined;
    await reader.cancel().catch(() => {});
    const events = streamOf(answer);
    if (events !== undefined) return new Response(events, { status, headers });
    const { error } = Object(answer) as { readonly error?: unknown };
    throw error ? readRefusal({ error }, key) : new EngineError("nonsense", { status });
  };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

interface Head {
  readonly chunks: readonly Uint8Array[];
  readonly text: string;
  readonly isWhole: boolean;
}

async function readHead(reader: Reader): Promise<Head> {
  const decoder = new TextDecoder();
  const chunks: Uint8Array[] = [];
  let text = "";
  while (text.length < headMax && kindOf(text, false) === undefined) {
    const { done, value } = await reader.read();
    if (done) return { chunks, text, isWhole: true };
    chunks.push(value);
    text += decoder.decode(value.subarray(0, headMax), { stream: true });
  }
  return { chunks, text, isWhole: false };
}

/** @returns undefined if that can’t be told, or not yet. */
function kindOf(head: string, isWhole: boolean): "stream" | "json" | "other" | undefined {
  const text = head.trimStart();
  if (text === "") return undefined;
  if (/^(?:data|event|id|retry)?:/.test(text)) return "stream";
  if (text.startsWith("{") || text.startsWith("[")) return "json";
  if (text.startsWith("<")) return "other";
  const isBegun = ["data:", "event:", "retry:", "id:"].some((field) => field.startsWith(text));
  return isBegun && !isWhole ? undefined : text.length >= "event:".length || isWhole ? "other" : undefined;
}

/** @returns undefined for what is no JSON, or too long. */
async function readJson(chunks: readonly Uint8Array[], reader: Reader): Promise<unknown> {
  const all = [...chunks];
  let bytes = all.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  while (bytes <= wholeBytesMax) {
    const { done, value } = await reader.read();
    if (done) return parse(Buffer.concat(all).toString());
    all.push(value);
    bytes += value.byteLength;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** A body of which some was read already. */
function continueWith(chunks: readonly Uint8Array[], reader: Reader): ReadableStream<Uint8Array> {
  const read = [...chunks];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const first = read.shift();
      if (first) return controller.enqueue(first);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
