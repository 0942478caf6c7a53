import { dayMs } from "#platform/clock.ts";

/** How long users can undo that they deleted something, of whatever kind: every page that deletes says “a day”. Then a job removes it. */
export const undoMs = dayMs;

/** What was deleted before can't be restored anymore. */
export const undoneSince = (now: Date): Date => new Date(now.getTime() - undoMs);
