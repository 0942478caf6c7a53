import { EngineError } from "../engine-error.ts";
import { readRefusal } from "../read-failure.ts";

/**
 * A `fetch` for streams of OpenAI’s form, as servers really send them: events that hold nothing (`event: ping`, `data: {}`) are left out,
 * which the SDK takes for broken answers, and calls of tools without an index get one.
 */
export const withTolerantEvents =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!response.ok || !response.body) return response;
    return new Response(response.body.pipeThrough(mendEvents()), {
      status: response.status,
      headers: response.headers,
    });
  };

/**
 * A `fetch` for streams that refuses what promises success and is none: a page of a proxy’s, or an error in JSON. Tried again, it would be the
 * same.
 * @param key is removed from what the provider says.
 */
export const requireEvents =
  (send: typeof fetch, key: string): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !/^\s*(?:text\/html|application\/json)\b/i.test(type)) return response;
    const { error } = Object(parse(await response.text())) as { readonly error?: unknown };
    throw error ? readRefusal({ error }, key) : new EngineError("nonsense", { status: response.status });
  };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mendEvents(): ReadableWritablePair<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const mendCalls = indexCalls();
  /** Of a line that has not ended: a long one is put together once. */
  let pieces: string[] = [];
  let event: string[] = [];
  const takeLine = (line: string): string => {
    if (line !== "") {
      event.push(line);
      return "";
    }
    const lines = event;
    event = [];
    return isEmpty(lines) ? "" : `${lines.map(mendCalls).join("\n")}\n\n`;
  };
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const lines = decoder.decode(chunk, { stream: true }).split("\n");
      const rest = lines.pop() ?? "";
      let whole = "";
      for (const line of lines) {
        whole += takeLine([...pieces, line].join("").replace(/\r$/, ""));
        pieces = [];
      }
      if (rest !== "") pieces.push(rest);
      if (whole !== "") controller.enqueue(encoder.encode(whole));
    },
    flush(controller) {
      // An event that has not ended goes on as it is: the SDK knows that it was cut.
      const cut = [...event, pieces.join("")].join("\n");
      if (cut !== "") controller.enqueue(encoder.encode(cut));
    },
  });
}

/** Also of comments only, which keep a connection alive. */
function isEmpty(lines: readonly string[]): boolean {
  const data = lines.filter((line) => line.startsWith("data:")).map((line) => line.slice("data:".length).trim());
  return data.every((text) => text === "" || text === "{}") || lines.some((line) => /^event: ?ping$/.test(line));
}

interface CallDelta {
  index?: number | null;
  readonly id?: string | null;
  readonly function?: { readonly name?: string | null };
}

/** Of one answer: requests can have as many tools. A server that numbers more is none. */
const callsMax = 128;

/** A call that goes on has no name, or the id of one that came before. */
function indexCalls(): (line: string) => string {
  const indexes = new Map<string, number>();
  let last = -1;
  let highest = -1;
  const indexOf = ({ index, id, function: called }: CallDelta): number => {
    const known = index ?? (id ? indexes.get(id) : undefined);
    const isNew = known === undefined && (Boolean(id) || Boolean(called?.name) || last < 0);
    const found = known ?? (isNew ? highest + 1 : last);
    highest = Math.max(highest, found);
    if (highest >= callsMax) throw new EngineError("nonsense");
    if (id) indexes.set(id, found);
    last = found;
    return found;
  };
  return (line) => {
    if (!line.startsWith("data:") || !line.includes('"tool_calls"')) return line;
    const chunk = Object(parse(line.slice("data:".length))) as {
      readonly choices?: readonly { readonly delta?: { readonly tool_calls?: readonly CallDelta[] | null } | null }[];
    };
    const calls = Array.isArray(chunk.choices) ? chunk.choices.flatMap(({ delta }) => delta?.tool_calls ?? []) : [];
    const isWhole = calls.every(({ index }) => typeof index === "number");
    for (const call of calls) call.index = indexOf(call);
    return isWhole ? line : `data: ${JSON.stringify(chunk)}`;
  };
}
