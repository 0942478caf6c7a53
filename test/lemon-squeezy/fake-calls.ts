import {
  bill,
  type Collection,
  isKnownVariant,
  type ProviderRecord,
  type ProviderRecords,
  priceOf,
} from "./fake-records.ts";

export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Reports a change, for the webhooks. */
export type Notify = (eventName: string, object: ProviderRecord) => void;

type Json = Readonly<Record<string, unknown>>;

/** An error in Lemon Squeezy's format (`errors` with `detail`, `status`, `title`, and the field in `source.pointer`). */
export function refuse(status: number, title: string, detail: string, pointer?: string): FakeAnswer {
  const error = { detail, status: String(status), title, ...(pointer ? { source: { pointer } } : {}) };
  return { status, body: { jsonapi: { version: "1.0" }, errors: [error] } };
}

const notFound = refuse(404, "Not Found", "The related resource does not exist.");
const invalid = (field: string, detail: string) =>
  refuse(422, "Unprocessable Entity", detail, `/data/attributes/${field}`);
const one = (object: ProviderRecord, status = 200): FakeAnswer => ({
  status,
  body: { jsonapi: { version: "1.0" }, links: { self: "" }, data: object },
});

/** Answers a call as documented. */
export function answerCall(call: FakeCall, records: ProviderRecords, url: string, notify: Notify): FakeAnswer {
  const [, version, collection = "", id, action, more] = call.path.split("/");
  if (version !== "v1" || more !== undefined || !(collection in records.collections)) return notFound;
  const type = collection as Collection;
  const data = (call.body as { data?: { attributes?: Json; relationships?: Json } } | undefined)?.data;
  const attributes = data?.attributes ?? {};
  if (id === undefined) {
    if (call.method === "GET") return list(records.collections[type], call.query);
    if (type === "checkouts") return createCheckout(attributes, data?.relationships ?? {}, records, url);
    if (type === "discounts") return createDiscount(attributes, data?.relationships ?? {}, records);
    return refuse(405, "Method Not Allowed", "The method is not supported for this route.");
  }
  const object = records.find(type, id);
  if (!object) return notFound;
  if (action === "refund") return refundPayment(object, attributes, records, notify);
  if (action !== undefined) return notFound;
  if (call.method === "GET") return one(object);
  if (type === "subscriptions" && call.method === "DELETE") return cancel(object, records, notify);
  if (type === "subscriptions" && call.method === "PATCH")
    return updateSubscription(object, attributes, records, notify);
  return refuse(405, "Method Not Allowed", "The method is not supported for this route.");
}

/** Newest first, as documented. */
function list(objects: readonly ProviderRecord[], query: URLSearchParams): FakeAnswer {
  const perPage = Number(query.get("page[size]") ?? 10);
  const currentPage = Number(query.get("page[number]") ?? 1);
  if (perPage > 100) return refuse(400, "Bad Request", "The page size must not be greater than 100.");
  const storeId = query.get("filter[store_id]");
  const variantId = query.get("filter[variant_id]");
  const all = objects
    .filter(({ attributes }) => !storeId || String(attributes.store_id) === storeId)
    .filter(({ attributes }) => !variantId || String(attributes.variant_id) === variantId)
    .toReversed();
  const from = (currentPage - 1) * perPage;
  const data = all.slice(from, from + perPage);
  const lastPage = Math.max(1, Math.ceil(all.length / perPage));
  const page = { currentPage, from: from + 1, lastPage, perPage, to: from + data.length, total: all.length };
  return { status: 200, body: { meta: { page }, jsonapi: { version: "1.0" }, links: { first: "", last: "" }, data } };
}

