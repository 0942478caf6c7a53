import { sql } from "drizzle-orm";
import type { Notifications } from "#platform/db/notifications.ts";
import type { Services } from "#platform/services.ts";
import { type RunView, waitForRun } from "../history/run-view.ts";

const channel = "run_wanted";
/** Far below the pause after which a run that no one waits for is stopped. */
const repeatMs = 4_000;

/** Runs whose reader has gone, and that others may wait for, in whichever process. */
export interface WantedRuns {
  /** Calls `listener` each time that someone says to wait for the run. @returns ends it. */
  onWanted(runId: string, listener: () => void): () => void;
}

export function listenForWanted(notifications: Pick<Notifications, "subscribe">): WantedRuns {
  const listeners = new Map<string, () => void>();
  void notifications.subscribe(channel, (runId) => listeners.get(runId ?? "")?.());
  return {
    onWanted(runId, listener) {
      listeners.set(runId, listener);
      return () => void listeners.delete(runId);
    },
  };
}

/** Same as `waitForRun`, for another’s run: it says meanwhile that someone waits for it. */
export async function waitForWanted(
  services: Services,
  run: { readonly userId: string; readonly runId: string },
  signal: AbortSignal,
): Promise<RunView> {
  const { db, log } = services;
  const want = () =>
    db
      .execute(sql`select pg_notify(${channel}, ${run.runId})`)
      .catch((error: unknown) => log.warn({ err: error, runId: run.runId }, "could not say that a run is waited for"));
  await want();
  const timer = setInterval(() => void want(), repeatMs);
  try {
    return await waitForRun(services, run, signal);
  } finally {
    clearInterval(timer);
  }
}
