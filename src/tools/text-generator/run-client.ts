import type { Payer, RunEvent, RunState } from "#runs/rules.ts";
import { runsPath } from "./text-settings.ts";

/** The events of a run as they arrive. @throws {Error} with a sentence for the user if the run was refused. */
export async function* readRunEvents<Event = RunEvent>(response: Response): AsyncGenerator<Event> {
  if (!response.ok || !response.body) throw new Error(await refusalOf(response));
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

async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => undefined)) as { readonly error?: { readonly message?: string } };
  return body?.error?.message ?? "That didn’t work. Please try again.";
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

/** `fetch` fails with words for developers. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError)
    ? error.message
    : "The server can’t be reached. Check your connection and try again.";
