import { createMediaEngine } from "#engines/calls.ts";
import {
  type MediaEngine,
  type MediaRequests,
  type MediaResults,
  type MediaVendor,
  type Modality,
  soundSeconds,
} from "#engines/index.ts";
import { type ChosenPayer, choosePayer } from "#models/index.ts";
import type { Services } from "#platform/services.ts";
import { markKeyUsed } from "#provider-keys/index.ts";
import { requireRoom } from "../history/stored-bytes.ts";
import { findEarlier, startOnce } from "../start/start-once.ts";
import { type AskedRun, keyOwnerOf, type StartedRun } from "../start/start-run.ts";
import { beginJob } from "./begin-job.ts";
import { callMedia } from "./call-media.ts";
import { failMedia, finishMedia } from "./finish-media.ts";
import { quoteMedia, unitsOf } from "./media-price.ts";

export interface MediaRun<Kind extends Modality> extends AskedRun<MediaVendor> {
  readonly kind: Kind;
  /** A recording's length can be read (`soundSeconds`). */
  readonly request: MediaRequests[Kind];
}

/**
 * Begins a run that makes or reads media: hold → call → files stored → capture, or release. It goes on after this returns, also without
 * its caller, and is settled once, whatever way it ends; `waitForRun` waits for that. A failure, an empty result or a stop costs nothing.
 * The same idempotency key with the same settings is the same run.
 * @throws {AppError} `payment_required`, `forbidden`, `conflict`, `rate_limited`, `unavailable` without a key, `payload_too_large` if the
 * user's files leave no room.
 */
export async function startMediaRun<Kind extends Modality>(
  services: Services,
  run: MediaRun<Kind>,
): Promise<StartedRun> {
  const earlier = await findEarlier(services, run);
  if (earlier) return earlier;
  const payer = await choosePayer(services, keyOwnerOf(run), run.engine);
  const engine = createMediaEngine(run.kind, run.engine.vendor, { ...payer.engine, model: run.engine.model });
  await requireRoom(services.db, { userId: run.userId, storedBytesMax: run.plan.storedBytesMax });
  const asked = { ...run, quoteAic: quoteMedia(unitsOfRun(run)), isJob: engine.kind === "job" };
  const { started, isNew } = await startOnce(services, asked, payer.payer);
  if (!isNew) return started;
  if (payer.payer === "own-key") await markKeyUsed(services, keyOwnerOf(run), run.engine.vendor);
  services.tasks.start(started.id, (signal) => work({ services, run, started, payer, engine, signal }));
  return started;
}

function unitsOfRun<Kind extends Modality>({ kind, request, engine }: MediaRun<Kind>) {
  const recordingSeconds = "recording" in request ? (soundSeconds(request.recording.data) ?? 0) : 0;
  return unitsOf(kind, request, { isAdvanced: engine.isAdvanced, recordingSeconds });
}

interface Work<Kind extends Modality> {
  readonly services: Services;
  readonly run: MediaRun<Kind>;
  readonly started: StartedRun;
  readonly payer: ChosenPayer<MediaVendor>;
  readonly engine: MediaEngine<MediaRequests[Kind], MediaResults[Kind]>;
  readonly signal: AbortSignal;
}

async function work<Kind extends Modality>({ services, run, started, payer, engine, signal }: Work<Kind>) {
  const { kind, request } = run;
  try {
    if (engine.kind === "job") return await beginJob({ services, started, payer, engine, request });
    const result = await callMedia(services, payer, signal, (limits) => engine.call(request, limits));
    const inputPictures = "pictures" in request ? request.pictures?.length : undefined;
    await finishMedia(services, started, { kind, vendor: payer.engine.vendor, result, inputPictures });
  } catch (error) {
    await failMedia(services, started, payer.engine.vendor, error);
  }
}
