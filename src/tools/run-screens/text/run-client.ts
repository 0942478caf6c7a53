import { EventSourceParserStream } from "eventsource-parser/stream";
import type { RunDetails, RunEvent, RunState } from "#runs/rules.ts";
import { runsPath } from "#runs/rules.ts";
import { ApiError, callApi } from "#ui/api-client.ts";
import { noAnswerMessage } from "#ui/no-answer.ts";
import { textRunPath } from "./text-tool.ts";

/** The latest press that no answer came to. Pressed again it is the same press, and what it may have begun isn’t charged twice. */
let unanswered: { readonly press: string; readonly idempotencyKey: string } | undefined;

/** Starts a run of a tool. @throws {ApiError} @yields its events as they arrive. */
export async function* startTextRun(toolId: string, asked: object, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const press = JSON.stringify([toolId, asked]);
  const idempotencyKey = unanswered?.press === press ? unanswered.idempotencyKey : crypto.randomUUID();
  unanswered = { press, idempotencyKey };
  const forget = () => {
    if (unanswered?.idempotencyKey === idempotencyKey) unanswered = undefined;
  };
  try {
    for await (const event of readRunEvents(textRunPath(toolId), { ...asked, idempotencyKey }, signal)) {
      forget();
      yield event;
    }
  } catch (error) {
    // A refusal is an answer, too.
    if (error instanceof ApiError && error.status) forget();
    throw error;
  }
}

/**
 * Starts a run, and reads its events as they arrive.
 * @throws {ApiError}; a `TypeError` if the answer is cut off; the signal's reason.
 */
export async function* readRunEvents<Event = RunEvent>(
  path: string,
  json: object,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  const response = await callApi(path, { json, signal, accept: "text/event-stream", lost: noAnswerMessage });
  const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    yield JSON.parse(next.value.data) as Event;
  }
}

/** A run as its row has it. */
export interface StoredRun {
  readonly state: RunState;
  readonly engine: string;
  readonly model: string;
  /** While it runs: what had come a second ago, if no page reads along. */
  readonly output: string;
  readonly priceAic: number;
  readonly details: RunDetails | null;
  /** Why it failed. */
  readonly message: string | null;
}

/** Tells whether a run is there and is the user's; false also without an answer. */
export async function hasTextRun(runId: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(`${runsPath}/${runId}`, { signal }).catch(() => undefined);
  return answer?.ok ?? false;
}

const pausesMs = { first: 500, longest: 4_000 };
/** The network may be away for some minutes. */
const failuresMax = 60;

/**
 * Follows a run by asking for it, less and less often, until it is over: one that goes on without a connection to this page.
 * @param onRun told how far it is.
 * @returns undefined if it is gone, or can't be reached. @throws the signal's reason.
 */
export async function followTextRun(
  runId: string,
  signal: AbortSignal,
  onRun: (run: StoredRun) => void,
): Promise<StoredRun | undefined> {
  let failures = 0;
  for (let pauseMs = pausesMs.first; failures < failuresMax; pauseMs = Math.min(pauseMs * 1.5, pausesMs.longest)) {
    const answer = await fetch(`${runsPath}/${runId}`, { signal }).catch(() => undefined);
    signal.throwIfAborted();
    if (answer?.status === 404 || answer?.status === 401) return undefined;
    if (answer?.ok) {
      // Cut off in the middle, or a proxy's own page.
      const run = (await answer.json().catch(() => undefined)) as StoredRun | undefined;
      signal.throwIfAborted();
      failures = run ? 0 : failures + 1;
      if (run && run.state !== "running") return run;
      if (run) onRun(run);
    } else failures++;
    await pause(pauseMs);
    signal.throwIfAborted();
  }
  return undefined;
}

/** A run that a page reads, and its Stop button. */
export interface ReadRun {
  /** Aborted when the page is left. The run goes on. */
  readonly reading: AbortController;
  readonly isStopped: boolean;
  /** True if Stop was pressed before the run's id was known. */
  readonly isStoppedEarly: boolean;
  stop(): void;
  /** Tells the id, also of another run that goes on instead. @returns once it is stopped, if it is to be. */
  know(runId: string): Promise<void>;
  /** Resolved when it is stopped early. */
  readonly stoppedEarly: Promise<void>;
}

/** @param onFailed told if the run goes on although it was to be stopped: the user may press again. */
export function createReadRun(onFailed: () => void): ReadRun {
  let runId: string | undefined;
  let [isStopped, isStoppedEarly] = [false, false];
  const { promise: stoppedEarly, resolve: stopEarly } = Promise.withResolvers<void>();
  const stop = async () => {
    if (runId === undefined || (await stopTextRun(runId))) return;
    isStopped = false;
    onFailed();
  };
  return {
    reading: new AbortController(),
    get isStopped() {
      return isStopped;
    },
    get isStoppedEarly() {
      return isStoppedEarly;
    },
    stoppedEarly,
    stop() {
      isStopped = true;
      isStoppedEarly = runId === undefined;
      if (isStoppedEarly) stopEarly();
      else void stop();
    },
    async know(id) {
      runId = id;
      if (isStopped) await stop();
    },
  };
}

/**
 * The events of a run until its end, or until it is stopped early: the page needn't wait for its id then, with which it is stopped as soon as
 * that comes.
 */
export async function* readUntilStopped<Event extends { readonly type: string }>(
  events: AsyncGenerator<Event | RunEvent>,
  run: ReadRun,
): AsyncGenerator<Event | RunEvent> {
  let isKnown = false;
  for (;;) {
    const next = events.next();
    const result = await (isKnown ? next : Promise.race([next, run.stoppedEarly]));
    if (!result) return void stopOnceKnown(next, events);
    if (result.done) return;
    if (isStart(result.value)) {
      isKnown = true;
      void run.know(result.value.runId);
    }
    yield result.value;
  }
}

const stopsMax = 5;

/** Reads on to the end: another engine’s run may take over before the first is stopped. */
async function stopOnceKnown(
  first: Promise<IteratorResult<{ readonly type: string }>>,
  events: AsyncGenerator<{ readonly type: string }>,
): Promise<void> {
  try {
    for (let next = await first; !next.done; next = await events.next()) {
      if (!isStart(next.value)) continue;
      for (let stops = 0; stops < stopsMax && !(await stopTextRun(next.value.runId)); stops++) await pause(1_000);
    }
  } catch {
    // It was refused, or the server can't be reached.
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isStart = (event: { readonly type: string }): event is Extract<RunEvent, { type: "started" }> =>
  event.type === "started";

/** @returns whether it is over. */
export async function stopTextRun(runId: string): Promise<boolean> {
  try {
    const answer = await fetch(`${runsPath}/${runId}/stop`, { method: "POST" });
    return answer.status === 404 || (answer.ok && ((await answer.json()) as StoredRun).state !== "running");
  } catch {
    return false;
  }
}

/** Why a run didn't start. */
export interface RunProblem {
  readonly message: string;
  readonly isAboutCredits: boolean;
  /** The user is signed out, or the server can’t be reached: reading the page anew would lead away from it, and lose what is on it. */
  readonly isCutOff: boolean;
}

export const problemOf = (error: unknown): RunProblem => ({
  message: sentenceOf(error),
  isAboutCredits: error instanceof ApiError && error.code === "payment_required",
  isCutOff: error instanceof ApiError ? !error.status || error.code === "unauthorized" : error instanceof TypeError,
});

/** `fetch` fails with words for developers. */
const sentenceOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError) ? error.message : noAnswerMessage;
