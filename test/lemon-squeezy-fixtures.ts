/**
 * Lemon Squeezy's webhooks as documented, with all listed attributes: one function per kind of object, and every event name. All values are
 * invented.
 */

type Attributes = Readonly<Record<string, unknown>>;

export interface LemonSqueezyObject {
  readonly type: string;
  readonly id: string;
  readonly attributes: Attributes;
}

export interface LemonSqueezyEvent {
  readonly meta: {
    readonly test_mode: boolean;
    readonly event_name: string;
    readonly custom_data?: Readonly<Record<string, string>>;
  };
  readonly data: LemonSqueezyObject;
}

export interface EventOverrides {
  /** Id of the object. */
  readonly id?: string;
  readonly attributes?: Attributes;
  /** The checkout's custom data: `user_id`, `checkout_id`. Null leaves it out, as for purchases outside our checkout. */
  readonly custom?: Readonly<Record<string, string>> | null;
}

/** The fixtures' variants, as in `LEMON_SQUEEZY_VARIANTS`. */
export const fixtureVariants = {
  "pro-monthly": "11",
  "pro-yearly": "12",
  "business-monthly": "13",
  "business-yearly": "14",
  starter: "21",
  creator: "22",
  professional: "23",
  business: "24",
} as const;

/** The matching configuration. */
export const fixtureEnvironment = {
  LEMON_SQUEEZY_API_KEY: "an-api-key-that-only-tests-know",
  LEMON_SQUEEZY_STORE_ID: "1",
  LEMON_SQUEEZY_TEST_MODE: "on",
  LEMON_SQUEEZY_WEBHOOK_SECRET: "only-tests-know-this",
  LEMON_SQUEEZY_VARIANTS: Object.entries(fixtureVariants)
    .map((pair) => pair.join("="))
    .join(","),
} as const;

export const subscriptionEventNames = [
  "subscription_created",
  "subscription_updated",
  "subscription_cancelled",
  "subscription_resumed",
  "subscription_expired",
  "subscription_paused",
  "subscription_unpaused",
] as const;
export const invoiceEventNames = [
  "subscription_payment_success",
  "subscription_payment_failed",
  "subscription_payment_recovered",
  "subscription_payment_refunded",
] as const;
export const orderEventNames = ["order_created", "order_refunded"] as const;
/** A variant that we do not sell. */
export const otherEventNames = ["license_key_created", "license_key_updated", "subscription_plan_changed"] as const;

export type SubscriptionEventName = (typeof subscriptionEventNames)[number];
export type InvoiceEventName = (typeof invoiceEventNames)[number];
export type OrderEventName = (typeof orderEventNames)[number];

const someone = {
  user_id: "5f0c1c1e-8a57-4c5b-9d63-0a1f7b9d2f10",
  checkout_id: "0b8c7f52-3f0e-4a70-8a4c-6f3f1f3b8e21",
};

/** A subscription's attributes after each event. */
const subscriptionStates: Readonly<Record<SubscriptionEventName, Attributes>> = {
  subscription_created: {},
  subscription_updated: {},
  subscription_cancelled: { status: "cancelled", cancelled: true, ends_at: "2026-12-21T00:00:00.000000Z" },
  subscription_resumed: {},
  subscription_expired: { status: "expired", cancelled: true, ends_at: "2026-12-21T00:00:00.000000Z" },
  subscription_paused: { status: "paused", pause: { mode: "void", resumes_at: null } },
  subscription_unpaused: {},
};

const invoiceStates: Readonly<Record<InvoiceEventName, Attributes>> = {
  subscription_payment_success: {},
  subscription_payment_failed: { status: "pending", billing_reason: "renewal", urls: { invoice_url: null } },
  subscription_payment_recovered: { billing_reason: "renewal" },
  subscription_payment_refunded: { status: "refunded", refunded: true, refunded_amount: 1900 },
};

const orderStates: Readonly<Record<OrderEventName, Attributes>> = {
  order_created: {},
  order_refunded: { status: "refunded", refunded: true, refunded_amount: 500 },
};

/** A monthly Pro subscription after the event `name`. */
export function subscriptionEvent(name: SubscriptionEventName, overrides: EventOverrides = {}): LemonSqueezyEvent {
  return event(name, "subscriptions", "501", { ...subscriptionAttributes, ...subscriptionStates[name] }, overrides);
}

/** An invoice of that subscription, paid or not. Without custom data, like the real ones. */
export function invoiceEvent(name: InvoiceEventName, overrides: EventOverrides = {}): LemonSqueezyEvent {
  const whole = { custom: null, ...overrides };
  return event(name, "subscription-invoices", "3001", { ...invoiceAttributes, ...invoiceStates[name] }, whole);
}

/** An order of a Starter Pack. Pass a plan's variant for a subscription's order. */
export function orderEvent(
  name: OrderEventName,
  { variantId = fixtureVariants.starter, ...overrides }: EventOverrides & { readonly variantId?: string } = {},
): LemonSqueezyEvent {
  const id = overrides.id ?? "901";
  const item = { ...firstOrderItem, order_id: Number(id), variant_id: Number(variantId) };
  return event(name, "orders", id, { ...orderAttributes, first_order_item: item, ...orderStates[name] }, overrides);
}

