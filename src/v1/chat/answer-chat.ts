import type { ToolCall } from "#engines/index.ts";
import { toAppError } from "#platform/http/page-errors.ts";
import type { Services } from "#platform/services.ts";
import type { RunEvent } from "#runs/rules.ts";
import { describeError, runError } from "../errors.ts";
import { describeRun, factHeaders } from "../run-facts.ts";
import {
  type CompletionHead,
  chunkOf,
  completionId,
  completionOf,
  type EndedRun,
  finishReasonOf,
  toolCallOf,
  usageOf,
} from "./completion.ts";
import { createEventStream, type EventStream } from "./event-stream.ts";
import type { ChatRun } from "./run-chat.ts";

interface Begun {
  readonly runId: string;
  readonly head: CompletionHead;
  readonly isOwnKey: boolean;
  /** The first event after the start: the answer has begun, or was refused. */
  readonly first: RunEvent;
}

/**
 * Waits until the answer begins: what fails before is an answer with a status of its own.
 * @throws {AppError} as `runText` before its first event; `ApiError` for a run that failed before its answer began.
 */
async function begin({ clock }: Services, { model, events }: ChatRun): Promise<Begun> {
  let runId = "";
  let isOwnKey = false;
  for (;;) {
    const { done, value: event } = await events.next();
    if (done) throw new Error("a run ended without saying how");
    if (event.type === "started") {
      runId = event.runId;
      isOwnKey = event.payer === "own-key";
    } else if (event.type === "failed") throw runError({ ...event, isOwnKey });
    else {
      const created = Math.floor(clock.now().getTime() / 1_000);
      return { runId, isOwnKey, head: { id: completionId(runId), created, model }, first: event };
    }
  }
}

async function* from({ first }: Begun, events: AsyncGenerator<RunEvent>): AsyncGenerator<RunEvent> {
  yield first;
  yield* events;
}

/** Answers when the run has ended. @throws {AppError} if it was refused, or failed. */
export async function answerWhole(services: Services, userId: string, run: ChatRun): Promise<Response> {
  const begun = await begin(services, run);
  let text = "";
  const calls: ToolCall[] = [];
  for await (const event of from(begun, run.events)) {
    if (event.type === "text") text += event.text;
    if (event.type === "tool-call") calls.push(event.call);
    if (event.type === "failed") throw runError({ ...event, isOwnKey: begun.isOwnKey });
    if (event.type === "ended") {
      const facts = await describeRun(services, userId, event);
      return Response.json(completionOf(begun.head, { text, calls, ended: event }, facts), {
        headers: factHeaders(facts),
      });
    }
  }
  throw new Error("a run ended without saying how");
}

interface StreamOptions {
  readonly userId: string;
  readonly includesUsage: boolean;
  /** Stops the run. */
  readonly stop: () => void;
}

/**
 * Answers while the run goes on, with server-sent events. A client that goes away stops the run, and pays for what came.
 * @throws {AppError} if it was refused, or failed before its answer began; what fails later is an event.
 */
export async function answerStreamed(services: Services, run: ChatRun, options: StreamOptions): Promise<Response> {
  const begun = await begin(services, run);
  const stream = createEventStream({
    textEvent: (text) => chunkOf(begun.head, { content: text }),
    onGone: options.stop,
  });
  stream.add(chunkOf(begun.head, { role: "assistant", content: "" }));
  // Not awaited: the answer goes out meanwhile.
  void pump(services, { begun, run, stream, options });
  return new Response(stream.body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      // Proxies that collect answers would hold the text back.
      "X-Accel-Buffering": "no",
      "X-Generation-Id": begun.runId,
    },
  });
}

interface Pump {
  readonly begun: Begun;
  readonly run: ChatRun;
  readonly stream: EventStream;
  readonly options: StreamOptions;
}

async function pump(services: Services, { begun, run, stream, options }: Pump): Promise<void> {
  let calls = 0;
  try {
    for await (const event of from(begun, run.events)) {
      if (event.type === "text") stream.addText(event.text);
      if (event.type === "tool-call") {
        stream.add(chunkOf(begun.head, { tool_calls: [{ index: calls++, ...toolCallOf(event.call) }] }));
      }
      if (event.type === "failed") throw runError({ ...event, isOwnKey: begun.isOwnKey });
      if (event.type === "ended") await addEnd(services, { begun, stream, options }, event);
    }
  } catch (error) {
    const known = toAppError(error);
    if (known.code === "internal") services.log.error({ err: error }, "a run of a program could not be settled");
    stream.add(describeError(known));
    stream.end();
  }
}

async function addEnd(
  services: Services,
  { begun, stream, options }: Omit<Pump, "run">,
  ended: EndedRun,
): Promise<void> {
  const easel = await describeRun(services, options.userId, ended);
  const end = chunkOf(begun.head, {}, finishReasonOf(ended));
  if (options.includesUsage) {
    stream.add({ ...end, usage: null });
    stream.add({ ...end, choices: [], usage: usageOf(ended.tokens), easel });
  } else stream.add({ ...end, easel });
  stream.end("[DONE]");
}
