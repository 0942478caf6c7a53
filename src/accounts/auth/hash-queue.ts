import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import { AppError } from "#platform/errors.ts";
import { createFairQueue, NotBegunError, type Waiter } from "#platform/fair-queue.ts";
import { hashThreadsMax } from "../hash-threads.ts";
import { hashPassword, verifyPassword } from "../password-hash.ts";
import type { DatabaseTurn } from "./database-turns.ts";

const retryAfterSeconds = 10;

/**
 * All password hashing of the process queues here: sign-in, sign-up, changing and confirming a password. A waiting call holds its request
 * in memory and leaves its user in front of a blank page, so both the number and the wait are bounded.
 */
const queue = createFairQueue({ runningMax: hashThreadsMax, waitingMax: 1_000, waitMsMax: 15_000 });

interface Caller extends Waiter {
  readonly turn: DatabaseTurn;
}

/** The library hashes deep inside a call; the caller is known at its start. */
const callers = new AsyncLocalStorage<Caller>();

/** Runs the work so that each password in it is hashed in this caller's turn, and the database is left to others meanwhile. */
export function queueHashFor<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
  return callers.run(caller, work);
}

/** The hash functions for the library. @throws {APIError} that `notHashed` turns into an answer. */
export const queuedHash = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given)),
};

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const caller = callers.getStore();
  if (!caller) throw new Error("a password was hashed outside the gateway");
  caller.turn.pass();
  try {
    const result = await queue.run(caller, work);
    // Preferred: the expensive part is done.
    await caller.turn.take(true);
    return result;
  } catch (error) {
    if (error instanceof AppError) throw new APIError(503, { code: "HASHING_OVERLOADED" });
    if (!(error instanceof NotBegunError)) throw error;
    // The library rethrows its own error type unchanged.
    throw new APIError(503, { code: error.reason === "gone" ? "CLIENT_GONE" : "HASHING_OVERLOADED" });
  }
}

/** A password was not hashed because it never got its turn. */
export class NotHashedError extends AppError {}

/** @param code of the library's answer. @returns the error to answer with, if the code means that a password never got its turn. */
export function notHashed(code: string | undefined): NotHashedError | undefined {
  if (code === "HASHING_OVERLOADED") {
    return new NotHashedError("unavailable", {
      userMessage: "Too many people are signing in right now. Please try again in a few seconds.",
      message: "the password hashing queue is full, or the wait is too long",
      headers: { "Retry-After": String(retryAfterSeconds) },
    });
  }
  // The client has disconnected: not our failure, and no one reads the answer.
  if (code === "CLIENT_GONE") {
    return new NotHashedError("malformed_request", {
      userMessage: "The request was cancelled before it was answered.",
    });
  }
  return undefined;
}
