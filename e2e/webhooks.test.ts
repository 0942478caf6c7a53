import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, openTeam } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite } from "../test/site.ts";
import { putSubscription } from "../test/subscriptions.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../test/webhook-receiver.ts";

const path = "/settings/webhooks";

describe("the webhooks page", () => {
  let receiver: WebhookReceiver;
  let site: Site;
  let browser: TestBrowser;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    [site, browser] = await Promise.all([startSite({ env: receiver.env }), startBrowser()]);
  });
  afterAll(async () => {
    browser.expectNoErrors();
    await browser.close();
    await site.stop();
    await receiver.stop();
  });

  it.each([
    ["a desktop", { colorScheme: "light" as const }],
    ["a phone, in the dark", { viewport: phone, colorScheme: "dark" as const }],
  ])(
    "[G9] on %s, a user adds a webhook, sends a test, reads what came of it, sends it again and replaces the secret",
    async (_, options) => {
      receiver.received.length = 0;
      const person = await openAccount(site);
      await putSubscription(site, person.userId, { planId: "business" });
      const page = await openSignedIn({ site, browser }, person, { ...options, expectedErrors: [/422/] });
      const check = async () => {
        await page.evaluate(() => scrollTo(0, 0));
        expect(await accessibilityFaults(page)).toEqual([]);
        await expectNoSidewaysScrolling(page);
      };
      await page.goto(`${site.url}${path}`);
      await page.getByText("No webhooks yet").waitFor();
      await check();
      await page.getByRole("link", { name: "Add webhook" }).click();
      await page.getByLabel("Endpoint address").fill("http://localhost/hook");
      await page.getByRole("button", { name: "Add webhook" }).click();
      await page.getByText("The address must begin with https://.").waitFor();
      await page.getByText("Choose at least one event.").waitFor();
      await page.getByLabel("Endpoint address").fill("https://127.0.0.1/hook");
      await page.getByRole("checkbox", { name: "Run finished" }).check();
      await page.getByRole("button", { name: "Add webhook" }).click();
      await page.getByText("This address isn’t on the public internet.").waitFor();
      await check();
      await page.getByLabel("Endpoint address").fill(receiver.url);
      await page.getByLabel("Description (optional)").fill("Blog robot");
      await page.getByRole("button", { name: "Add webhook" }).click();
      const secret = (await page.getByRole("status", { name: "Signing secret" }).textContent()) ?? "";
      await check();

      await page.getByRole("link", { name: "Go to the webhook" }).click();
      await page.getByText("Nothing has been sent yet.").waitFor();
      receiver.answer = () => ({ status: 500, body: "No robot here" });
      await page.getByRole("button", { name: "Send a test event" }).click();
      const row = page.getByRole("list", { name: "Deliveries" }).getByRole("listitem").first();
      await row.getByText("Will be retried").waitFor();
      await row.getByText("It answered with status 500.").waitFor();
      await row.getByText("Request and answer").click();
      await row.getByText("No robot here").waitFor();
      await check();
      receiver.answer = () => ({ status: 200 });
      await row.getByRole("button", { name: "Send again Test" }).click();
      await row.getByText("Delivered", { exact: true }).waitFor();
      const last = receiver.received.at(-1);
      new Webhook(secret).verify(last?.body ?? "", last?.headers as Record<string, string>);
      expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);

      await page.getByRole("link", { name: "Signing secret" }).click();
      await page.getByRole("status", { name: "Signing secret" }).getByText(secret).waitFor();
      await page.locator("summary", { hasText: "Replace secret" }).click();
      await page.getByRole("button", { name: "Replace secret" }).click();
      await page.getByText("The secret was replaced").waitFor();
      expect(await page.content()).not.toContain(secret);
      await check();
      await page.getByRole("link", { name: "Webhook", exact: true }).click();
      await page.getByRole("button", { name: "Switch off" }).click();
      await page.getByText("Off", { exact: true }).waitFor();
      await page.locator("summary", { hasText: "Delete" }).click();
      await page.getByRole("button", { name: "Delete webhook" }).click();
      await page.getByText("No webhooks yet").waitFor();
      await page.goto(`${site.url}/settings/security`);
      await page.getByText("Signing secret of a webhook replaced").first().waitFor();
    },
  );

  it("[G9] the pages ask for a confirmed identity, tell members of a team who manages them, and users without the plan why", async () => {
    const [owner, member, free] = await Promise.all([openAccount(site), openAccount(site), openAccount(site)]);
    const teamId = await openTeam(site, owner, [[member, "member"]]);
    const inTeam = { ...member, cookie: `${member.cookie}; easel.team=${teamId}` };
    const page = await openSignedIn({ site, browser }, inTeam, { expectedErrors: [/403/] });
    await page.goto(`${site.url}${path}`);
    await page.getByText("The owner and admins manage Studio North’s webhooks").waitFor();
    expect((await page.goto(`${site.url}${path}/new`))?.status()).toBe(403);
    const other = await openSignedIn({ site, browser }, free);
    await other.goto(`${site.url}${path}`);
    await other.getByText("Webhooks are part of the Business plan").waitFor();
    await querySite(site, "update sessions set created_at = now() - interval '1 hour' where user_id = $1", [
      free.userId,
    ]);
    await other.goto(`${site.url}${path}/new`);
    await other.getByText("You’re about to change a webhook or see its signing secret.").waitFor();
  });
});
