import { ApiError } from "../errors.ts";

/** At once, of one user, in this process: each asks the database now and then. */
const waitingMax = 20;

/** Limit of requests that wait for runs of others. */
export interface WaitingLimit {
  /** @returns ends it. @throws {ApiError} `rate_limited`. */
  enter(userId: string): () => void;
}

export function createWaitingLimit(): WaitingLimit {
  const waiting = new Map<string, number>();
  return {
    enter(userId) {
      const count = waiting.get(userId) ?? 0;
      if (count >= waitingMax) throw tooManyWaiting();
      waiting.set(userId, count + 1);
      return () => {
        const left = (waiting.get(userId) ?? 1) - 1;
        if (left > 0) waiting.set(userId, left);
        else waiting.delete(userId);
      };
    },
  };
}

const tooManyWaiting = () =>
  new ApiError("rate_limited", "too_many_repeats", {
    userMessage: `${waitingMax} repeated requests wait for their answers already. Send this one again when one of them has its answer.`,
    headers: { "Retry-After": "5" },
  });
