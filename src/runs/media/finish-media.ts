import { EngineError, type MediaResults, type MediaVendor, type Modality } from "#engines/index.ts";
import { type RunVendor, vendorName } from "#models/index.ts";
import { TaskStoppedError } from "#platform/background-tasks.ts";
import type { Services } from "#platform/services.ts";
import { failureMessage, type RunFailure } from "../rules.ts";
import { type AlongWith, settlePatiently } from "../settle/settle-run.ts";
import { failureOf } from "../start/call-engine.ts";
import type { StartedRun } from "../start/start-run.ts";
import { EmptyResultError, readMade } from "./read-made.ts";
import { storeFiles } from "./run-files.ts";

export interface Finished<Kind extends Modality> {
  readonly kind: Kind;
  readonly vendor: MediaVendor;
  readonly result: MediaResults[Kind];
  /** Number of pictures that went along with a request for images. */
  readonly inputPictures?: number | undefined;
}

/** Stores what an engine has made, and charges it. @throws for what is worth nothing, and if it can't be stored: the run then goes on. */
export async function finishMedia<Kind extends Modality>(
  services: Services,
  started: StartedRun,
  { kind, vendor, result, inputPictures }: Finished<Kind>,
): Promise<void> {
  const { files: made, ...rest } = readMade(kind, result, { maxAic: started.maxAic, inputPictures });
  if ("text" in result && result.segments.length > (rest.details?.segments?.length ?? 0)) {
    services.log.warn(
      { runId: started.id, vendor },
      "a provider's times of a transcript can't be true, so it has none",
    );
  }
  const files = await storeFiles(services, started.id, made).catch((cause: unknown) => {
    throw new NotStoredError("the files of a run could not be stored", { cause });
  });
  const settled = await settlePatiently(services, started, { state: "finished", ...rest, files });
  if (settled) services.metrics.engineRuns.inc({ vendor, outcome: "finished" });
}

export class NotStoredError extends Error {
  override readonly name = "NotStoredError";
}

/** Settles a run that failed, for nothing. One that the user has stopped is settled already, and stays so. */
export async function failMedia(
  services: Services,
  started: StartedRun,
  vendor: RunVendor,
  error: unknown,
  alongWith?: AlongWith,
): Promise<void> {
  const { failure, providerMessage, retryAfterMs } = failureIn(error);
  const isOwnKey = started.payer === "own-key";
  const settled = await settlePatiently(
    services,
    started,
    {
      state: "failed",
      failure,
      failureMessage: failureMessage(failure, {
        vendorName: vendorName(vendor),
        kind: started.kind,
        isOwnKey,
        providerMessage,
      }),
      output: "",
      priceAic: 0,
      ...(retryAfterMs === undefined ? {} : { details: { retryAfterMs } }),
    },
    alongWith,
  );
  if (!settled) return;
  services.metrics.engineRuns.inc({ vendor, outcome: failure });
  const message = "run failed";
  const context = { err: error, runId: started.id, vendor };
  if (error instanceof EngineError) services.log.warn(context, message);
  else services.log.error(context, message);
}

function failureIn(error: unknown): {
  readonly failure: RunFailure;
  readonly providerMessage?: string | undefined;
  readonly retryAfterMs?: number | undefined;
} {
  if (error instanceof EmptyResultError) return { failure: "empty" };
  if (error instanceof NotStoredError) return { failure: "not-stored" };
  // This process ends.
  if (error instanceof TaskStoppedError) return { failure: "lost" };
  return failureOf(error);
}
