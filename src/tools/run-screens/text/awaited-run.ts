/**
 * The run that a screen waits for, in this tab. It goes on when the page is left or loaded again, and the screen then shows it. Signing out
 * removes it.
 */
export interface AwaitedRun {
  readonly runId: string;
  /** Data that the screen needs to use the answer, as JSON. */
  readonly purpose?: unknown;
}

/** @param screen the tool’s id, and what tells apart several runs of one page. */
const keyOf = (screen: string): string => `run/${screen}${location.pathname}`;

/** @param run undefined once it is over. */
export function keepAwaited(screen: string, run: AwaitedRun | undefined): void {
  try {
    if (run) sessionStorage.setItem(keyOf(screen), JSON.stringify(run));
    else sessionStorage.removeItem(keyOf(screen));
  } catch {
    // No storage, or it is full: the library has what comes of the run.
  }
}

export function findAwaited(screen: string): AwaitedRun | undefined {
  try {
    const run = JSON.parse(sessionStorage.getItem(keyOf(screen)) ?? "null") as AwaitedRun | null;
    return typeof run?.runId === "string" ? run : undefined;
  } catch {
    return undefined;
  }
}
