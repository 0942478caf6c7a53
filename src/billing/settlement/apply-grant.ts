import { findGranted, type Granted, grantCredits, type Ledger, type NewLot, takeBackLots } from "#credits/index.ts";
import type { PlanVersion, PriceList } from "../price-list.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import type { DueGrant } from "./grants-due.ts";

/** Origins use the provider's ids. The test checkout's get a prefix, so that they never collide with real ones. */
export const originOf = (provider: ProviderName, id: string): string =>
  provider === "lemon-squeezy" ? id : `${provider}:${id}`;

export type GrantedByOrigin = ReadonlyMap<string, Granted>;

/**
 * A grant's credits may be stored under its origin id, and under `origin:plan` for credits added later, when a better plan became known.
 */
export function findGrantedFor(
  db: Ledger["db"],
  grants: readonly DueGrant[],
  list: PriceList,
): Promise<GrantedByOrigin> {
  const plans = [...new Set(list.map(({ id }) => id))];
  return findGranted(
    db,
    grants.flatMap(({ originId }) => [originId, ...plans.map((id) => `${originId}:${id}`)]),
  );
}

const originsIn = (granted: GrantedByOrigin, originId: string): readonly string[] =>
  [...granted.keys()].filter((origin) => origin === originId || origin.startsWith(`${originId}:`));

export const wasGranted = (granted: GrantedByOrigin, originId: string): boolean =>
  originsIn(granted, originId).length > 0;

/** In AIC: a tenth of the monthly basic credits. */
const lowBalanceThresholdOf = ({ credits }: PlanVersion): number => Math.ceil(credits.basic / 10);

const words: Readonly<Record<DueGrant["kind"], (plan: string) => string>> = {
  trial: (plan) => `${plan} plan, trial`,
  month: (plan) => `${plan} plan, monthly credits`,
  upgrade: (plan) => `Upgrade to the ${plan} plan`,
  "free-month": (plan) => `${plan} plan, monthly credits`,
};

/** Makes the ledger match one grant: adds missing credits and takes back refunded ones. Idempotent. Requires the account's lock. */
export async function applyGrant(
  ledger: Ledger,
  userId: string,
  grant: DueGrant,
  granted: GrantedByOrigin,
): Promise<void> {
  const { originId, plan, kind, refundedShare } = grant;
  const origins = [...originsIn(granted, originId)];
  const lots = missingLots(
    grant,
    origins.map((origin) => granted.get(origin) ?? {}),
  );
  const isFirst = origins.length === 0;
  const target = isFirst ? originId : `${originId}:${plan.id}`;
  // Credits that were fully refunded before they were granted, or that have expired, are never granted.
  const isDue = (isFirst ? refundedShare < 1 : !granted.has(target)) && grant.expiresAt > ledger.clock.now();
  if (isDue && lots.length > 0) {
    await grantCredits(ledger, {
      userId,
      idempotencyKey: `grant:${target}`,
      lots: lots.map((lot) => ({ ...lot, originId: target })),
      monthlyResetAt: isFirst && kind !== "upgrade" ? grant.startsAt : undefined,
      lowBalanceThreshold: lowBalanceThresholdOf(plan),
      description: words[kind](plan.name),
      source: kind === "free-month" ? "free-plan" : "subscription",
    });
    origins.push(target);
  }
  if (refundedShare > 0) {
    for (const origin of origins) await takeBack(ledger, origin, refundedShare, `Refund of the ${plan.name} plan`);
  }
}

/** A refund is a share of the payment, so repeated reports of the same share change nothing. */
export async function takeBack(
  ledger: Ledger,
  originId: string,
  share: number,
  description: string,
  lemonsqueezyOrderId?: string,
): Promise<void> {
  const idempotencyKey = `refund:${originId}:${share}`;
  const words = { description, source: "refund", lemonsqueezyOrderId };
  await takeBackLots(ledger, { originId, idempotencyKey, share, ...words });
}

function missingLots(
  { allowance, kind, expiresAt }: DueGrant,
  granted: readonly Granted[],
): Omit<NewLot, "originId">[] {
  const source = kind === "trial" ? "trial" : "plan";
  const buckets = [
    ["general", allowance.basic],
    ["advanced", allowance.advanced],
    ["image", allowance.image],
  ] as const;
  return buckets
    .map(([bucket, due]) => {
      const had = granted.reduce((sum, amounts) => sum + (amounts[bucket] ?? 0), 0);
      return { bucket, source, amount: due - had, expiresAt } as const;
    })
    .filter(({ amount }) => amount > 0);
}
