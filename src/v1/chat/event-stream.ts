import { keepAliveComment, keepAliveMs } from "#platform/http/keep-alive.ts";

const encoder = new TextEncoder();

/** Time for which a client may accept nothing of what waits for it. */
const stallMs = 60_000;

export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Adds to the text that waits. All of it goes out as one event, as soon as the client takes one. */
  addText(text: string): void;
  /** Adds an event after all that waits. */
  add(event: unknown): void;
  /** Ends the stream after all that waits. @param last its last line, e.g. `[DONE]`. */
  end(last?: string): void;
}

/**
 * Server-sent events for a client that may read slowly. The run never waits for it, and what waits is never more than the answer itself:
 * texts that were not sent yet become one. While nothing comes, comments tell the client and what is between that it is still alive.
 * @param options.textEvent an event that carries a text.
 * @param options.onGone called when the client has gone away, or takes nothing anymore.
 */
export function createEventStream({
  textEvent,
  onGone,
}: {
  readonly textEvent: (text: string) => unknown;
  readonly onGone: () => void;
}): EventStream {
  const waiting: string[] = [];
  let text = "";
  let isEnded = false;
  let wake: (() => void) | undefined;
  let stalled: NodeJS.Timeout | undefined;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  const flushText = () => {
    if (text !== "") waiting.push(line(textEvent(text)));
    text = "";
  };
  const stop = () => {
    clearTimeout(stalled);
    isEnded = true;
    onGone();
  };
  /** Resolves when something is there to be sent, or nothing came for a while. */
  const somethingComes = async () => {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, keepAliveMs).unref();
    });
    clearTimeout(timer);
    wake = undefined;
  };
  const arrived = () => {
    if (wake) return wake();
    stalled ??= setTimeout(() => {
      stop();
      controller?.error(new Error("the client takes nothing"));
    }, stallMs).unref();
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      async pull(to) {
        clearTimeout(stalled);
        stalled = undefined;
        if (waiting.length === 0 && text === "" && !isEnded) await somethingComes();
        flushText();
        if (waiting.length > 0) to.enqueue(encoder.encode(waiting.splice(0).join("")));
        else if (isEnded) to.close();
        else to.enqueue(encoder.encode(keepAliveComment));
      },
      cancel: () => {
        wake?.();
        stop();
      },
    },
    // Nothing is taken before the client takes it.
    { highWaterMark: 0 },
  );

  return {
    body,
    addText(more) {
      if (isEnded) return;
      text += more;
      arrived();
    },
    add(event) {
      if (isEnded) return;
      flushText();
      waiting.push(line(event));
      arrived();
    },
    end(last) {
      if (isEnded) return;
      flushText();
      if (last !== undefined) waiting.push(`data: ${last}\n\n`);
      isEnded = true;
      arrived();
    },
  };
}

const line = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;
