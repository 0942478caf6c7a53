import { setTimeout as pause } from "node:timers/promises";
import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { stateOf } from "../entitlement/find-entitlement.ts";
import { versionAt } from "../price-list.ts";
import { createPaymentProvider } from "../provider/create-payment-provider.ts";
import type { CheckoutRequest, Discount, PaymentProvider, ProviderName } from "../provider/payment-provider.ts";
import { readPriceList } from "../read-price-list.ts";
import { getPack } from "../rules.ts";
import { userSubscriptions } from "../schema.ts";
import { runningStatuses } from "../subscriptions/running-statuses.ts";
import type { CheckoutCodes } from "./checkout-codes.ts";
import type { RequestedItem } from "./read-checkout-item.ts";
import { reserveCheckout } from "./reserve-checkout.ts";
import { checkouts, pageMs } from "./schema.ts";
import { takeCode } from "./take-code.ts";
import { reportPaid, requireNoUnconfirmedPayment } from "./unconfirmed-payment.ts";

/** Enough for a user's retries. Stops programs that guess codes or flood the provider with checkouts. */
const perUser = { name: "checkout", attemptsMax: 30, windowSeconds: 10 * 60 };

export interface Payer {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface OpenedCheckout {
  readonly id: string;
  /** URL of the payment page. */
  readonly url: string;
}

/**
 * Opens a payment page for a signed-in user. The price and the trial are decided here, never by the request.
 * @param wanted.returnPath where the payment page sends the user back; the checkout's id is added to it.
 * @throws {AppError} `conflict` if a subscription already runs, a payment is being confirmed or the expected trial is gone, `invalid_input`
 * or `conflict` for a code that does not work, `rate_limited`, and `unavailable` if the provider does not respond or payments aren't set
 * up.
 */
export async function createCheckout(
  services: Services,
  codes: CheckoutCodes,
  wanted: {
    readonly user: Payer;
    readonly item: RequestedItem;
    readonly discountCode: string;
    readonly returnPath: string;
    /** True if the page offered a free trial. If so, no payment page without one is opened. */
    readonly expectsTrial?: boolean;
  },
): Promise<OpenedCheckout> {
  const { user, item } = wanted;
  const provider = createPaymentProvider(services);
  await services.rateLimits.consume(perUser, user.userId);
  if (item.kind === "plan") await requireNothingBought(services, { userId: user.userId, provider: provider.name });
  const { priceCents, planVersion } = await quote(services, item);
  const discount =
    item.kind === "plan" ? await takeCode(services, codes, { ...user, code: wanted.discountCode }) : undefined;
  const checkout = await reserveCheckout(services, {
    userId: user.userId,
    email: user.email,
    provider: provider.name,
    item,
    planVersion,
    discount,
    expectsTrial: wanted.expectsTrial ?? false,
  });
  // The other request that was opening the page may have been refused meanwhile.
  const explain = async (error: unknown): Promise<never> => {
    if (item.kind === "plan") await requireNothingBought(services, { userId: user.userId, provider: provider.name });
    throw error;
  };
  if (!checkout.isNew) {
    return { id: checkout.id, url: checkout.url ?? (await awaitCheckoutPage(services, checkout.id).catch(explain)) };
  }
  const request = {
    checkoutId: checkout.id,
    userId: user.userId,
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    item: item.kind === "plan" ? { ...item, withTrial: checkout.withTrial } : item,
    priceCents,
    discountCode: discount?.code,
    returnUrl: `${services.config.baseUrl}${wanted.returnPath}?checkout=${checkout.id}`,
    expiresAt: new Date(services.clock.now().getTime() + pageMs),
  };
  if (item.kind === "plan") {
    // Before opening the page: if one of the others turns out to be paid, there is nothing left to buy.
    await closeOthers(services, provider, user.userId).catch(async (error: unknown) => {
      await abandonCheckout(services, checkout.id);
      throw error;
    });
  }
  const url = await openCheckoutPage(services, provider, request, discount);
  // And again afterwards, for pages that were opened meanwhile.
  if (item.kind === "plan") await closeOthers(services, provider, user.userId);
  return { id: checkout.id, url };
}

async function closeOthers(services: Services, provider: PaymentProvider, userId: string): Promise<void> {
  await closeOtherPages(services, provider, userId);
  await requireNothingBought(services, { userId, provider: provider.name });
}

/**
 * Payments must be checked first: one that becomes a subscription between the two checks would otherwise be missed by both.
 * @throws {AppError} `conflict`
 */
async function requireNothingBought(
  services: Services,
  { userId, provider }: { readonly userId: string; readonly provider: ProviderName },
): Promise<void> {
  await requireNoUnconfirmedPayment(services, { userId, provider });
  await requireNoSubscription(services, provider, userId);
}

/** Prices come from the database, which may be newer than this process. @throws {AppError} `conflict` for a retired plan. */
async function quote({ db, clock }: Pick<Services, "db" | "clock">, item: RequestedItem) {
  if (item.kind === "pack") return { priceCents: getPack(item.packId).priceCents, planVersion: null };
  const { isSold, name, priceCents, version } = versionAt(await readPriceList(db), item.planId, clock.now());
  if (!isSold) {
    throw new AppError("conflict", {
      userMessage: `The ${name} plan is no longer sold. Please choose another one.`,
    });
  }
  return { priceCents: priceCents[item.interval], planVersion: version };
}

/** Time for which a second request waits for the page that the first one is opening, and the interval at which it checks. */
const waitMs = 15_000;
const lookMs = 100;

/**
 * Asks the provider for the page of a new checkout. If that fails, the checkout is deleted, so that the next attempt starts fresh.
 * @throws {AppError} from the provider, e.g. `unavailable`.
 */
async function openCheckoutPage(
  services: Pick<Services, "db">,
  provider: PaymentProvider,
  request: CheckoutRequest,
  discount: Discount | undefined,
): Promise<string> {
  try {
    if (discount) await provider.ensureDiscount(discount);
    const url = await provider.createCheckout(request);
    await services.db.update(checkouts).set({ url }).where(eq(checkouts.id, request.checkoutId));
    return url;
  } catch (error) {
    await abandonCheckout(services, request.checkoutId);
    throw error;
  }
}

/** Only for a checkout whose URL was never given out. */
async function abandonCheckout({ db }: Pick<Services, "db">, checkoutId: string): Promise<void> {
  await db.delete(checkouts).where(eq(checkouts.id, checkoutId));
}

/** Waits for the page that another request is opening. @throws {AppError} `unavailable` if it does not open. */
async function awaitCheckoutPage({ db }: Pick<Services, "db">, checkoutId: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += lookMs) {
    const [checkout] = await db.select({ url: checkouts.url }).from(checkouts).where(eq(checkouts.id, checkoutId));
    if (checkout?.url) return checkout.url;
    if (!checkout) break;
    await pause(lookMs);
  }
  throw new AppError("unavailable", {
    userMessage: "Could not create checkout session. Please try again in a moment.",
  });
}

