import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { CheckoutRequest, Discount, PaymentProvider } from "../provider/payment-provider.ts";
import { checkouts } from "./schema.ts";

/** How long the second of two presses waits for the page that the first one is opening, and how often it looks. */
const waitMs = 15_000;
const lookMs = 100;

/**
 * Asks the provider for the page of a new checkout. What it refuses leaves no checkout behind, so that the next press begins anew.
 * @throws {AppError} the provider's, e.g. `unavailable`.
 */
export async function openCheckoutPage(
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

/** For one whose page nobody was given. */
export async function abandonCheckout({ db }: Pick<Services, "db">, checkoutId: string): Promise<void> {
  await db.delete(checkouts).where(eq(checkouts.id, checkoutId));
}

/** The page that another press is opening at this moment. @throws {AppError} `unavailable` where none came. */
export async function awaitCheckoutPage({ db }: Pick<Services, "db">, checkoutId: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += lookMs) {
    const [checkout] = await db.select({ url: checkouts.url }).from(checkouts).where(eq(checkouts.id, checkoutId));
    if (checkout?.url) return checkout.url;
    if (!checkout) break;
    await pause(lookMs);
  }
  throw new AppError("unavailable", {
    userMessage: "The payment page could not be opened. Please try again in a moment.",
  });
}
