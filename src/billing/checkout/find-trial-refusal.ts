import { and, countDistinct, eq, gt, isNotNull, ne, or } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { domainDigest, isDisposable } from "#platform/mail/mail-domain.ts";
import type { Services } from "#platform/services.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import { userSubscriptions } from "../schema.ts";
import { type TrialRefusal, trialRefusalOf, trialRefusalWords, trialsWithinDays } from "../trial-refusal.ts";
import { checkouts, pageMs } from "./schema.ts";

type Needed = Pick<Services, "secrets" | "clock" | "config">;

interface Asking {
  readonly userId: string;
  readonly email: string;
  readonly provider: ProviderName;
}

/** Why this user gets no free trial; null if they do. Pages and the checkout use the same decision. */
export async function findTrialRefusal(
  { secrets, clock, config }: Needed,
  db: Executor,
  { userId, email, provider }: Asking,
): Promise<TrialRefusal | null> {
  const domain = domainDigest(secrets, "trial-domain", email);
  const now = clock.now().getTime();
  const ownSubscriptions = and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.provider, provider));
  const [others] = domain
    ? await db
        .select({ count: countDistinct(checkouts.userId) })
        .from(checkouts)
        .where(
          and(
            eq(checkouts.domainDigest, domain),
            eq(checkouts.provider, provider),
            ne(checkouts.userId, userId),
            gt(checkouts.createdAt, new Date(now - trialsWithinDays * dayMs)),
            // An open page may still be paid, so it counts until it expires.
            or(
              isNotNull(checkouts.completedAt),
              isNotNull(checkouts.reportedPaidAt),
              gt(checkouts.createdAt, new Date(now - pageMs)),
            ),
          ),
        )
    : [];
  return trialRefusalOf({
    hadSubscription: (await db.$count(userSubscriptions, ownSubscriptions)) > 0,
    hasDisposableAddress: isDisposable(email),
    domainTrialsLately: others?.count ?? 0,
    domainMax: config.trialsPerDomainMax,
  });
}

export interface ReservedTrial {
  readonly withTrial: boolean;
  /** Stored with the checkout, so that its trial counts for the domain. */
  readonly domainDigest: Buffer | null;
}

/**
 * Decides on the trial and locks the email domain until the transaction ends, so that only one user gets its last trial.
 * @param asking.expectsTrial whether the page offered a trial.
 * @throws {AppError} `conflict` if a trial was expected but is no longer available: the payment page would charge for what a button called
 * free.
 */
export async function reserveTrial(
  needed: Needed,
  transaction: Transaction,
  asking: Asking & { readonly expectsTrial: boolean },
): Promise<ReservedTrial> {
  const domain = domainDigest(needed.secrets, "trial-domain", asking.email);
  if (domain) await lockName(transaction, `trial-domain:${domain.toString("base64url")}`);
  const refusal = await findTrialRefusal(needed, transaction, asking);
  if (refusal === null) return { withTrial: true, domainDigest: domain };
  if (!asking.expectsTrial) return { withTrial: false, domainDigest: null };
  throw new AppError("conflict", {
    userMessage: `${trialRefusalWords[refusal]} To subscribe without a trial, reload the page and choose a plan again.`,
  });
}
