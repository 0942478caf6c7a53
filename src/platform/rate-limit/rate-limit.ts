import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors.ts";
import type { Secrets } from "../secret.ts";

export interface RateLimit {
  /** Name of what is limited, e.g. `contact`. Part of the stored key. */
  readonly name: string;
  readonly attemptsMax: number;
  readonly windowSeconds: number;
}

export interface AttemptsLeft {
  readonly attempts: number;
  /** Seconds until the window ends. */
  readonly seconds: number;
}

export interface RateLimits {
  /**
   * Counts one attempt.
   * @param subject what it counts for: a client address, an email address or an account's id. Only a keyed digest of it is stored.
   * @throws {AppError} `rate_limited`, with `Retry-After`, if no attempts are left in the window.
   */
  consume(limit: RateLimit, subject: string): Promise<void>;
  /**
   * Like `consume`, but without an error.
   * @param attempts for how many it counts; 1 if left out.
   * @returns whether there were that many left.
   */
  tryConsume(limit: RateLimit, subject: string, attempts?: number): Promise<boolean>;
  /**
   * Counts one attempt of an address that is read often, and says what is left.
   * @throws {AppError} `rate_limited`, with `Retry-After`. From then on, this process refuses the subject without the database until the
   *   window ends.
   */
  take(limit: RateLimit, subject: string): Promise<AttemptsLeft>;
  /** @returns after how many seconds attempts are left again; 0 if there are some now. Counts nothing. */
  findWait(limit: RateLimit, subject: string): Promise<number>;
  /**
   * Refunds attempts, e.g. after a success, so that only failures count.
   * @param attempts how many; 1 if left out.
   */
  forgive(limit: RateLimit, subject: string, attempts?: number): Promise<void>;
  /** Refunds all attempts of the subject. */
  clear(limit: RateLimit, subject: string): Promise<void>;
}

/** Counts in PostgreSQL, so that all processes count together. */
export function createRateLimits(pool: pg.Pool, secrets: Pick<Secrets, "digest">): RateLimits {
  const digestOf = (subject: string) => secrets.digest("rate-limit", subject);
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterFor = ({ name, attemptsMax, windowSeconds }: RateLimit, blocksInMemory = false) => {
    const known = limiters.get(name);
    if (known) return known;
    const created = new RateLimiterPostgres({
      storeClient: pool,
      // Otherwise it would be derived from the name of the pool's class.
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      points: attemptsMax,
      duration: windowSeconds,
      ...(blocksInMemory && { inMemoryBlockOnConsumed: attemptsMax + 1 }),
    });
    limiters.set(name, created);
    return created;
  };
  /** @returns how long to wait; undefined if there was an attempt left. */
  async function findWaitMs(limit: RateLimit, subject: string, attempts = 1): Promise<number | undefined> {
    try {
      await limiterFor(limit).consume(digestOf(subject), attempts);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal.msBeforeNext;
    }
  }
  return {
    async consume(limit, subject) {
      const waitMs = await findWaitMs(limit, subject);
      if (waitMs !== undefined) throw refusal(limit, waitMs, "attempts");
    },
    async take(limit, subject) {
      try {
        const { remainingPoints, msBeforeNext } = await limiterFor(limit, true).consume(digestOf(subject));
        return { attempts: remainingPoints, seconds: secondsOf(msBeforeNext) };
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(limit, error.msBeforeNext, "requests") : error;
      }
    },
    async tryConsume(limit, subject, attempts) {
      return (await findWaitMs(limit, subject, attempts)) === undefined;
    },
    async findWait(limit, subject) {
      const used = await limiterFor(limit).get(digestOf(subject));
      if (!used || used.consumedPoints < limit.attemptsMax) return 0;
      return secondsOf(used.msBeforeNext);
    },
    async forgive(limit, subject, attempts = 1) {
      await limiterFor(limit).reward(digestOf(subject), attempts);
    },
    async clear(limit, subject) {
      await limiterFor(limit).delete(digestOf(subject));
    },
  };
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

function refusal({ name }: RateLimit, waitMs: number, what: "attempts" | "requests"): AppError {
  const seconds = secondsOf(waitMs);
  return new AppError("rate_limited", {
    userMessage: `Too many ${what}. Please try again in ${waitInWords(seconds)}.`,
    message: `rate limit ${name}`,
    headers: { "Retry-After": String(seconds) },
  });
}

export function waitInWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
