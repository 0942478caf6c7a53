import { dayMs } from "#platform/clock.ts";

/** Time in which users can undo a deletion of any kind: every page that deletes says “a day”. Then a job removes what was deleted. */
export const undoMs = dayMs;

/** Start of the time for undo: a deletion before it can't be undone anymore. */
export const undoneSince = (now: Date): Date => new Date(now.getTime() - undoMs);
