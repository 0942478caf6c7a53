import { findPerson } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { isDisposable } from "#platform/mail/mail-domain.ts";
import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";
import type { Services } from "#platform/services.ts";

/** A signed-in user who may take part in the directory. */
export interface Contributor {
  readonly userId: string;
  readonly email: string;
  /** True on the first day of the account: then the limits are narrow. */
  readonly isYoung: boolean;
}

/** @throws {AppError} `forbidden` for addresses that are not verified, for temporary mailboxes, and for disabled accounts. */
export async function requireContributor(
  { db, clock }: { readonly db: Executor } & Pick<Services, "clock">,
  userId: string,
): Promise<Contributor> {
  const person = await findPerson(db, userId);
  if (!person || person.isDisabled || !person.emailVerified)
    throw new AppError("forbidden", { userMessage: "Verify your email address first. Then you can take part here." });
  const { email, createdAt } = person;
  if (isDisposable(email))
    throw new AppError("forbidden", {
      userMessage: "Your address is a temporary mailbox. Change it to a lasting one in your settings, then try again.",
    });
  return { userId, email, isYoung: clock.now().getTime() - createdAt.getTime() < dayMs };
}

/** The most that one account may do in a day, on its first day and later. */
const dailyMax = {
  draft: [5, 20],
  submission: [1, 5],
  "website-check": [10, 40],
  "claim-check": [20, 60],
  proposal: [3, 10],
  review: [3, 20],
  upvote: [30, 300],
  report: [5, 30],
} as const;

const daySeconds = 24 * 60 * 60;

function limitOf(act: keyof typeof dailyMax, isYoung: boolean): RateLimit {
  const [first, later] = dailyMax[act];
  return {
    name: `listings-${act}-${isYoung ? "first-day" : "day"}`,
    attemptsMax: isYoung ? first : later,
    windowSeconds: daySeconds,
  };
}

/** Counts one act of an account. @throws {AppError} `rate_limited`. */
export async function limitByAge(
  { rateLimits }: Pick<Services, "rateLimits">,
  { userId, isYoung }: Contributor,
  act: keyof typeof dailyMax,
): Promise<void> {
  await rateLimits.consume(limitOf(act, isYoung), userId);
}

/** Takes back an act that was counted and refused. */
export async function forgiveByAge(
  { rateLimits }: Pick<Services, "rateLimits">,
  { userId, isYoung }: Contributor,
  act: keyof typeof dailyMax,
): Promise<void> {
  await rateLimits.forgive(limitOf(act, isYoung), userId);
}
