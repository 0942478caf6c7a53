import type { Payer, RunEvent, RunState } from "#runs/rules.ts";
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

export interface SettledRun {
  readonly state: RunState;
  readonly priceAic: number;
  readonly payer: Payer;
}

const triesMax = 20;
const pauseMs = 250;

/** What a run that was stopped has cost: the server settles it a moment after it hears of the stop. @returns undefined if it isn't known. */
export async function askForSettledRun(runId: string): Promise<SettledRun | undefined> {
  for (let tries = 0; tries < triesMax; tries++) {
    const answer = await fetch(`${runsPath}/${runId}`).catch(() => undefined);
    const run = answer?.ok ? ((await answer.json()) as SettledRun) : undefined;
    if (run && run.state !== "running") return run;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return undefined;
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
