import { eq } from "drizzle-orm";
import { requestDeletion, undoDeletion } from "#accounts/deletion/account-deletion.ts";
import { users } from "#accounts/schema.ts";
import { createCheckout } from "#billing/checkout/create-checkout.ts";
import type { RequestedItem } from "#billing/checkout/read-checkout-item.ts";
import { billingJobs } from "#billing/jobs.ts";
import { recordOrder } from "#billing/orders/record-order.ts";
import { billingData } from "#billing/personal-data/billing-data.ts";
import { createPaymentProvider } from "#billing/provider/create-payment-provider.ts";
import type { PaymentProvider } from "#billing/provider/payment-provider.ts";
import { recordInvoice } from "#billing/subscriptions/record-invoice.ts";
import { recordSubscription } from "#billing/subscriptions/record-subscription.ts";
import { payCheckout } from "#billing/test-checkout/pay-checkout.ts";
import { postWebhookJob } from "#billing/test-checkout/post-webhook.ts";
import { getObject } from "#billing/test-checkout/records/objects.ts";
import type { AnyJobHandler } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestServices, type TestServices } from "./test-services.ts";

/** Billing with the test checkout, whose webhooks are all lost: `catchUp` reads its records instead. */
export interface TestCheckoutHarness extends Pick<TestServices, "services" | "mails" | "setTime"> {
  readonly database: TestDatabase;
  readonly provider: PaymentProvider;
  addUser(): Promise<string>;
  removeUser(userId: string): Promise<void>;
  /** Opens a payment page. @returns the checkout's id. */
  open(userId: string, item: RequestedItem): Promise<string>;
  pay(userId: string, checkoutId: string): Promise<void>;
  /** Saves all of the test checkout's records, with the custom data of its webhooks. */
  catchUp(): Promise<void>;
  /** Requests account deletion, and undoes it. */
  leave(userId: string): Promise<void>;
  keep(userId: string): Promise<void>;
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

let people = 0;
const facts = { ipAddress: null, userAgent: null };

export async function openTestCheckoutHarness(): Promise<TestCheckoutHarness> {
  const database = await createTestDatabase();
  const handlersOf = (services: Services): readonly AnyJobHandler[] => [
    ...billingJobs(services),
    { kind: postWebhookJob, run: async () => {} },
  ];
  const { services, mails, setTime, runJobs, close } = await createTestServices(database, handlersOf, {
    TEST_CHECKOUT: "on",
  });
  const { db } = database;
  const provider = createPaymentProvider(services);
  const customOf = async (kind: "subscription" | "order", id: string) => {
    const { custom } = await getObject(db, kind, id);
    return { userId: custom.user_id, checkoutId: custom.checkout_id };
  };
  const catchUp = async () => {
    for (const one of (await provider.listSubscriptions(1)).items)
      await recordSubscription(services, provider.name, one, await customOf("subscription", one.id));
    for (const one of (await provider.listOrders(1)).items)
      await recordOrder(services, provider.name, one, await customOf("order", one.id));
    for (const one of (await provider.listInvoices(1)).items) await recordInvoice(services, provider.name, one);
  };
  return {
    services,
    mails,
    setTime,
    database,
    provider,
    catchUp,
    async addUser() {
      const person = { name: "Ada Lovelace", email: `buyer-${++people}@example.com`, emailVerified: true };
      const [user] = await db.insert(users).values(person).returning({ id: users.id });
      if (!user) throw new Error("the person was not written");
      return user.id;
    },
    async removeUser(userId) {
      await db.transaction(async (transaction) => {
        await billingData(services).erase(transaction, { userId, verifiedEmail: null });
        await transaction.delete(users).where(eq(users.id, userId));
      });
    },
    async open(userId, item) {
      const user = { userId, email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" };
      const wanted = { user, item, discountCode: "", returnPath: "/settings/billing" };
      return (await createCheckout(services, { discounts: { findDiscount: async () => undefined } }, wanted)).id;
    },
    async pay(userId, checkoutId) {
      await payCheckout(services, { userId, checkoutId });
      await catchUp();
    },
    leave: (userId) => requestDeletion(services, { userId, ...facts }),
    async keep(userId) {
      await undoDeletion(services, { userId, ...facts });
    },
    runJobs: () => runJobs(handlersOf(services)),
    async close() {
      await close();
      await database.close();
    },
  };
}
