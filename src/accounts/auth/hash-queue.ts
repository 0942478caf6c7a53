import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import { AppError } from "#platform/errors.ts";
import { createFairQueue, NotBegunError, type Waiter } from "#platform/fair-queue.ts";
import { hashThreadsMax } from "../hash-threads.ts";
import { hashPassword, verifyPassword } from "../password-hash.ts";

const retryAfterSeconds = 10;

/**
 * All password hashing of the process waits here: signing in and up, changing and proving a password. A waiting call keeps its request in
 * memory and its client in front of a blank page, so both how many and how long are bounded.
 */
const queue = createFairQueue({ runningMax: hashThreadsMax, waitingMax: 1_000, waitMsMax: 15_000 });

/** The library hashes deep inside a call; who makes that call is known at its beginning. */
const callers = new AsyncLocalStorage<Waiter>();

/** Does the work so that each password in it is hashed in this caller's turn. */
export function queueHashFor<Result>(caller: Waiter, work: () => Promise<Result>): Promise<Result> {
  return callers.run(caller, work);
}

/** What the library hashes with. @throws {APIError} which `notHashed` turns into an answer. */
export const queuedHash = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given)),
};

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const caller = callers.getStore();
  if (!caller) throw new Error("a password was hashed outside the gateway");
  try {
    return await queue.run(caller, work);
  } catch (error) {
    if (!(error instanceof NotBegunError)) throw error;
    // The library lets its own kind of error through as it is.
    throw new APIError(503, { code: error.reason === "gone" ? "CLIENT_GONE" : "HASHING_OVERLOADED" });
  }
}

/** A password was not hashed, because it had no turn. */
export class NotHashedError extends AppError {}

/** @param code of the library's answer. @returns the error to answer with, where it says that a password had no turn. */
export function notHashed(code: string | undefined): NotHashedError | undefined {
  if (code === "HASHING_OVERLOADED") {
    return new NotHashedError("unavailable", {
      userMessage: "Too many people are signing in right now. Please try again in a few seconds.",
      message: "the password hashing queue is full, or the wait is too long",
      headers: { "Retry-After": String(retryAfterSeconds) },
    });
  }
  // Not a failure of ours; the connection is closed, so that nothing of it is read.
  if (code === "CLIENT_GONE") {
    return new NotHashedError("malformed_request", { userMessage: "The request was canceled before it was answered." });
  }
  return undefined;
}
