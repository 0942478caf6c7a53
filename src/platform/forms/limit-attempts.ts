import type { RateLimit } from "../rate-limit/rate-limit.ts";
import type { Services } from "../services.ts";

/** A household or an office shares an IP address, so this is generous; it stops bots. */
const perClient = { attemptsMax: 10, windowSeconds: 10 * 60 };
/**
 * Limit on how often clients together may enter one email address; with the pauses between mails, this keeps its mailbox from being
 * flooded.
 */
const perEmail = { attemptsMax: 5, windowSeconds: 60 * 60 };

export interface Attempt {
  /** Name of the form, e.g. `contact`. */
  readonly form: string;
  readonly clientAddress: string;
  readonly email: string;
}

/**
 * Counts one use of a form, for the client and for the email address entered. Both are stored only as keyed digests.
 * @throws {AppError} `rate_limited`, the same whether or not the address is known here.
 */
export async function limitAttempts({ rateLimits }: Pick<Services, "rateLimits">, attempt: Attempt): Promise<void> {
  const limits: readonly [RateLimit, string][] = [
    [{ name: `${attempt.form}-client`, ...perClient }, attempt.clientAddress],
    [{ name: `${attempt.form}-email`, ...perEmail }, attempt.email],
  ];
  for (const [limit, subject] of limits) await rateLimits.consume(limit, subject);
}
