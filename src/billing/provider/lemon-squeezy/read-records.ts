import * as sdk from "@lemonsqueezy/lemonsqueezy.js";
import type { LemonSqueezyConfig } from "#platform/config.ts";
import { AppError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import type { Listing, PaymentProvider } from "../payment-provider.ts";
import { type Call, unavailable } from "./call-lemon-squeezy.ts";
import { readAnswer, readPortalUrl } from "./read-answer.ts";
import { readInvoice } from "./read-invoice.ts";
import { readOrder } from "./read-order.ts";
import { readSubscription } from "./read-subscription.ts";

export type Ask = <Data>(call: Call<Data>) => Promise<Data>;

/** The API's maximum. */
const pageSize = 100;

/** Reads single objects. All throw an AppError, see PaymentProvider. */
export function readRecords({ variants }: LemonSqueezyConfig, ask: Ask) {
  const get = <Data>(name: string, send: Call<Data>["send"]) => ask({ name, isRepeatable: true, send });
  return {
    async subscription(id: string) {
      const answer = await get("getSubscription", () => sdk.getSubscription(id));
      return readAnswer(() => readSubscription(answer.data, variants));
    },
    async portalUrl(id: string) {
      const answer = await get("getSubscription", () => sdk.getSubscription(id));
      return readAnswer(() => readPortalUrl(answer.data));
    },
    async order(id: string) {
      const answer = await get("getOrder", () => sdk.getOrder(id));
      return readAnswer(() => readOrder(answer.data, variants));
    },
    async invoice(id: string) {
      const answer = await get("getSubscriptionInvoice", () => sdk.getSubscriptionInvoice(id));
      return readAnswer(() => readInvoice(answer.data));
    },
  };
}

/** Lists all objects of the store, for the reconciliation. */
export function listRecords(
  { storeId, variants }: LemonSqueezyConfig,
  ask: Ask,
  log: Log,
): Pick<PaymentProvider, "listSubscriptions" | "listOrders" | "listInvoices"> {
  const get = <Data>(name: string, send: Call<Data>["send"]) => ask({ name, isRepeatable: true, send });
  const page = (number: number) => ({ filter: { storeId }, page: { number, size: pageSize } });
  return {
    async listSubscriptions(number) {
      const answer = await get("listSubscriptions", () => sdk.listSubscriptions(page(number)));
      return listPage(answer, number, (one) => readSubscription(one, variants), log);
    },
    async listOrders(number) {
      const answer = await get("listOrders", () => sdk.listOrders(page(number)));
      return listPage(answer, number, (one) => readOrder(one, variants), log);
    },
    async listInvoices(number) {
      const answer = await get("listSubscriptionInvoices", () => sdk.listSubscriptionInvoices(page(number)));
      return listPage(answer, number, readInvoice, log);
    },
  };
}

interface ListAnswer {
  readonly data?: unknown;
  readonly meta?: { readonly page?: { readonly lastPage?: unknown } } | null;
}

/**
 * One page of a list. Unreadable items are logged and skipped, so that the reconciliation still sees the others.
 * @throws {AppError} `unavailable` if the response is not a list.
 */
function listPage<Item>(
  { data, meta }: ListAnswer,
  number: number,
  read: (one: unknown) => Item,
  log: Log,
): Listing<Item> {
  const lastPage = meta?.page?.lastPage;
  if (!Array.isArray(data) || typeof lastPage !== "number") throw unavailable("a list without data or its last page");
  const items = data.flatMap((one: unknown) => {
    try {
      return [read(one)];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.error({ err: error }, "Lemon Squeezy listed an unreadable item");
      return [];
    }
  });
  return { items, nextPage: number < lastPage ? number + 1 : undefined };
}
