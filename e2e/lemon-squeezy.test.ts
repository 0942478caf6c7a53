import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { environmentFor, type FakeLemonSqueezy, startFakeLemonSqueezy } from "../test/fake-lemon-squeezy.ts";
import { postJson } from "../test/post-json.ts";
import { type Site, startSite } from "../test/site.ts";
import { queryOnce } from "../test/test-database.ts";

/** The built product with payment keys, with calls to Lemon Squeezy redirected to a fake. */
describe("payments by Lemon Squeezy", () => {
  let fake: FakeLemonSqueezy;
  let site: Site;
  let ada: TestPerson;
  beforeAll(async () => {
    fake = await startFakeLemonSqueezy();
    site = await startSite({ env: environmentFor(fake) });
    fake.webhookUrl = `${site.url}/api/webhooks/lemon-squeezy`;
    ada = await openAccount(site);
  });
  afterAll(async () => {
    await site?.stop();
    await fake?.close();
  });

  const ask = async (what: string) => postJson(site, `${what}&userId=${ada.userId}`, {}, { cookie: ada.cookie });

  it("[C5] sells a plan: payment page, webhooks, active plan", async () => {
    const { url } = (await (await ask("/api/create-checkout?planId=business&interval=yearly")).json()) as {
      url: string;
    };
    expect(url).toContain(`${fake.url}/checkout/custom/`);
    await fake.pay(url);
    const plans = () =>
      queryOnce(
        site.databaseUrl,
        "select provider, subscription_plan_id, status from user_subscriptions where user_id = $1",
        [ada.userId],
      );
    await expect
      .poll(plans)
      .toEqual([{ provider: "lemon-squeezy", subscription_plan_id: "business", status: "on_trial" }]);
  });

  it("[C5] shows a clear message if the provider does not respond", async () => {
    fake.fail({ kind: "hang-up", times: 3, call: "POST /v1/checkouts" });
    const answer = await ask("/api/purchase-credits?amount=500");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("The payment provider isn’t responding right now.");
    expect(site.output()).not.toContain("an-api-key-that-only-tests-know");
  });

  it("[C6] has no test checkout", async () => {
    const page = await fetch(`${site.url}/test-checkout/x`, { headers: { accept: "text/html", cookie: ada.cookie } });
    expect(page.status).toBe(404);
  });
});
