import { setTimeout as delay } from "node:timers/promises";
import { withoutListener } from "#platform/db/ended-processes.ts";
import type { Services } from "#platform/services.ts";
import { findRunningProcesses, settleRunsOf } from "./lost-runs.ts";

/**
 * Credits of a killed process are held for at most `everyMs * missesMax`, 9 seconds. A process that only lost its connection tries to get
 * another after a second, for five seconds (notifications.ts), and is missed for less than the 7.5 seconds between the first and the last look.
 */
export const watchTimings = { everyMs: 1_500, missesMax: 6 };

export interface ProcessWatch {
  /** Looks once. @returns how many runs were settled. */
  look(): Promise<number>;
}

/** Settles runs whose process was missing each of several times. */
export function createProcessWatch(services: Services): ProcessWatch {
  const { db, notifications } = services;
  let misses = new Map<string, number>();
  return {
    async look() {
      const others = (await findRunningProcesses(db)).filter((id) => id !== notifications.processId);
      const missing = others.length > 0 ? await withoutListener(db, notifications.processId, others) : [];
      misses = new Map(missing.map((id) => [id, (misses.get(id) ?? 0) + 1]));
      const ended = missing.filter((id) => (misses.get(id) ?? 0) >= watchTimings.missesMax);
      return ended.length > 0 ? settleRunsOf(services, ended) : 0;
    },
  };
}

/** Looks from now on, until the process stops. @returns stops it. */
export function watchProcesses(services: Services): () => Promise<void> {
  const watch = createProcessWatch(services);
  const stop = new AbortController();
  const keepLooking = async () => {
    while (!stop.signal.aborted) {
      await watch.look().then(
        (count) => {
          if (count > 0) services.log.warn({ count }, "settled runs whose process had ended");
        },
        (error: unknown) => services.log.warn({ err: error }, "could not look for runs of ended processes"),
      );
      await delay(watchTimings.everyMs, undefined, { signal: stop.signal, ref: false }).catch(() => {});
    }
  };
  const finished = keepLooking();
  return async () => {
    stop.abort();
    await finished;
  };
}