/** An event of an unknown kind. */
export function otherEvent(name: string, overrides: EventOverrides = {}): LemonSqueezyEvent {
  return event(name, "license-keys", "77", { store_id: 1, key: "invented", test_mode: true }, overrides);
}

/** One event of each kind. */
export function everyEvent(overrides: EventOverrides = {}): readonly LemonSqueezyEvent[] {
  return [
    ...orderEventNames.map((name) => orderEvent(name, overrides)),
    ...subscriptionEventNames.map((name) => subscriptionEvent(name, overrides)),
    ...invoiceEventNames.map((name) => invoiceEvent(name, overrides)),
    ...otherEventNames.map((name) => otherEvent(name, overrides)),
  ];
}

/** The bytes that are signed and posted. */
export const bytesOf = (body: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(body));

function event(
  name: string,
  type: string,
  defaultId: string,
  attributes: Attributes,
  { id = defaultId, attributes: own = {}, custom = someone }: EventOverrides,
): LemonSqueezyEvent {
  return {
    meta: { test_mode: true, event_name: name, ...(custom === null ? {} : { custom_data: custom }) },
    data: { type, id, attributes: { ...attributes, ...own } },
  };
}

const times = { created_at: "2026-11-21T00:00:00.000000Z", updated_at: "2026-11-21T00:00:05.000000Z" };
const payer = { store_id: 1, customer_id: 7, user_name: "Ada Lovelace", user_email: "ada@example.com" };

export const subscriptionAttributes: Attributes = {
  ...payer,
  order_id: 900,
  order_item_id: 910,
  product_id: 10,
  variant_id: 11,
  product_name: "Pro",
  variant_name: "Monthly",
  status: "active",
  status_formatted: "Active",
  card_brand: "visa",
  card_last_four: "4242",
  payment_processor: "stripe",
  pause: null,
  cancelled: false,
  trial_ends_at: null,
  billing_anchor: 21,
  first_subscription_item: {
    id: 601,
    subscription_id: 501,
    price_id: 31,
    quantity: 1,
    is_usage_based: false,
    ...times,
  },
  urls: {
    update_payment_method: "https://easel.lemonsqueezy.example/subscription/501/payment-details?signature=invented",
    customer_portal: "https://easel.lemonsqueezy.example/billing?signature=invented",
    customer_portal_update_subscription: "https://easel.lemonsqueezy.example/billing/501/update?signature=invented",
  },
  renews_at: "2026-12-21T00:00:00.000000Z",
  ends_at: null,
  ...times,
  test_mode: true,
};

export const invoiceAttributes: Attributes = {
  ...payer,
  subscription_id: 501,
  billing_reason: "initial",
  card_brand: "visa",
  card_last_four: "4242",
  currency: "USD",
  currency_rate: "1.00000000",
  status: "paid",
  status_formatted: "Paid",
  refunded: false,
  refunded_at: null,
  subtotal: 1900,
  discount_total: 0,
  tax: 0,
  tax_inclusive: false,
  total: 1900,
  refunded_amount: 0,
  subtotal_usd: 1900,
  discount_total_usd: 0,
  tax_usd: 0,
  total_usd: 1900,
  refunded_amount_usd: 0,
  subtotal_formatted: "$19.00",
  discount_total_formatted: "$0.00",
  tax_formatted: "$0.00",
  total_formatted: "$19.00",
  refunded_amount_formatted: "$0.00",
  urls: { invoice_url: "https://app.lemonsqueezy.example/my-orders/invoice/3001?signature=invented" },
  ...times,
  test_mode: true,
};

const firstOrderItem = {
  id: 911,
  order_id: 901,
  product_id: 20,
  variant_id: 21,
  price_id: 41,
  quantity: 1,
  product_name: "Credits",
  variant_name: "Starter Pack",
  price: 500,
  ...times,
  test_mode: true,
};

export const orderAttributes: Attributes = {
  ...payer,
  identifier: "1f0c9a52-5b0d-4b27-9a7d-5f1d6a7c8e90",
  order_number: 42,
  currency: "USD",
  currency_rate: "1.00000000",
  subtotal: 500,
  setup_fee: 0,
  discount_total: 0,
  tax: 0,
  total: 500,
  refunded_amount: 0,
  subtotal_usd: 500,
  setup_fee_usd: 0,
  discount_total_usd: 0,
  tax_usd: 0,
  total_usd: 500,
  refunded_amount_usd: 0,
  tax_name: null,
  tax_rate: "0.00",
  tax_inclusive: false,
  status: "paid",
  status_formatted: "Paid",
  refunded: false,
  refunded_at: null,
  subtotal_formatted: "$5.00",
  setup_fee_formatted: "$0.00",
  discount_total_formatted: "$0.00",
  tax_formatted: "$0.00",
  total_formatted: "$5.00",
  refunded_amount_formatted: "$0.00",
  first_order_item: firstOrderItem,
  urls: { receipt: "https://app.lemonsqueezy.example/my-orders/1f0c9a52?signature=invented" },
  ...times,
  test_mode: true,
};
