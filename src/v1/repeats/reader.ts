import type { WantedRuns } from "#runs/index.ts";
import type { RunHeaders } from "../run-headers.ts";

/** Clients that mark their retries try again within 8 seconds. */
const retryMs = 15_000;

/** The client that waits for a run, and may go away. */
export interface Reader {
  /** Aborted when the run is to stop. */
  readonly stop: AbortSignal;
  /** Aborted when the client has hung up. */
  readonly gone: AbortSignal;
  /** From now on, hanging up is no sign of a retry. */
  answerBegins(): void;
  hangUp(): void;
  /** Its own run, which goes on as long as others wait for it. */
  waitFor(runId: string): void;
  /** Another’s run, whose answer it is given. */
  takesFrom(runId: string): void;
}

/**
 * Creates a reader. When its client hangs up, the run stops. A run with an Idempotency-Key goes on, since its answer can be requested
 * again. A run of a client that marks its retries, and has had nothing yet, goes on as long as a retry may come or waits.
 * @param hungUp aborted when the client hangs up. @param onLeft told of the run that such a client left before its answer.
 */
export function createReader(
  hungUp: AbortSignal,
  wanted: WantedRuns,
  { isKeyGiven, retryCount }: Pick<RunHeaders, "isKeyGiven" | "retryCount">,
  onLeft: (runId: string) => void,
): Reader {
  const stop = new AbortController();
  const left = new AbortController();
  let mayRetry = retryCount !== undefined;
  let timer: NodeJS.Timeout | undefined;
  let runId: string | undefined;
  let takenId: string | undefined;
  let forget = () => {};
  const tellLeft = () => {
    const id = takenId ?? runId;
    if (id !== undefined && mayRetry && !isKeyGiven) onLeft(id);
  };
  const waitForRetry = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      forget();
      stop.abort();
    }, retryMs).unref();
  };
  const listen = () => {
    if (runId !== undefined && timer) forget = wanted.onWanted(runId, waitForRetry);
  };
  const hangUp = () => {
    if (left.signal.aborted) return;
    left.abort();
    tellLeft();
    if (isKeyGiven) return;
    if (!mayRetry) return stop.abort();
    waitForRetry();
    listen();
  };
  hungUp.addEventListener("abort", hangUp, { once: true });
  return {
    stop: stop.signal,
    gone: left.signal,
    answerBegins() {
      mayRetry = false;
    },
    hangUp,
    waitFor(id) {
      [runId, takenId] = [id, undefined];
      if (left.signal.aborted) tellLeft();
      listen();
    },
    takesFrom(id) {
      takenId = id;
      if (left.signal.aborted) tellLeft();
    },
  };
}
