import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import type { Services } from "#platform/services.ts";
import type { Discount, ProviderName } from "../provider/payment-provider.ts";
import { reserveTrial } from "./find-trial-refusal.ts";
import type { RequestedItem } from "./read-checkout-item.ts";
import { checkouts } from "./schema.ts";

/** Who presses twice, or comes back and presses again, gets the payment page that is open already. */
const reuseMs = 5 * 60_000;
/** The provider answers, or is given up, within this: a checkout without a page that is older was left behind by a process that ended. */
const openingMs = 30_000;

export interface WantedCheckout {
  readonly userId: string;
  /** Its domain has a limited number of free trials. */
  readonly email: string;
  readonly provider: ProviderName;
  readonly item: RequestedItem;
  /** What is quoted, of a plan; null for a pack. */
  readonly planVersion: number | null;
  readonly discount: Discount | undefined;
  /** Whether the page offered a free trial where the plan was chosen. */
  readonly expectsTrial: boolean;
}

/** A checkout of one's own to open, or one that somebody opened just now; its page may still be on its way. */
export interface ReservedCheckout {
  readonly id: string;
  readonly isNew: boolean;
  readonly url: string | null;
  readonly withTrial: boolean;
}

/**
 * One after the other for each person, so that two presses at once find each other.
 * @throws {AppError} `conflict` where a trial was expected and there is none any more.
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
 * A user's newest payment page is the one that stays open. So no two have the same time, and a later page never has an earlier one, even
 * where the clocks of two processes differ.
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
  // Of the pages for plans only the newest is still good, whichever plan it is for.
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
