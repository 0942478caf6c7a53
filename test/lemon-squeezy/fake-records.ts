import { randomUUID } from "node:crypto";
import { dayMs } from "#platform/clock.ts";
import {
  invoiceAttributes,
  type LemonSqueezyObject,
  orderAttributes,
  subscriptionAttributes,
} from "../lemon-squeezy-fixtures.ts";

/** An object with mutable attributes. */
export interface ProviderRecord extends LemonSqueezyObject {
  attributes: Record<string, unknown>;
}

export type Collection = "checkouts" | "subscriptions" | "orders" | "subscription-invoices" | "discounts" | "prices";

/** The fake's objects, oldest first. */
export interface ProviderRecords {
  readonly collections: Readonly<Record<Collection, ProviderRecord[]>>;
  /** The checkout's custom data, by the id of the resulting order or subscription. */
  readonly custom: Map<string, Readonly<Record<string, string>>>;
  now(): Date;
  add(type: Collection, attributes: Record<string, unknown>, id?: string): ProviderRecord;
  find(type: Collection, id: string): ProviderRecord | undefined;
  /** Changes an object and its `updated_at`. */
  change(object: ProviderRecord, attributes: Record<string, unknown>): void;
}

export function openRecords(): ProviderRecords {
  const collections: Record<Collection, ProviderRecord[]> = {
    checkouts: [],
    subscriptions: [],
    orders: [],
    "subscription-invoices": [],
    discounts: [],
    prices: [],
  };
  let nextId = 1_000;
  let last = 0;
  /** Never returns the same time twice, so that the newest change is always known. */
  const tick = () => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last).toISOString();
  };
  const records: ProviderRecords = {
    collections,
    custom: new Map(),
    now: () => new Date(),
    add(type, attributes, id = type === "checkouts" ? randomUUID() : String(++nextId)) {
      const at = tick();
      const object = { type, id, attributes: { ...attributes, created_at: at, updated_at: at } };
      collections[type].push(object);
      return object;
    },
    find: (type, id) => collections[type].find((object) => object.id === id),
    change(object, attributes) {
      Object.assign(object.attributes, attributes, { updated_at: tick() });
    },
  };
  for (const [variantId, cents] of Object.entries(pricesCents)) setPrice(records, Number(variantId), cents);
  return records;
}

/** Gives a variant a new price, as the operator does in the provider's dashboard. */
export function setPrice(records: ProviderRecords, variantId: number, cents: number): void {
  const renewal = isPlan(variantId) ? { unit: variantId % 2 === 0 ? "year" : "month", quantity: 1 } : null;
  records.add("prices", {
    variant_id: variantId,
    category: renewal ? "subscription" : "one_time",
    scheme: "standard",
    usage_aggregation: null,
    unit_price: cents,
    unit_price_decimal: null,
    setup_fee_enabled: renewal ? false : null,
    setup_fee: null,
    package_size: 1,
    tiers: null,
    renewal_interval_unit: renewal?.unit ?? null,
    renewal_interval_quantity: renewal?.quantity ?? null,
    trial_interval_unit: renewal ? "day" : null,
    trial_interval_quantity: renewal ? 7 : null,
    min_price: null,
    suggested_price: null,
    tax_code: "saas",
  });
}

/** Prices at which the fixtures' store sells its variants: plans have a 7-day trial. */
const pricesCents: Readonly<Record<string, number>> = {
  11: 1_900,
  12: 19_000,
  13: 4_900,
  14: 49_000,
  21: 500,
  22: 2_500,
  23: 7_500,
  24: 19_900,
};
const isPlan = (variantId: number) => variantId < 20;
export const isKnownVariant = (variantId: number): boolean => String(variantId) in pricesCents;
export const priceOf = (variantId: number): number => pricesCents[variantId] ?? 0;

export interface Paid {
  readonly order: ProviderRecord;
  readonly subscription?: ProviderRecord;
  readonly invoice?: ProviderRecord;
}

interface CheckoutAttributes {
  readonly variant_id: number;
  readonly expires_at?: string | null;
  readonly checkout_options?: { readonly skip_trial?: boolean };
  readonly checkout_data?: {
    readonly custom?: Readonly<Record<string, string>>;
    readonly discount_code?: string;
    readonly email?: string;
  };
}

/** Does what Lemon Squeezy's payment page does when a user pays. */
export function pay(records: ProviderRecords, checkoutId: string): Paid {
  const checkout = records.find("checkouts", checkoutId);
  if (!checkout) throw new Error(`there is no checkout ${checkoutId}`);
  const {
    variant_id: variantId,
    expires_at: expiresAt,
    checkout_options: options,
    checkout_data: data,
  } = checkout.attributes as unknown as CheckoutAttributes;
  if (expiresAt && new Date(expiresAt) <= records.now()) throw new Error("the checkout has expired");
  const onTrial = isPlan(variantId) && !options?.skip_trial;
  const off = redeem(records, variantId, data?.discount_code);
  const total = onTrial ? 0 : priceOf(variantId) - off;
  const custom = data?.custom ?? {};
  const payer = { user_email: data?.email ?? "payer@example.com", test_mode: true };
  const order = records.add("orders", { ...orderAttributes, ...payer, total, subtotal: priceOf(variantId) });
  order.attributes.first_order_item = { id: Number(order.id), order_id: Number(order.id), variant_id: variantId };
  records.custom.set(order.id, custom);
  if (!isPlan(variantId)) return { order };
  const days = onTrial ? 7 : variantId % 2 === 1 ? 30 : 365;
  const periodEnd = new Date(Date.now() + days * dayMs).toISOString();
  const subscription = records.add("subscriptions", {
    ...subscriptionAttributes,
    ...payer,
    order_id: Number(order.id),
    variant_id: variantId,
    status: onTrial ? "on_trial" : "active",
    trial_ends_at: onTrial ? periodEnd : null,
    renews_at: periodEnd,
  });
  subscription.attributes.urls = {
    customer_portal: `https://easel.lemonsqueezy.example/billing?subscription=${subscription.id}&signature=invented`,
  };
  records.custom.set(subscription.id, custom);
  if (onTrial) return { order, subscription };
  return { order, subscription, invoice: bill(records, subscription, "initial", total) };
}

export function bill(
  records: ProviderRecords,
  subscription: ProviderRecord,
  reason: string,
  total: number,
): ProviderRecord {
  const subscription_id = Number(subscription.id);
  return records.add("subscription-invoices", {
    ...invoiceAttributes,
    subscription_id,
    billing_reason: reason,
    total,
    subtotal: total,
  });
}

/** @returns the discount of a code. Like the real page, refuses a used-up code or one for another item. */
function redeem(records: ProviderRecords, variantId: number, code: string | undefined): number {
  const discount = records.collections.discounts.find(({ attributes }) => attributes.code === code);
  if (!discount) return 0;
  const { attributes, variantIds } = discount as ProviderRecord & { readonly variantIds?: readonly string[] };
  const redemptions = Number(attributes.redemptions ?? 0);
  if (attributes.is_limited_redemptions && redemptions >= Number(attributes.max_redemptions)) {
    throw new Error(`${code} was used already`);
  }
  if (attributes.is_limited_to_products && !variantIds?.includes(String(variantId))) {
    throw new Error(`${code} is for something else`);
  }
  attributes.redemptions = redemptions + 1;
  return Math.round((priceOf(variantId) * Number(attributes.amount)) / 100);
}