/**
 * Closes all but the user's newest payment page for a plan: with two open pages, they could pay for two subscriptions. If two open at the
 * same moment, one closes the other or itself. A page that turns out to be paid is recorded.
 */
async function closeOtherPages(
  { db, clock }: Pick<Services, "db" | "clock">,
  provider: PaymentProvider,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const open = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.provider, provider.name),
        isNotNull(checkouts.planId),
        isNull(checkouts.completedAt),
        gt(checkouts.createdAt, new Date(now.getTime() - pageMs)),
      ),
    )
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id));
  for (const { id: checkoutId } of open.slice(1)) {
    const { isPaid } = await provider.closeCheckout(checkoutId);
    if (isPaid) await reportPaid(db, { checkoutId, userId, at: now });
  }
}

/** @throws {AppError} `conflict` if a subscription already runs: the user would pay for two. */
export async function requireNoSubscription(
  { db, clock }: Pick<Services, "db" | "clock">,
  provider: ProviderName,
  userId: string,
): Promise<void> {
  const rows = await db
    .select()
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.provider, provider)));
  const now = clock.now();
  // A cancelled subscription runs until it ends.
  const isRunning = rows
    .map((row) => stateOf(row, now))
    .some(({ status, endsAt }) =>
      status === "cancelled" ? endsAt === null || endsAt > now : runningStatuses.some((running) => running === status),
    );
  if (!isRunning) return;
  throw new AppError("conflict", {
    userMessage: "You already have a subscription. Change its plan on the billing page instead of buying another one.",
  });
}
