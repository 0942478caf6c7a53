import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { unavailable } from "./call-lemon-squeezy.ts";
import { readObject } from "./read-object.ts";

/** @throws {AppError} `unavailable` if the response does not match the documentation. */
export function readAnswer<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) throw unavailable(`an unreadable response: ${error.message}`, error);
    throw error;
  }
}

const pageAddress = z.url({ protocol: /^https?$/ });
const checkoutAttributes = z.object({ url: pageAddress });
const portalAttributes = z.object({ urls: z.object({ customer_portal: pageAddress }) });

/** @throws {AppError} `invalid_input`. */
export function readCheckoutUrl(checkout: unknown): string {
  return readObject(checkout, "checkouts", checkoutAttributes).attributes.url;
}

/** @throws {AppError} `invalid_input`. */
export function readPortalUrl(subscription: unknown): string {
  return readObject(subscription, "subscriptions", portalAttributes).attributes.urls.customer_portal;
}
