import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import type { Services } from "#platform/services.ts";
import { requirePromotionLeft } from "../promotions/promotion-codes.ts";
import type { Discount, ProviderName } from "../provider/payment-provider.ts";
import { reserveTrial } from "./find-trial-refusal.ts";
import type { RequestedItem } from "./read-checkout-item.ts";
import { checkouts } from "./schema.ts";

/** Within this time, a user who clicks again gets the payment page that is already open. */
const reuseMs = 5 * 60_000;
/** The provider responds or times out within this time. An older checkout without a URL was abandoned by a process that ended. */
const openingMs = 30_000;

export interface WantedCheckout {
  readonly userId: string;
  /** Free trials are limited per email domain. */
  readonly email: string;
  readonly provider: ProviderName;
  readonly item: RequestedItem;
  /** The quoted version of the plan; null for a pack. */
  readonly planVersion: number | null;
  readonly discount: Discount | undefined;
  /** True if the page offered a free trial. */
  readonly expectsTrial: boolean;
}

/** A new checkout to open, or an existing one, whose page may still be opening. */
export interface ReservedCheckout {
  readonly id: string;
  readonly isNew: boolean;
  readonly url: string | null;
  readonly withTrial: boolean;
}

/**
 * Serialized per user, so that two simultaneous requests share one checkout.
 * @throws {AppError} `conflict` if a trial was expected but is no longer available.
 */
export async function reserveCheckout(
  services: Pick<Services, "db" | "clock" | "secrets" | "config">,
  wanted: WantedCheckout,
): Promise<ReservedCheckout> {
  return services.db.transaction(async (transaction) => {
    await lockName(transaction, `checkout:${wanted.userId}`);
    const now = services.clock.now();
    const { item, planVersion, userId, provider, discount } = wanted;
    const { withTrial, domainDigest } =
      item.kind === "plan"
        ? await reserveTrial(services, transaction, wanted)
        : { withTrial: false, domainDigest: null };
    const open = await findOpen(transaction, { ...wanted, withTrial }, now);
    if (open) return { ...open, isNew: false, withTrial };
    if (discount?.promotion) await requirePromotionLeft(transaction, { code: discount.promotion.code, userId, now });
    const [made] = await transaction
      .insert(checkouts)
      .values({
        userId,
        provider,
        planId: item.kind === "plan" ? item.planId : null,
        interval: item.kind === "plan" ? item.interval : null,
        planVersion,
        packId: item.kind === "pack" ? item.packId : null,
        discountCode: discount?.code ?? null,
        discountPercent: discount?.percent ?? null,
        discountMonths: discount?.months ?? null,
        promotionCode: discount?.promotion?.code ?? null,
        withTrial,
        domainDigest,
        createdAt: await afterTheLast(transaction, userId, now),
      })
      .returning({ id: checkouts.id });
    if (!made) throw new Error("the checkout was not written");
    return { id: made.id, isNew: true, url: null, withTrial };
  });
}

/**
 * Only a user's newest payment page stays open, so creation times must be unique and increasing, even if the clocks of two processes
 * differ.
 */
async function afterTheLast(transaction: Transaction, userId: string, now: Date): Promise<Date> {
  const [last] = await transaction
    .select({ createdAt: checkouts.createdAt })
    .from(checkouts)
    .where(eq(checkouts.userId, userId))
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return new Date(Math.max(now.getTime(), (last?.createdAt.getTime() ?? 0) + 1));
}

async function findOpen(transaction: Transaction, wanted: WantedCheckout & { readonly withTrial: boolean }, now: Date) {
  const { userId, provider, item, planVersion, discount } = wanted;
  // Only the newest page for a plan is still open, whichever plan it is for.
  const alike = item.kind === "plan" ? isNotNull(checkouts.planId) : eq(checkouts.packId, item.packId);
  const [newest] = await transaction
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.provider, provider),
        alike,
        isNull(checkouts.completedAt),
        gt(checkouts.createdAt, new Date(now.getTime() - reuseMs)),
      ),
    )
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id))
    .limit(1);
  if (!newest || newest.discountCode !== (discount?.code ?? null)) return undefined;
  if (item.kind === "plan" && (newest.planId !== item.planId || newest.interval !== item.interval)) return undefined;
  if (newest.planVersion !== planVersion || newest.withTrial !== wanted.withTrial) return undefined;
  const isLeftBehind = newest.url === null && newest.createdAt.getTime() < now.getTime() - openingMs;
  return isLeftBehind ? undefined : { id: newest.id, url: newest.url };
}
