import { createHash } from "node:crypto";
import type { MediaRequests } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { type RunView, readRunFile, startMediaRun, stopRun, waitForRun } from "#runs/index.ts";
import { listMediaEngines } from "#tools/index.ts";
import { runError } from "../errors.ts";
import { chooseModel } from "../models.ts";
import type { ProgramRequest } from "../program-request.ts";

/** What programs can have made. */
export type ProgramModality = "image" | "speech" | "transcription";

export interface MediaWork<Kind extends ProgramModality> {
  readonly kind: Kind;
  readonly model: string;
  readonly request: MediaRequests[Kind];
}

export interface EndedMediaRun {
  readonly run: RunView;
  /** What it made, in order. */
  readonly files: readonly { readonly number: number; readonly mediaType: string; readonly data: Uint8Array }[];
}

/** @throws {AppError} if it was refused, or failed; the signal's reason if the client goes away. */
export async function runMedia<Kind extends ProgramModality>(
  services: Services,
  { holder, plan, idempotencyKey, maxAic }: Omit<ProgramRequest<unknown>, "request">,
  { kind, model, request }: MediaWork<Kind>,
  signal: AbortSignal,
): Promise<EndedMediaRun> {
  const { userId, keyId: apiKeyId } = holder;
  const engine = await chooseModel(services, await listMediaEngines(services, userId, kind), model);
  const { id: runId } = await startMediaRun(services, {
    userId,
    plan,
    idempotencyKey,
    tool: "api",
    engine,
    description: `an API request to ${engine.modelName}`,
    // No words of the request, but enough to tell another one with the same key.
    settings: { model, digest: digestOf(request) },
    apiKeyId,
    maxAic,
    kind,
    request,
  });
  const run = await waitForRun(services, { userId, runId }, signal).catch(async (error: unknown) => {
    if (signal.aborted) await stopForGood(services, { userId, runId });
    throw error;
  });
  if (run.state !== "finished") {
    const message = run.failureMessage ?? "The run was stopped.";
    throw runError({ failure: run.failure ?? "lost", message, runId, isOwnKey: run.payer === "own-key" });
  }
  const files = await Promise.all(
    run.files.map(async ({ number }) => ({ number, ...(await readRunFile(services, { userId, runId, number })) })),
  );
  return { run, files };
}

/** The client has gone away. One that has stopped too many runs pays for this one. */
async function stopForGood(
  services: Services,
  run: { readonly userId: string; readonly runId: string },
): Promise<void> {
  await stopRun(services, run).catch((error: unknown) => {
    services.log.info({ err: error, runId: run.runId }, "a run of a client that went away goes on");
  });
}

function digestOf(request: object): string {
  const bytes = (_name: string, value: unknown) =>
    value instanceof Uint8Array ? createHash("sha256").update(value).digest("base64url") : value;
  return createHash("sha256").update(JSON.stringify(request, bytes)).digest("base64url");
}
