import type { RunEvent, RunState } from "#runs/rules.ts";
import { noAnswerMessage } from "#ui/no-answer.ts";
import { runsPath, textRunPath } from "./text-tool.ts";

/** A run that was refused. Its message is for the user. */
class RunRefused extends Error {
  /** One of `ErrorCode`, as far as the server said it. */
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** Starts a run of a tool. @throws {RunRefused} @yields its events as they arrive. */
export async function* startTextRun(toolId: string, asked: object, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const response = await fetch(textRunPath(toolId), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ ...asked, idempotencyKey: crypto.randomUUID() }),
    signal,
  });
  yield* readRunEvents(response);
}

/** The events of a run as they arrive. @throws {RunRefused} */
export async function* readRunEvents<Event = RunEvent>(response: Response): AsyncGenerator<Event> {
  if (!response.ok || !response.body) throw await refusalOf(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = `${rest}${value}`.split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data) yield JSON.parse(data) as Event;
    }
  }
}

/** Why the server refused a run, from its answer. */
export async function refusalOf(response: Response): Promise<RunRefused> {
  const body = (await response.json().catch(() => undefined)) as {
    readonly error?: { readonly message?: string; readonly code?: string };
  };
  return new RunRefused(body?.error?.message ?? "That didn’t work. Please try again.", body?.error?.code);
}

/** A run as its row has it. */
export interface StoredRun {
  readonly state: RunState;
  readonly engine: string;
  readonly model: string;
  /** While it runs: what had come a second ago, if no page reads along. */
  readonly output: string;
  readonly priceAic: number;
  /** Why it failed. */
  readonly message: string | null;
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
      failures = 0;
      const run = (await answer.json()) as StoredRun;
      if (run.state !== "running") return run;
      onRun(run);
    } else failures++;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    signal.throwIfAborted();
  }
  return undefined;
}

/** A run that a page reads, and its Stop button. */
export interface ReadRun {
  /** Aborted when the page is left. The run goes on. */
  readonly reading: AbortController;
  readonly isStopped: boolean;
  /** Whether Stop was pressed before the run's id was known. */
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
    if (!result) return void stopOnceKnown(next, events, run);
    if (result.done) return;
    if (isStart(result.value)) {
      isKnown = true;
      void run.know(result.value.runId);
    }
    yield result.value;
  }
}

async function stopOnceKnown(
  first: Promise<IteratorResult<{ readonly type: string }>>,
  events: AsyncGenerator<{ readonly type: string }>,
  run: ReadRun,
): Promise<void> {
  try {
    for (let next = await first; !next.done; next = await events.next()) {
      if (!isStart(next.value)) continue;
      await run.know(next.value.runId);
      return run.reading.abort();
    }
  } catch {
    // It was refused, or the server can't be reached.
  }
}

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
  isAboutCredits: error instanceof RunRefused && error.code === "payment_required",
  isCutOff: error instanceof RunRefused ? error.code === "unauthorized" : error instanceof TypeError,
});

/** `fetch` fails with words for developers. */
const sentenceOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError) ? error.message : noAnswerMessage;
