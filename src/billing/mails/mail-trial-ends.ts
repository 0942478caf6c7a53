import { and, asc, eq, gt, lte } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { viewOf } from "../entitlement/find-entitlement.ts";
import { versionAt } from "../price-list.ts";
import { findPaymentProvider } from "../provider/create-payment-provider.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import { readPriceList } from "../read-price-list.ts";
import { nextPriceOf } from "../rules.ts";
import { userSubscriptions } from "../schema.ts";
import { lockAccount } from "../settlement/lock-account.ts";
import { mailOnce } from "./claim-mail.ts";
import { writeTrialEndMail } from "./write-payer-mails.ts";

const noticeMs = 3 * dayMs;
const nilUuid = "00000000-0000-0000-0000-000000000000";

/** Mails users whose trial ends within three days what will be charged and when. Once per trial, and not if it is cancelled. */
export async function mailTrialEnds(services: Services): Promise<number> {
  const provider = findPaymentProvider(services);
  // Test subscriptions lapse by themselves once real payments are set up.
  if (!provider) return 0;
  const find = (after: string) =>
    services.db
      .select({ id: userSubscriptions.id })
      .from(userSubscriptions)
      .where(and(endsSoon(provider.name, services.clock.now()), gt(userSubscriptions.id, after)))
      .orderBy(asc(userSubscriptions.id))
      .limit(sweepSize);
  return sweep(find, {
    start: nilUuid,
    next: ({ id }) => id,
    work: ({ id }) => mailTrialEnd(services, provider.name, id),
  });
}

const endsSoon = (provider: ProviderName, now: Date) =>
  and(
    eq(userSubscriptions.provider, provider),
    eq(userSubscriptions.status, "on_trial"),
    eq(userSubscriptions.cancelAtPeriodEnd, false),
    gt(userSubscriptions.trialEndsAt, now),
    lte(userSubscriptions.trialEndsAt, new Date(now.getTime() + noticeMs)),
  );

/** @returns false if it was cancelled meanwhile. */
function mailTrialEnd(services: Services, provider: ProviderName, id: string): Promise<boolean> {
  const { clock, config } = services;
  return services.db.transaction(async (db) => {
    const now = clock.now();
    const find = () =>
      db
        .select()
        .from(userSubscriptions)
        .where(and(eq(userSubscriptions.id, id), endsSoon(provider, now)));
    const [found] = await find();
    if (!found) return false;
    await lockAccount(db, found.userId);
    const [row] = await find();
    if (!row?.trialEndsAt) return false;
    const { userId, trialEndsAt: endsAt, interval, subscriptionPlanId: planId, isTest, cardBrand, cardLastFour } = row;
    const list = await readPriceList(db);
    const plan = versionAt(list, planId, now);
    const { price, discount } = nextPriceOf(plan, interval, viewOf(row, list, now), endsAt);
    const key = `trial-end:${provider}:${row.providerId}:${endsAt.toISOString()}`;
    await mailOnce({ ...services, db }, { key, userId }, (to) =>
      writeTrialEndMail(
        to,
        {
          planName: plan.name,
          interval,
          endsAt,
          isTest,
          price: discount ? `${price} (${discount.percent}% off)` : price,
          card: cardLastFour ? { brand: cardBrand, lastFour: cardLastFour } : null,
        },
        config,
      ),
    );
    return true;
  });
}
