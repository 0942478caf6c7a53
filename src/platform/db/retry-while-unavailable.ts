import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";
import { isDatabaseUnavailable } from "./database-errors.ts";

/** Together longer than a burst or a change of the primary takes. No caller waits on the page for it. */
const pausesMs = [500, 1_000, 1_500, 2_000];

/**
 * For what can't be had again, e.g. a result that a provider has billed: it must not be lost because the database was away for a moment.
 * @param work safe to repeat: a transaction whose answer was lost may have been committed.
 */
export async function retryWhileUnavailable<Result>(
  log: Pick<Log, "warn">,
  work: (attempt: number) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      const pauseMs = pausesMs[attempt];
      if (pauseMs === undefined || !isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error, attempt }, "the database was not available, and is asked again");
      await delay(pauseMs);
    }
  }
}
