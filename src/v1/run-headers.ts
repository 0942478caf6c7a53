import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { KeyHolder } from "#api-keys/index.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { wrongValue } from "./errors.ts";

export interface RunHeaders {
  /** Key of the request, or one made for it. */
  readonly idempotencyKey: string;
  readonly isKeyGiven: boolean;
  /** From 0; undefined for a client that doesn’t say which try it is. */
  readonly retryCount: number | undefined;
  /** AIC. */
  readonly maxAic: number | undefined;
}

/** Fits into an index and is readable in logs. */
const keyPattern = /^[\x21-\x7e]{1,150}$/;

/**
 * @param holder of the key: what members of a team send as Idempotency-Key is kept apart, or one would be given another's answer.
 * @param bodyMaxAic of the request's body; the smaller one counts.
 * @throws {ApiError} `invalid_input`.
 */
export function readRunHeaders(
  c: Context<AppEnv>,
  { membership, personId }: KeyHolder,
  bodyMaxAic: number | undefined,
): RunHeaders {
  const given = c.req.header("idempotency-key");
  if (given !== undefined && !keyPattern.test(given)) {
    throw wrongValue("Idempotency-Key", "An idempotency key is 1 to 150 characters of ASCII, without spaces.");
  }
  const maxAic = c.req.header("x-max-aic");
  if (maxAic !== undefined && !/^\d{1,6}$/.test(maxAic)) {
    throw wrongValue("X-Max-AIC", "The header X-Max-AIC must be a whole number of AI credits.");
  }
  const retryCount = c.req.header("x-stainless-retry-count") ?? "";
  const limits = [bodyMaxAic, maxAic === undefined ? undefined : Number(maxAic)].filter((max) => max !== undefined);
  return {
    idempotencyKey: `api:${membership ? `${personId}:` : ""}${given ?? randomUUID()}`,
    isKeyGiven: given !== undefined,
    retryCount: /^\d{1,3}$/.test(retryCount) ? Number(retryCount) : undefined,
    maxAic: limits.length > 0 ? Math.min(...limits) : undefined,
  };
}
