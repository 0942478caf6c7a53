import { type EventMender, isFields } from "./event-menders.ts";

/**
 * A `fetch` for streams as servers really send them. The AI SDK’s packages take an event that isn’t as they know it for a broken answer: events
 * that hold nothing (`event: ping`, `data: {}`) are left out, and the others become what they mean.
 * @param createMender knows the events of one vendor’s form. Each answer has one of its own.
 */
export const withTolerantEvents =
  (send: typeof fetch, createMender: () => EventMender): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!response.ok || !response.body) return response;
    return new Response(response.body.pipeThrough(mendEvents(createMender())), {
      status: response.status,
      headers: response.headers,
    });
  };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mendEvents(mender: EventMender): ReadableWritablePair<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  /** Pieces of a line that has not ended: a long line is put together once. */
  let pieces: string[] = [];
  let event: string[] = [];
  const takeLine = (line: string): string => {
    if (line !== "") {
      event.push(line);
      return "";
    }
    const lines = event;
    event = [];
    return mendEvent(lines, mender);
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
      const cut = [...event, pieces.join("")].filter(Boolean);
      // The last line may lack the empty one after it. Another event that has not ended goes on as it is: the SDK knows that it was cut.
      const rest = dataOf(cut) === lastData ? mendEvent(cut, mender) : cut.join("\n");
      if (rest !== "") controller.enqueue(encoder.encode(rest));
    },
  });
}

/** Ends streams of OpenAI’s form. */
const lastData = "[DONE]";

const dataOf = (lines: readonly string[]): string =>
  lines
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).replace(/^ /, ""))
    .join("\n")
    .trim();

/** @returns the event with the empty line after it; nothing for one that holds nothing, as comments that keep a connection alive. */
function mendEvent(lines: readonly string[], mender: EventMender): string {
  const data = dataOf(lines);
  if (data === "" || lines.some((line) => /^event: ?(?:ping|keep-?alive|heartbeat)$/.test(line))) return "";
  if (data === lastData) {
    const end = mender.end?.();
    return `${end === undefined ? "" : `data: ${JSON.stringify(end)}\n\n`}data: ${lastData}\n\n`;
  }
  const event = parse(data);
  // What is no JSON goes on as it is, and the SDK calls it nonsense.
  if (event === undefined) return `${lines.join("\n")}\n\n`;
  const mended = isFields(event) ? mender.mend(event) : undefined;
  if (mended === undefined) return "";
  const others = lines.filter((line) => !line.startsWith("data:"));
  return `${[...others, `data: ${JSON.stringify(mended)}`].join("\n")}\n\n`;
}
