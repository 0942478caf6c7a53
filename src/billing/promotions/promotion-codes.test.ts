import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { completeCheckout } from "../checkout/find-checkout.ts";
import { reserveCheckout } from "../checkout/reserve-checkout.ts";
import { previewCode, takeCode } from "../checkout/take-code.ts";
import { createPromotion, endPromotion, listPromotions, promotionDiscounts } from "./promotion-codes.ts";
import { checkPromotion, readPromotion } from "./rules.ts";

const spring = { code: "SPRING", percent: 20, months: 12, usesMax: null, endsAt: null };

describe("promotion codes", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let people = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, () => []);
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  async function addUser() {
    const email = `payer-${++people}@example.com`;
    const added = "insert into users (name, email, email_verified) values ('Ada', $1, true) returning id";
    return { userId: String((await database.pool.query(added, [email])).rows[0].id), email };
  }
  type User = Awaited<ReturnType<typeof addUser>>;
  const codes = () => ({ discounts: promotionDiscounts(harness.services) });
  const take = (user: User, code: string) => takeCode(harness.services, codes(), { ...user, code });
  async function open(user: User, code: string) {
    const discount = await take(user, code);
    const item = { kind: "plan", planId: "pro", interval: "monthly" } as const;
    const wanted = { ...user, provider: "test-checkout", item, planVersion: 1, discount, expectsTrial: false } as const;
    return reserveCheckout(harness.services, wanted);
  }
  const pay = async (user: User, code: string) => {
    const { id } = await open(user, code);
    await completeCheckout(database.db, { checkoutId: id, userId: user.userId, at: harness.services.clock.now() });
  };

  it("[G4] give each user the discount once, under a code of their own at the provider", async () => {
    await createPromotion(harness.services, spring);
    const [ada, bob] = await Promise.all([addUser(), addUser()]);
    const [forAda, forBob] = [await take(ada, " spring "), await take(bob, "SPR-ING")];
    expect(forAda).toMatchObject({ percent: 20, months: 12, code: expect.stringMatching(/^SPRING[0-9A-F]{12}$/) });
    expect(forBob?.code).not.toBe(forAda?.code);
    expect(await previewCode(harness.services, codes(), { ...ada, code: "spring" })).toEqual({
      ...{ kind: "discount", code: "SPRING", percent: 20, months: 12 },
    });
    await pay(ada, "spring");
    await expect(take(ada, "spring")).rejects.toMatchObject({ code: "conflict", field: "code" });
    await pay(bob, "spring");
    expect((await listPromotions(database.db, 1)).rows).toMatchObject([{ code: "SPRING", uses: 2 }]);
  });

  it("[G4] end at their limit, also for purchases that begin at the same time", async () => {
    await createPromotion(harness.services, { ...spring, code: "FIRSTTWO", usesMax: 2 });
    const users = await Promise.all(Array.from({ length: 6 }, addUser));
    const outcomes = await Promise.allSettled(users.map((user) => open(user, "firsttwo")));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict", field: "code" });
    }
    // Pages that were opened and left are free again after an hour.
    harness.setTime(new Date(harness.services.clock.now().getTime() + 2 * 3_600_000));
    await pay(await addUser(), "firsttwo");
    await pay(await addUser(), "firsttwo");
    await expect(take(await addUser(), "firsttwo")).rejects.toMatchObject({ code: "conflict" });
  });

  it("[G4] end on their day and when the operator ends them, and their name is never used again", async () => {
    const now = harness.services.clock.now();
    const over = { ...spring, code: "APRIL", endsAt: new Date(now.getTime() - 1) };
    await expect(createPromotion(harness.services, over)).rejects.toMatchObject({ field: "endsOn" });
    await createPromotion(harness.services, { ...spring, code: "MAY", endsAt: new Date(now.getTime() + 1) });
    harness.setTime(new Date(now.getTime() + 2));
    await createPromotion(harness.services, { ...spring, code: "JUNE" });
    const ada = await addUser();
    await expect(take(ada, "may")).rejects.toMatchObject({ userMessage: expect.stringContaining("has ended") });
    await take(ada, "june");
    expect([await endPromotion(harness.services, "JUNE"), await endPromotion(harness.services, "JUNE")]).toEqual([
      true,
      false,
    ]);
    await expect(take(ada, "june")).rejects.toMatchObject({ userMessage: expect.stringContaining("has ended") });
    await expect(createPromotion(harness.services, { ...spring, code: "JUNE" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it.each([
    [{ code: "a!" }, "code"],
    [{ percent: "0" }, "percent"],
    [{ percent: "91" }, "percent"],
    [{ months: "37" }, "months"],
    [{ usesMax: "1.5" }, "usesMax"],
    [{ endsOn: "2026-02-30" }, "endsOn"],
  ])("[G4] are refused with a sentence: %o", (wrong, field) => {
    const right = { code: "Spring 26", percent: "20", months: "12", usesMax: "", endsOn: "2026-12-31" };
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...right, ...wrong })) form.set(name, value);
    expect(Object.keys(checkPromotion(form).errors)).toEqual([field]);
    const good = new FormData();
    for (const [name, value] of Object.entries(right)) good.set(name, value);
    expect(readPromotion(checkPromotion(good).values)).toMatchObject({ code: "SPRING26", usesMax: null });
  });
});
