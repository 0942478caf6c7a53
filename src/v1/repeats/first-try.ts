import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type EarlierRun, findByKey, takeByDigest } from "#runs/index.ts";
import { ApiError } from "../errors.ts";
import type { ProgramRequest } from "../program-request.ts";

/** After the end of a run, in which a client that marks its retries sends them. One that still runs waits for them however long. */
const retryWindowMs = 2 * 60_000;

interface Asked {
  readonly userId: string;
  readonly apiKeyId: string;
  readonly idempotencyKey: string;
  readonly isKeyGiven: boolean;
  readonly retryCount: number | undefined;
  readonly digest: string | undefined;
}

/**
 * The run that a request repeats: by its Idempotency-Key, or because its client says that it is a retry and sent the same a moment ago.
 * @throws {ApiError} `conflict` if the key was used for something else, or its answer isn’t there anymore.
 */
export async function findFirstTry(services: Services, asked: Asked): Promise<EarlierRun | undefined> {
  const { userId, apiKeyId, idempotencyKey, isKeyGiven, retryCount = 0, digest } = asked;
  if (isKeyGiven) {
    const earlier = await findByKey(services, { userId, idempotencyKey });
    if (!earlier) return undefined;
    if (earlier.digest !== digest) throw usedForAnother(earlier);
    if (!earlier.isThere) throw answerGone(earlier);
    return earlier;
  }
  if (retryCount === 0 || digest === undefined) return undefined;
  const since = new Date(services.clock.now().getTime() - retryWindowMs);
  return takeByDigest(services, { userId, apiKeyId, digest, since });
}

/**
 * After a run could not be begun: the one that took its Idempotency-Key at the same moment.
 * @throws what kept it from beginning, if that was something else.
 */
export async function findRival(
  services: Services,
  { holder, ...asked }: ProgramRequest<unknown>,
  error: unknown,
): Promise<EarlierRun> {
  const isConflict = asked.isKeyGiven && error instanceof AppError && error.code === "conflict";
  const rival =
    isConflict && (await findFirstTry(services, { ...asked, userId: holder.userId, apiKeyId: holder.keyId }));
  if (!rival) throw error;
  return rival;
}

const conflict = (runId: string, reason: string, userMessage: string) =>
  new ApiError("conflict", reason, { userMessage, field: "Idempotency-Key", headers: { "X-Generation-Id": runId } });

const usedForAnother = ({ runId }: EarlierRun) =>
  conflict(
    runId,
    "idempotency_key_reused",
    `This Idempotency-Key was used for another request, which is generation ${runId}. Send this one with a key of its own.`,
  );

/** After a day, or because it was too long to be kept. */
export const answerGone = ({ runId }: EarlierRun): ApiError =>
  conflict(
    runId,
    "idempotency_key_used",
    `This Idempotency-Key was used for generation ${runId}, whose answer isn’t kept: it was too long, or a day has passed. Send the request with another key to run it again.`,
  );
