import { AppError } from "#platform/errors.ts";
import { createFairQueue, type FairQueue, NotBegunError } from "#platform/fair-queue.ts";

const retryAfterSeconds = 10;

/** Calls wait here longer than for a connection of the pool, and only for each other. */
const bounds = { waitingMax: 2_000, waitMsMax: 15_000 } as const;

/**
 * Limits how many calls of the gateway use the database at once. An attacker’s thousand guesses would otherwise each take a connection to
 * be counted, and visitors would get none: half of the pool is left to everything else.
 * @param poolSize connections of this process.
 */
export const createDatabaseTurns = (poolSize: number): FairQueue =>
  createFairQueue({ runningMax: Math.max(1, Math.ceil(poolSize / 2) - 1), ...bounds });

/**
 * One call at a time is asked whether its browser is a known one, before it waits with all others: only then can an owner be preferred to
 * an attacker’s many networks. An attacker without cookies, even without right ones, is through in no time.
 */
export function createIdentifying() {
  const queue = createFairQueue({ runningMax: 1, ...bounds });
  return <Result>(group: string, work: () => Promise<Result>): Promise<Result> =>
    queue.run({ group, isPreferred: false }, work).catch((error: unknown) => {
      throw refusalOf(error);
    });
}

/** The turn of one call. It is passed on while the call waits for something else: its password’s hash, or another server. */
export interface DatabaseTurn {
  /** @throws {AppError} `unavailable` if there are too many, or they take too long. */
  take(isPreferred: boolean): Promise<void>;
  /** Can be called twice. */
  pass(): void;
}

/** @param group shares turns: the client’s network. */
export function databaseTurn(queue: FairQueue, group: string): DatabaseTurn {
  let pass = () => {};
  return {
    take: (isPreferred) =>
      new Promise<void>((resolve, reject) => {
        const hold = () =>
          new Promise<void>((done) => {
            pass = done;
            resolve();
          });
        queue.run({ group, isPreferred }, hold).catch((error: unknown) => reject(refusalOf(error)));
      }),
    pass: () => pass(),
  };
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof NotBegunError)) return error;
  return new AppError("unavailable", {
    userMessage: "Too many people are signing in right now. Please try again in a few seconds.",
    message: "too many calls of the gateway wait for the database",
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}
