/**
 * The run that a screen waits for, in this tab. It goes on when the page is left or loaded again, and the screen then shows it. Signing out
 * removes it.
 */
export interface PendingRun {
  readonly runId: string;
  /** Data that the screen needs to use the answer, as JSON. */
  readonly purpose?: unknown;
}

/** @param screen the tool’s id, and what tells apart several runs of one page. */
const keyOf = (screen: string): string => `run/${screen}${location.pathname}`;

/** @param run undefined once it is over. */
export function keepPendingRun(screen: string, run: PendingRun | undefined): void {
  try {
    if (run) sessionStorage.setItem(keyOf(screen), JSON.stringify(run));
    else sessionStorage.removeItem(keyOf(screen));
  } catch {
    // No storage, or it is full: the library has what comes of the run.
  }
}

export function findPendingRun(screen: string): PendingRun | undefined {
  try {
    const run = JSON.parse(sessionStorage.getItem(keyOf(screen)) ?? "null") as PendingRun | null;
    return typeof run?.runId === "string" ? run : undefined;
  } catch {
    return undefined;
  }
}
