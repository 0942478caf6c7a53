import { findPerson } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { isDisposable } from "#platform/mail/mail-domain.ts";
import { type RateLimit, waitInWords } from "#platform/rate-limit/rate-limit.ts";
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
  picture: [10, 40],
  "picture-move": [60, 200],
  review: [3, 20],
  upvote: [30, 300],
  report: [5, 30],
} as const;

type Act = keyof typeof dailyMax;

const actNames: Readonly<Record<Act, string>> = {
  draft: "new drafts",
  submission: "submissions",
  "website-check": "website checks",
  "claim-check": "website checks",
  proposal: "edits",
  picture: "pictures",
  "picture-move": "moving pictures",
  review: "reviews",
  upvote: "upvotes",
  report: "reports",
};

const daySeconds = 24 * 60 * 60;

function limitOf(act: Act, isYoung: boolean): RateLimit {
  const [first, later] = dailyMax[act];
  return {
    name: `listings-${act}-${isYoung ? "first-day" : "day"}`,
    attemptsMax: isYoung ? first : later,
    windowSeconds: daySeconds,
  };
}

type Needs = Pick<Services, "rateLimits">;

/** Counts one act of an account. @returns whether there was one left. */
export const tryByAge = ({ rateLimits }: Needs, { userId, isYoung }: Contributor, act: Act): Promise<boolean> =>
  rateLimits.tryConsume(limitOf(act, isYoung), userId);

/** Counts one act of an account. @throws {AppError} `rate_limited`. */
export async function limitByAge(services: Needs, contributor: Contributor, act: Act): Promise<void> {
  if (await tryByAge(services, contributor, act)) return;
  const { userId, isYoung } = contributor;
  const seconds = await services.rateLimits.findWait(limitOf(act, isYoung), userId);
  throw new AppError("rate_limited", {
    userMessage: `You’ve reached ${isYoung ? "the first day’s" : "today’s"} limit for ${actNames[act]}. Please try again in ${waitInWords(seconds)}.`,
    headers: { "Retry-After": String(seconds) },
  });
}

/** Takes back an act that was counted and refused. */
export async function forgiveByAge({ rateLimits }: Needs, { userId, isYoung }: Contributor, act: Act): Promise<void> {
  await rateLimits.forgive(limitOf(act, isYoung), userId);
}
