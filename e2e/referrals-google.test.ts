import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "../test/accounts.ts";
import { startBrowser, type TestBrowser } from "../test/browser.ts";
import { finishRun } from "../test/finish-run.ts";
import { type OpenIdProvider, startOpenIdProvider } from "../test/openid-provider.ts";
import { querySite } from "../test/query-site.ts";
import { type Site, startSite } from "../test/site.ts";

describe("a referral code with Google sign-up", () => {
  let provider: OpenIdProvider;
  let site: Site;
  let browser: TestBrowser;

  beforeAll(async () => {
    const grace = { email: "grace@gmail.example", email_verified: true, given_name: "Grace", family_name: "Hopper" };
    provider = await startOpenIdProvider({ grace });
    const env = { GOOGLE_CLIENT_ID: "easel", GOOGLE_CLIENT_SECRET: "a secret", GOOGLE_ISSUER: provider.issuer };
    [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
    const redirectUri = `${site.url}/auth/callback`;
    provider.setClients([{ clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, redirectUri }]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await provider.close();
  });

  it("[D1] is kept for the new account, which needs no verification mail, and rewards both after the first run", async () => {
    const ada = await openAccount(site);
    await fetch(`${site.url}/referral-dashboard`, { headers: { cookie: ada.cookie } });
    const page = await browser.open();
    await page.goto(`${site.url}/invite/${ada.userId.slice(0, 8)}`);
    await page.getByRole("link", { name: "Accept the invite" }).first().click();
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await page.getByRole("link", { name: "I am grace" }).click();
    await page.getByRole("link", { name: "Allow" }).click();
    await page.waitForURL(`${site.url}/`);
    const [referral] = await querySite<{ id: string; referrer_id: string; status: string }>(
      site,
      "select users.id, referrer_id, status from referrals join users on users.id = friend_id where email = $1",
      ["grace@gmail.example"],
    );
    expect(referral).toMatchObject({ referrer_id: ada.userId, status: "pending" });
    await finishRun(site, referral?.id ?? "");
    const granted = () =>
      querySite<{ user_id: string; amount: number }>(
        site,
        "select user_id, amount from credit_lots where source = 'referral' order by amount",
      );
    await expect.poll(granted).toHaveLength(2);
    expect((await granted()).map(({ user_id }) => user_id).toSorted()).toEqual([ada.userId, referral?.id].toSorted());
    browser.expectNoErrors();
  });
});
