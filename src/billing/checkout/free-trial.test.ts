import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestCheckoutHarness, type TestCheckoutHarness } from "../../../test/test-checkout-harness.ts";
import type { PlanId } from "../rules.ts";
import { describeCheckout } from "../test-checkout/describe-pages.ts";
import { createCheckout } from "./create-checkout.ts";
import { findTrialRefusal } from "./find-trial-refusal.ts";
import { checkouts } from "./schema.ts";

const start = new Date("2026-03-01T09:00:00Z").getTime();
const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

interface Person {
  readonly userId: string;
  readonly email: string;
}

describe("the free trial", () => {
  let harness: TestCheckoutHarness;
  beforeAll(async () => {
    harness = await openTestCheckoutHarness();
  });
  afterAll(() => harness.close());

  let domains = 0;
  const newDomain = () => `company-${++domains}.example`;
  const at = (ms: number) => harness.setTime(new Date(start + ms));
  const person = async (email: string): Promise<Person> => ({ userId: await harness.addUser(), email });
  const people = (count: number, domain: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => person(`user-${index}@${domain}`)));
  const choose = (user: Person, { planId = "pro" as PlanId, expectsTrial = false } = {}) =>
    createCheckout(
      harness.services,
      { discounts: { findDiscount: async () => undefined } },
      {
        user: { ...user, firstName: "Ada", lastName: "" },
        item: { kind: "plan", planId, interval: "monthly" },
        discountCode: "",
        returnPath: "/settings/billing",
        expectsTrial,
      },
    );
  /** Checks what the page offers; `hasTrial` checks what the payment page then does. */
  const look = ({ userId, email }: Person) =>
    findTrialRefusal(harness.services, harness.database.db, { userId, email, provider: "test-checkout" });
  const hasTrial = async ({ userId }: Person, { id }: { readonly id: string }) =>
    (await describeCheckout(harness.services, { userId, checkoutId: id })).trial !== null;
  const begin = async (user: Person) => {
    const checkout = await choose(user);
    await harness.pay(user.userId, checkout.id);
    return hasTrial(user, checkout);
  };

  it("[C16] goes to only five of twenty users of one domain who choose a plan at the same moment", async () => {
    at(0);
    const domain = newDomain();
    const users = await Promise.all(
      // Subdomains belong to the same owner.
      Array.from({ length: 20 }, (_, index) => person(`user@${index % 2 ? `m${index}.` : ""}${domain}`)),
    );
    const opened = await Promise.all(users.map((user) => choose(user)));
    const offered = await Promise.all(opened.map((checkout, index) => hasTrial(users[index] as Person, checkout)));
    expect(offered.filter(Boolean)).toHaveLength(5);
    const late = await person(`late@${domain}`);
    expect(await look(late)).toBe("domain-limit");
    expect(await hasTrial(late, await choose(late))).toBe(false);
    // A user with an open page still sees the trial that it reserves, on either plan.
    const lucky = users[offered.indexOf(true)] as Person;
    expect(await look(lucky)).toBeNull();
    expect(await hasTrial(lucky, await choose(lucky, { planId: "business" }))).toBe(true);
  });

  it("[C16] counts for its domain for 30 days once paid, and an unpaid page for the hour that it is open", async () => {
    at(0);
    const domain = newDomain();
    const [one, ...others] = await people(5, domain);
    const late = await person(`late@${domain}`);
    expect(await begin(one as Person)).toBe(true);
    await Promise.all(others.map((user) => choose(user)));
    at(hourMs - 1_000);
    expect(await look(late)).toBe("domain-limit");
    at(hourMs + 1_000);
    expect(await look(late)).toBeNull();
    for (const user of others) expect(await begin(user)).toBe(true);
    expect(await look(late)).toBe("domain-limit");
    // Deleted accounts count too.
    await harness.removeUser((one as Person).userId);
    at(30 * dayMs - 1_000);
    expect(await look(late)).toBe("domain-limit");
    at(30 * dayMs + 1_000);
    expect(await look(late)).toBeNull();
    expect(await begin(late)).toBe(true);
  });

  it("[C16] is not limited at public email providers, and not offered to disposable addresses", async () => {
    at(0);
    const users = await people(7, "gmail.com");
    for (const user of users) expect(await hasTrial(user, await choose(user))).toBe(true);
    const disposable = await person("ada@x.mailinator.com");
    expect(await look(disposable)).toBe("disposable-address");
    expect(await hasTrial(disposable, await choose(disposable))).toBe(false);
  });

  it("[C16] is only for a first subscription", async () => {
    at(0);
    const user = await person(`ada@${newDomain()}`);
    expect(await look(user)).toBeNull();
    expect(await begin(user)).toBe(true);
    expect(await look(user)).toBe("had-subscription");
  });

  it("[C16] that was offered but taken meanwhile is refused with the reason, and no page is opened", async () => {
    at(0);
    const domain = newDomain();
    const users = await people(6, domain);
    const tries = await Promise.allSettled(users.map((user) => choose(user, { expectsTrial: true })));
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toEqual([
      expect.objectContaining({ code: "conflict", userMessage: expect.stringContaining("limit of free trials") }),
    ]);
    const userIds = users.map(({ userId }) => userId);
    const kept = await harness.database.db.select().from(checkouts).where(inArray(checkouts.userId, userIds));
    expect(kept.map(({ withTrial }) => withTrial)).toEqual(Array(5).fill(true));
  });

  it("[C16] stores only a digest of the domain, and none without a trial or a limit", async () => {
    at(0);
    const domain = newDomain();
    const user = await person(`ada@${domain}`);
    const rowOf = async ({ userId }: Person) => {
      const [row] = await harness.database.db.select().from(checkouts).where(eq(checkouts.userId, userId));
      return { ...row };
    };
    await choose(user);
    expect((await rowOf(user)).domainDigest).toHaveLength(32);
    expect(JSON.stringify(await rowOf(user))).not.toContain(domain);
    for (const email of ["ada@gmail.com", "ada@mailinator.com"]) {
      const other = await person(email);
      await choose(other);
      expect((await rowOf(other)).domainDigest).toBeNull();
    }
  });
});
