import type { Payer } from "#models/rules.ts";
import type { Executor } from "#platform/db/database.ts";
import { takeOutput } from "#runs/index.ts";
import type { RunEvent, RunState } from "#runs/rules.ts";

/** A run starts within a moment after its answer was stored, or its process has ended. */
const startMs = 60_000;

/** An answer that a tool stores beside its question, while its run goes on. */
interface AwaitedAnswer {
  readonly userId: string;
  /** Null until the run has started. */
  readonly runId: string | null;
  readonly createdAt: Date;
}

interface TakenOutcome {
  readonly state: Exclude<RunState, "running">;
  readonly text: string;
  /** Undefined if no run has started. */
  readonly payer?: Payer;
  readonly priceAic: number;
  /** True if it ended at its length limit. */
  readonly isCut: boolean;
  /** For the user, of a run that failed. */
  readonly problem: string | null;
}

/**
 * Takes the end of an answer's run, and its text, which is the tool's from then on. Call it in the transaction that stores it, with the row
 * locked.
 * @param problem why the run failed, if it is known.
 * @returns undefined while the run goes on.
 */
export async function takeOutcome(
  tx: Executor,
  { userId, runId, createdAt }: AwaitedAnswer,
  now: Date,
  problem: string | undefined,
): Promise<TakenOutcome | undefined> {
  const run = runId ? await takeOutput(tx, { userId, runId }) : undefined;
  if (run && run.state !== "running") {
    const { state, output, payer, priceAic, details, failureMessage } = run;
    const why = problem ?? failureMessage ?? interrupted;
    const isCut = details?.isCut ?? false;
    return { state, text: output, payer, priceAic, isCut, problem: state === "failed" ? why : null };
  }
  const isLost = !runId && now.getTime() - createdAt.getTime() > startMs;
  return isLost ? { state: "failed", text: "", priceAic: 0, isCut: false, problem: interrupted } : undefined;
}

const interrupted = "The answer was interrupted. Please try again. It cost you nothing.";

interface Storing {
  /** Ties the answer to its run, and to the run of another model that goes on where the first one failed. */
  tie(started: Extract<RunEvent, { type: "started" }>): Promise<void>;
  /** Stores how the run ended, as far as it has. @param problem why it failed, if it is known. */
  keep(problem: string | undefined): Promise<void>;
}

/**
 * Passes on what comes of an answer's run, and stores with the answer how it went, whatever way it ends.
 * @param asked the event that names what was stored, sent as soon as the run has begun.
 */
export async function* followStoredRun<Asked>(
  events: AsyncGenerator<RunEvent>,
  first: IteratorResult<RunEvent>,
  asked: Asked,
  { tie, keep }: Storing,
): AsyncGenerator<Asked | RunEvent> {
  let problem: string | undefined;
  try {
    for (let next = first; !next.done; next = await events.next()) {
      const event = next.value;
      if (event.type === "started") await tie(event);
      if (next === first) yield asked;
      if (event.type === "failed") problem = event.message;
      // The page reads an answer that has ended from the database.
      if (event.type === "failed" || event.type === "ended") await keep(problem);
      yield event;
    }
  } finally {
    // Settles the run if something failed here.
    await events.return(undefined);
    await keep(problem);
  }
}
