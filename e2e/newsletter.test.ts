import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createSecrets } from "#platform/secret.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { querySite } from "../test/query-site.ts";
import { type MailboxMail, postForm, type Site, startSite, waitForMails } from "../test/site.ts";

const appSecret = "a secret that this test and its site share";
const onItsWay = "Almost there. Check your email for a link from us.";

describe("the newsletter", () => {
  let site: Site;
  let browser: TestBrowser;
  let clients = 0;
  const asClient = () => ({ "x-forwarded-for": `10.0.1.${++clients}` });
  const open = (options: OpenOptions = {}) => browser.open({ extraHTTPHeaders: asClient(), ...options });
  const subscription = async (email: string) =>
    (
      await querySite(site, "select confirmed_at, unsubscribed_at from newsletter_subscriptions where email = $1", [
        email,
      ])
    )[0];
  const subscribed = { confirmed_at: expect.any(Date), unsubscribed_at: null };

  async function mailTo(email: string, subject: string): Promise<MailboxMail> {
    const find = async () =>
      (await waitForMails(site, 0)).find((mail) => mail.to === email && mail.subject.startsWith(subject));
    await expect.poll(find).toBeDefined();
    const mail = await find();
    if (!mail) throw new Error("the mail went away");
    return mail;
  }

  /** The address in a mail, on this site: its port is only known once it runs. */
  function linkIn(mail: MailboxMail, page: string): string {
    const [link] = new RegExp(`/newsletter/${page}\\?token=[\\w.-]+`).exec(mail.text) ?? [];
    if (!link) throw new Error(`no link to ${page} in the mail`);
    return `${site.url}${link}`;
  }

  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startSite({ env: { TRUSTED_PROXY_HOPS: "1", APP_SECRET: appSecret } }),
      startBrowser(),
    ]);
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it("[A11] the form in the footer subscribes through the mail's link, and its unsubscribe link works", async () => {
    // The empty box is refused by the server.
    const page = await open({ expectedErrors: [/422/] });
    await page.goto(`${site.url}/features`);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await footer.getByText("Please enter a valid email address").waitFor();
    expect(await accessibilityFaults(page, "footer")).toEqual([]);
    await footer.getByLabel("Email address").fill("ada@example.com");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await footer.getByText(onItsWay).waitFor();
    expect(page.url()).toBe(`${site.url}/features`);

    await page.goto(linkIn(await mailTo("ada@example.com", "Confirm your subscription"), "confirm"));
    expect(await subscription("ada@example.com")).toEqual({ confirmed_at: null, unsubscribed_at: null });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await page.getByRole("heading", { name: "You are subscribed" }).waitFor();
    expect(await subscription("ada@example.com")).toEqual(subscribed);

    await page.goto(linkIn(await mailTo("ada@example.com", "You are subscribed"), "unsubscribe"));
    expect(await subscription("ada@example.com")).toEqual(subscribed);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
    expect(await subscription("ada@example.com")).toMatchObject({ unsubscribed_at: expect.any(Date) });
    // Opened again, as a page that is loaded again.
    await page.goto(page.url());
    await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
    await page.getByText("You won’t get the newsletter any more.").waitFor();

    await page.getByRole("button", { name: "Subscribe again" }).click();
    await page.getByRole("heading", { name: "You are subscribed again" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await subscription("ada@example.com")).toEqual(subscribed);
  });

  it("[A11] works without scripts, from any page", async () => {
    const page = await open({ javaScriptEnabled: false, viewport: phone, expectedErrors: [/422/] });
    await page.goto(`${site.url}/features`);
    await page.getByLabel("Email address").fill("ada");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("Please enter a valid email address").waitFor();
    await expect.poll(() => page.getByLabel("Email address").inputValue()).toBe("ada");
    await page.getByLabel("Email address").fill("Plain@Example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText(onItsWay).waitFor();
    await page.goto(linkIn(await mailTo("plain@example.com", "Confirm your subscription"), "confirm"));
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await page.getByRole("heading", { name: "You are subscribed" }).waitFor();
    expect(await subscription("plain@example.com")).toEqual(subscribed);
  });

  it("[A11] a mail program's unsubscribe button works with one POST, without an origin", async () => {
    await postForm(site, "/newsletter", { email: "oneclick@example.com" }, asClient());
    const confirm = linkIn(await mailTo("oneclick@example.com", "Confirm your subscription"), "confirm");
    await postForm(site, confirm.slice(site.url.length), {});
    const welcome = await mailTo("oneclick@example.com", "You are subscribed");
    expect(welcome.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, target = ""] = /^<https?:\/\/[^/]+(\/[^>]+)>$/.exec(welcome.headers["List-Unsubscribe"] ?? "") ?? [];
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    for (const form of [new URLSearchParams({ "List-Unsubscribe": "One-Click" }), body]) {
      const answer = await fetch(`${site.url}${target}`, { method: "POST", body: form, redirect: "error" });
      expect(answer.status).toBe(200);
    }
    // One that runs in a browser says where: the token counts, not the origin.
    for (const origin of ["https://mail.example", "null", "not an address"]) {
      const answer = await fetch(`${site.url}${target}`, { method: "POST", body, headers: { origin } });
      expect([origin, answer.status]).toEqual([origin, 200]);
    }
    expect(await subscription("oneclick@example.com")).toMatchObject({ unsubscribed_at: expect.any(Date) });
  });

  it("[A11] opening a link, as scanners do, changes nothing", async () => {
    await postForm(site, "/newsletter", { email: "scanned@example.com" }, asClient());
    const confirm = linkIn(await mailTo("scanned@example.com", "Confirm your subscription"), "confirm");
    for (const method of ["GET", "HEAD"]) expect((await fetch(confirm, { method })).status).toBe(200);
    expect(await subscription("scanned@example.com")).toEqual({ confirmed_at: null, unsubscribed_at: null });
    expect((await fetch(confirm)).headers.get("cache-control")).toBe("no-store");
  });

  it("[A11] a tampered link is reported as incomplete, and the page offers a new one", async () => {
    await postForm(site, "/newsletter", { email: "changed@example.com" }, asClient());
    const confirm = linkIn(await mailTo("changed@example.com", "Confirm your subscription"), "confirm");
    const broken = confirm.slice(site.url.length, -1);
    const answer = await postForm(site, broken, {});
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("This link is incomplete");
    expect(await subscription("changed@example.com")).toEqual({ confirmed_at: null, unsubscribed_at: null });
    expect(
      (
        await fetch(`${site.url}/newsletter/unsubscribe?token=nonsense`, {
          method: "POST",
          body: new URLSearchParams(),
        })
      ).status,
    ).toBe(400);
    expect((await fetch(`${site.url}/newsletter/confirm`)).status).toBe(400);
  });

  it("[A11] a link used twice says that the address is subscribed, and an expired one offers a new link", async () => {
    const page = await open({ expectedErrors: [/410/] });
    await postForm(site, "/newsletter", { email: "old@example.com" }, asClient());
    const confirm = linkIn(await mailTo("old@example.com", "Confirm your subscription"), "confirm");
    const [id = ""] = new URL(confirm).searchParams.get("token")?.split(".") ?? [];
    const payload = `${id}.${(Date.now() - 8 * 24 * 60 * 60 * 1_000).toString(36)}`;
    const signature = createSecrets(appSecret).digest("newsletter-confirmation", payload);
    const old = `/newsletter/confirm?token=${payload}.${signature}`;
    expect((await page.goto(`${site.url}${old}`))?.status()).toBe(410);
    await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
    expect(await page.getByRole("main").getByLabel("Email address").isVisible()).toBe(true);
    expect((await postForm(site, old, {})).status).toBe(410);
    expect(await subscription("old@example.com")).toEqual({ confirmed_at: null, unsubscribed_at: null });

    const target = confirm.slice(site.url.length);
    expect(await (await postForm(site, target, {})).text()).toContain("You are subscribed</h1>");
    expect(await (await postForm(site, target, {})).text()).toContain("You are already subscribed</h1>");
    expect(await (await fetch(confirm)).text()).toContain("You are already subscribed</h1>");
  });

  it("[A11] answers the same for every address, and simultaneous requests for one address give one row and one mail", async () => {
    const email = "twice@example.com";
    const answers = await Promise.all([1, 2, 3, 4].map(() => postForm(site, "/newsletter", { email }, asClient())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await mailTo(email, "Confirm your subscription");
    await postForm(site, "/newsletter", { email: "marker@example.com" }, asClient());
    await mailTo("marker@example.com", "Confirm your subscription");
    expect((await waitForMails(site, 0)).filter(({ to }) => to === email)).toHaveLength(1);
    expect(await querySite(site, "select 1 from newsletter_subscriptions where email = $1", [email])).toHaveLength(1);
  });

  it("[A11] stores nothing from other sites, programs and other content types", async () => {
    const email = "nothing@example.com";
    expect(
      (
        await postForm(
          site,
          "/newsletter",
          { email },
          { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
        )
      ).status,
    ).toBe(403);
    const trapped = await postForm(site, "/newsletter", { email, referral_note: "x" }, asClient());
    expect(trapped.status).toBe(200);
    expect(await trapped.text()).toContain(onItsWay);
    const json = { origin: site.url, "sec-fetch-site": "same-origin", "content-type": "application/json" };
    expect(
      (await fetch(`${site.url}/newsletter`, { method: "POST", headers: json, body: JSON.stringify({ email }) }))
        .status,
    ).toBe(415);
    expect((await postForm(site, "/newsletter", {}, asClient())).status).toBe(422);
    expect(await subscription(email)).toBeUndefined();
  });

  it("[A11] stops too many attempts, and says when to try again", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await postForm(site, "/newsletter", { email: "flooded@example.com" }, asClient())).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const refused = await postForm(site, "/newsletter", { email: "flooded@example.com" }, asClient());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toMatch(/Too many attempts\. Please try again in \d+ minutes\./);
  });
});
