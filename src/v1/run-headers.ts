import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { Executor } from "#platform/db/database.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { freeFailedKey } from "#runs/index.ts";
import { ApiError, wrongValue } from "./errors.ts";

export interface RunHeaders {
  /** Of the request, or one of its own. */
  readonly idempotencyKey: string;
  readonly isKeyGiven: boolean;
  /** AIC. */
  readonly maxAic: number | undefined;
}

/** Fits into an index and is readable in logs. */
const keyPattern = /^[\x21-\x7e]{1,150}$/;

/** @param bodyMaxAic of the request's body; the smaller one counts. @throws {ApiError} `invalid_input`. */
export function readRunHeaders(c: Context<AppEnv>, bodyMaxAic: number | undefined): RunHeaders {
  const given = c.req.header("idempotency-key");
  if (given !== undefined && !keyPattern.test(given)) {
    throw wrongValue("Idempotency-Key", "An idempotency key is 1 to 150 characters of ASCII, without spaces.");
  }
  const maxAic = c.req.header("x-max-aic");
  if (maxAic !== undefined && !/^\d{1,6}$/.test(maxAic)) {
    throw wrongValue("X-Max-AIC", "The header X-Max-AIC must be a whole number of AI credits.");
  }
  const limits = [bodyMaxAic, maxAic === undefined ? undefined : Number(maxAic)].filter((max) => max !== undefined);
  return {
    idempotencyKey: `api:${given ?? randomUUID()}`,
    isKeyGiven: given !== undefined,
    maxAic: limits.length > 0 ? Math.min(...limits) : undefined,
  };
}

/**
 * A request that was answered is not run again. One that failed cost nothing, and may be repeated.
 * @throws {ApiError} `conflict`, which names the run that has the key.
 */
export async function reserveKey(db: Executor, userId: string, idempotencyKey: string): Promise<void> {
  const runId = await freeFailedKey(db, { userId, idempotencyKey });
  if (runId === undefined) return;
  throw new ApiError("conflict", "idempotency_key_used", {
    userMessage: `This Idempotency-Key was used for generation ${runId}. GET /v1/generations/${runId} says how it went.`,
    field: "Idempotency-Key",
    headers: { "X-Generation-Id": runId },
  });
}
