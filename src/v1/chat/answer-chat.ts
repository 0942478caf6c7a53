import type { KeyHolder } from "#api-keys/index.ts";
import type { ToolCall } from "#engines/index.ts";
import { keepAliveMs } from "#platform/http/keep-alive.ts";
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
  refusalFinishReason,
  toolCallOf,
  usageOf,
} from "./completion.ts";
import { createEventStream, type EventStream } from "./event-stream.ts";

interface Started {
  readonly runId: string;
  readonly head: CompletionHead;
  readonly isOwnKey: boolean;
}

type Events = AsyncGenerator<RunEvent>;
type StartedEvent = Extract<RunEvent, { type: "started" }>;

/** @throws {AppError} as `runText` before its first event. */
async function start(services: Services, events: Events): Promise<Started> {
  const { value: event } = await events.next();
  if (event?.type !== "started") throw new Error("a run began without saying which it is");
  return startedOf(services, event);
}

function startedOf({ clock }: Services, { runId, payer, engine: { model } }: StartedEvent): Started {
  const created = Math.floor(clock.now().getTime() / 1_000);
  return { runId, isOwnKey: payer === "own-key", head: { id: completionId(runId), created, model } };
}

type FailedEvent = Extract<RunEvent, { type: "failed" }>;

/** A refusal in the model’s own words is an answer, which costs nothing. */
const isAnswered = (failed: FailedEvent, refusal: string): boolean => failed.failure === "refused" && refusal !== "";

/** Answers when the run has ended. @throws {AppError} if it was refused, or failed. */
export async function answerWhole(services: Services, holder: KeyHolder, events: Events): Promise<Response> {
  let { head, isOwnKey } = await start(services, events);
  let text = "";
  let refusal = "";
  const calls: ToolCall[] = [];
  for await (const event of events) {
    // The run that it was to repeat has nothing to give: here is another.
    if (event.type === "started") ({ head, isOwnKey } = startedOf(services, event));
    if (event.type === "text") text += event.text;
    if (event.type === "refusal") refusal += event.text;
    if (event.type === "tool-call") calls.push(event.call);
    if (event.type === "failed") {
      if (!isAnswered(event, refusal)) throw runError({ ...event, isOwnKey });
      const facts = await describeRun(services, holder, { runId: event.runId, priceAic: 0 });
      const answer = { text, calls, refusal, finishReason: refusalFinishReason, tokens: event.tokens };
      return Response.json(completionOf(head, answer, facts), { headers: factHeaders(facts) });
    }
    if (event.type === "ended") {
      const facts = await describeRun(services, holder, event);
      const answer = { text, calls, finishReason: finishReasonOf(event), tokens: event.tokens };
      return Response.json(completionOf(head, answer, facts), { headers: factHeaders(facts) });
    }
  }
  throw new Error("a run ended without saying how");
}

interface StreamOptions {
  readonly holder: KeyHolder;
  readonly includesUsage: boolean;
  /** Stops the run. */
  readonly stop: () => void;
}

/**
 * Answers while the run goes on, with server-sent events. A client that goes away stops the run, and pays for what came.
 * @throws {AppError} if it was refused, or failed before its answer began; what fails later is an event. So is what fails after the pause
 * in which proxies begin to take a connection for dead: until the answer begins, comments keep it alive.
 */
export async function answerStreamed(services: Services, events: Events, options: StreamOptions): Promise<Response> {
  let started = await start(services, events);
  let first = events.next();
  let begun = await orPause(first);
  while (begun?.value?.type === "started") {
    started = startedOf(services, begun.value);
    first = events.next();
    begun = await orPause(first);
  }
  if (begun?.value?.type === "failed") {
    await events.return(undefined);
    throw runError({ ...begun.value, isOwnKey: started.isOwnKey });
  }
  const { runId, head } = started;
  const stream = createEventStream({
    textEvent: (text) => chunkOf(head, { content: text }),
    onGone: options.stop,
  });
  stream.add(chunkOf(head, { role: "assistant", content: "" }));
  // Not awaited: the answer goes out meanwhile.
  void pump(services, { started, first, events, stream, options });
  return new Response(stream.body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      // Proxies that collect answers would hold the text back.
      "X-Accel-Buffering": "no",
      "X-Generation-Id": runId,
    },
  });
}

/** @returns undefined if nothing has come when proxies are to hear from us. */
async function orPause<Value>(waiting: Promise<Value>): Promise<Value | undefined> {
  const pause = Promise.withResolvers<undefined>();
  const timer = setTimeout(pause.resolve, keepAliveMs, undefined).unref();
  try {
    return await Promise.race([waiting, pause.promise]);
  } finally {
    clearTimeout(timer);
  }
}

interface Pump {
  readonly started: Started;
  /** The event after the start. */
  readonly first: Promise<IteratorResult<RunEvent>>;
  readonly events: Events;
  readonly stream: EventStream;
  readonly options: StreamOptions;
}

async function pump(services: Services, { started, first, events, stream, options }: Pump): Promise<void> {
  let { head, isOwnKey } = started;
  let calls = 0;
  let refusal = "";
  try {
    for (let next = await first; !next.done; next = await events.next()) {
      const event = next.value;
      if (event.type === "started") ({ head, isOwnKey } = startedOf(services, event));
      if (event.type === "text") stream.addText(event.text);
      if (event.type === "refusal") {
        refusal += event.text;
        stream.add(chunkOf(head, { refusal: event.text }));
      }
      if (event.type === "tool-call") {
        stream.add(chunkOf(head, { tool_calls: [{ index: calls++, ...toolCallOf(event.call) }] }));
      }
      if (event.type === "failed") {
        if (!isAnswered(event, refusal)) throw runError({ ...event, isOwnKey });
        const { runId, tokens } = event;
        await addEnd(services, { head, stream, options }, { runId, priceAic: 0, tokens, reason: refusalFinishReason });
      }
      if (event.type === "ended") {
        await addEnd(services, { head, stream, options }, { ...event, reason: finishReasonOf(event) });
      }
    }
  } catch (error) {
    const known = toAppError(error);
    if (known.code === "internal") services.log.error({ err: error }, "a run of a program could not be settled");
    stream.add(describeError(known));
    stream.end();
  } finally {
    // What the generator holds, such as a place among those who wait, is given back.
    await events.return(undefined).catch(() => {});
  }
}

interface End {
  readonly runId: string;
  /** AIC. */
  readonly priceAic: number;
  readonly tokens: EndedRun["tokens"] | undefined;
  /** Reason in OpenAI's words. */
  readonly reason: string;
}

async function addEnd(
  services: Services,
  { head, stream, options }: Pick<Pump, "stream" | "options"> & { readonly head: CompletionHead },
  { reason, tokens, ...ended }: End,
): Promise<void> {
  const easel = await describeRun(services, options.holder, ended);
  const end = chunkOf(head, {}, reason);
  if (options.includesUsage) {
    stream.add({ ...end, usage: null });
    stream.add({ ...end, choices: [], usage: tokens && usageOf(tokens), easel });
  } else stream.add({ ...end, easel });
  stream.end("[DONE]");
}
