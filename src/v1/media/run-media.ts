import type { MediaRequests } from "#engines/index.ts";
import { listMediaEngines, type MediaEngineChoice } from "#models/index.ts";
import type { Services } from "#platform/services.ts";
import { type RunView, readRunFile, startMediaRun, stopRun, waitForRun, waitForWanted } from "#runs/index.ts";
import { runError } from "../errors.ts";
import { chooseModel } from "../models.ts";
import { type ProgramRequest, partsOf } from "../program-request.ts";
import type { WaitingLimit } from "../repeats/limit-waiting.ts";
import type { Reader } from "../repeats/reader.ts";

/** Kinds of media that programs can have made. */
export type ProgramModality = "image" | "speech" | "transcription";

export interface MediaWork<Kind extends ProgramModality> {
  readonly kind: Kind;
  readonly model: string;
  /** Request that is sent to the engine. @throws {ApiError} for what it doesn’t take. */
  readonly requestFor: (engine: MediaEngineChoice) => MediaRequests[Kind];
}

export interface EndedMediaRun {
  readonly run: RunView;
  /** Files that it made, in order. */
  readonly files: readonly { readonly number: number; readonly mediaType: string; readonly data: Uint8Array }[];
}

/** @throws {AppError} if it was refused, or failed; the signal's reason if the client goes away. */
export async function runMedia<Kind extends ProgramModality>(
  services: Services,
  asked: ProgramRequest<unknown>,
  work: MediaWork<Kind>,
  waiting: WaitingLimit,
): Promise<EndedMediaRun> {
  const { firstTry, reader } = asked;
  const { userId, personId } = asked.holder;
  const leave = firstTry && waiting.enter(personId);
  try {
    const run = firstTry
      ? await waitForWanted(services, { userId, runId: firstTry.runId }, reader.gone)
      : await waitForOwn(services, { userId, runId: await start(services, asked, work) }, reader);
    return await readEnded(services, userId, run);
  } finally {
    leave?.();
  }
}

/** @returns the run's id. */
async function start<Kind extends ProgramModality>(
  services: Services,
  asked: ProgramRequest<unknown>,
  { kind, model, requestFor }: MediaWork<Kind>,
): Promise<string> {
  const { keptForRepeatsMs: _, ...parts } = partsOf(asked);
  const engine = await chooseModel(services, await listMediaEngines(services, parts.userId, kind), model);
  const started = await startMediaRun(services, {
    ...parts,
    engine,
    description: `an API request to ${engine.modelName}`,
    // No words of the request, but enough to tell another one with the same key.
    settings: { model, digest: asked.digest },
    kind,
    request: requestFor(engine),
  });
  return started.id;
}

/** Stops it when its client has gone for good. One that has stopped too many runs pays for this one. */
async function waitForOwn(
  services: Services,
  own: { readonly userId: string; readonly runId: string },
  reader: Reader,
): Promise<RunView> {
  reader.waitFor(own.runId);
  return waitForRun(services, own, reader.stop).catch(async (error: unknown) => {
    if (reader.stop.aborted) {
      await stopRun(services, own).catch((failure: unknown) => {
        services.log.info({ err: failure, runId: own.runId }, "a run of a client that went away goes on");
      });
    }
    throw error;
  });
}

async function readEnded(services: Services, userId: string, run: RunView): Promise<EndedMediaRun> {
  const { id: runId } = run;
  if (run.state !== "finished") {
    const message = run.failureMessage ?? "The run was stopped.";
    const { failure, details, payer } = run;
    throw runError({
      failure: failure ?? "lost",
      message,
      runId,
      isOwnKey: payer === "own-key",
      retryAfterMs: details?.retryAfterMs,
    });
  }
  const files = await Promise.all(
    run.files.map(async ({ number }) => ({ number, ...(await readRunFile(services, { userId, runId, number })) })),
  );
  return { run, files };
}