function createCheckout(attributes: Json, relationships: Json, records: ProviderRecords, url: string): FakeAnswer {
  const related = (name: string) => (relationships[name] as { data?: { id?: string } } | undefined)?.data?.id;
  const variantId = Number(related("variant"));
  if (related("store") !== "1") return notFound;
  if (!isKnownVariant(variantId)) return notFound;
  const { custom = {} } = (attributes.checkout_data ?? {}) as { custom?: Json };
  if (Object.values(custom).some((value) => typeof value !== "string")) {
    return invalid("checkout_data/custom", "The custom data must be strings.");
  }
  const checkout = records.add("checkouts", { ...attributes, store_id: 1, variant_id: variantId, test_mode: true });
  checkout.attributes.url = `${url}/checkout/custom/${checkout.id}?signature=invented`;
  return one(checkout, 201);
}

function createDiscount(attributes: Json, relationships: Json, records: ProviderRecords): FakeAnswer {
  const code = String(attributes.code);
  if (!/^[A-Z0-9]{3,256}$/.test(code)) return invalid("code", "The code format is invalid.");
  if (records.collections.discounts.some((discount) => discount.attributes.code === code)) {
    return invalid("code", "The code has already been taken.");
  }
  const { data: variants = [] } = (relationships.variants ?? {}) as { data?: readonly { readonly id: string }[] };
  const discount = records.add("discounts", { ...attributes, store_id: 1, status: "published" });
  return one(Object.assign(discount, { variantIds: variants.map(({ id }) => id) }), 201);
}

function cancel(subscription: ProviderRecord, records: ProviderRecords, notify: Notify): FakeAnswer {
  const { status, renews_at } = subscription.attributes;
  if (status === "expired") return refuse(422, "Unprocessable Entity", "The subscription has expired.");
  records.change(subscription, { status: "cancelled", cancelled: true, ends_at: renews_at });
  notify("subscription_cancelled", subscription);
  notify("subscription_updated", subscription);
  return one(subscription);
}

function updateSubscription(
  subscription: ProviderRecord,
  change: Json,
  records: ProviderRecords,
  notify: Notify,
): FakeAnswer {
  const { status, variant_id: before, trial_ends_at } = subscription.attributes;
  if (status === "expired") return refuse(422, "Unprocessable Entity", "The subscription has expired.");
  if (change.variant_id !== undefined) {
    if (!isKnownVariant(Number(change.variant_id))) return invalid("variant_id", "The variant does not exist.");
    if (status === "cancelled") return refuse(422, "Unprocessable Entity", "The subscription is cancelled.");
    records.change(subscription, { variant_id: Number(change.variant_id) });
    const difference = priceOf(Number(change.variant_id)) - priceOf(Number(before));
    if (change.invoice_immediately && !change.disable_prorations && difference > 0 && status !== "on_trial") {
      notify("subscription_payment_success", bill(records, subscription, "updated", difference));
    }
  }
  if (change.cancelled === false) {
    records.change(subscription, {
      status: trial_ends_at ? "on_trial" : "active",
      cancelled: false,
      ends_at: null,
    });
    notify("subscription_resumed", subscription);
  }
  notify("subscription_updated", subscription);
  return one(subscription);
}

function refundPayment(
  payment: ProviderRecord,
  { amount }: Json,
  records: ProviderRecords,
  notify: Notify,
): FakeAnswer {
  const { total, refunded_amount } = payment.attributes as { total: number; refunded_amount: number };
  if (payment.type !== "orders" && payment.type !== "subscription-invoices") return notFound;
  const cents = amount === undefined ? total - refunded_amount : Number(amount);
  if (!Number.isInteger(cents) || cents <= 0 || cents > total - refunded_amount) {
    return invalid("amount", "The amount must not be greater than what is left.");
  }
  const refunded = refunded_amount + cents;
  // A partial refund leaves it `paid`.
  const isWhole = refunded === total;
  records.change(payment, {
    refunded_amount: refunded,
    ...(isWhole ? { status: "refunded", refunded: true, refunded_at: new Date().toISOString() } : {}),
  });
  notify(payment.type === "orders" ? "order_refunded" : "subscription_payment_refunded", payment);
  return one(payment);
}
