import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "../test/accounts.ts";
import { sign } from "../test/billing-harness.ts";
import { bytesOf, fixtureEnvironment, otherEvent } from "../test/lemon-squeezy-fixtures.ts";
import { querySite } from "../test/query-site.ts";
import { runScript } from "../test/run-script.ts";
import { type Site, startSite } from "../test/site.ts";
import { describedInvoice, describedSubscription } from "../test/subscriber.ts";

const hourAgo = new Date(Date.now() - 60 * 60_000).toISOString();

describe("webhooks", () => {
  let site: Site;
  let offset = 0;

  beforeAll(async () => {
    site = await startSite({ env: fixtureEnvironment });
  });
  afterAll(() => site.stop());

  const post = (body: BodyInit, headers: Readonly<Record<string, string>>) =>
    fetch(`${site.url}/api/webhooks/lemon-squeezy`, { method: "POST", body, headers });
  const postSigned = (event: unknown) => {
    const body = bytesOf(event);
    return post(body, { "content-type": "application/json", "x-signature": sign(body) });
  };
  const countEvents = async () => {
    const [row] = await querySite<{ count: number }>(site, "select count(*)::int as count from webhook_events");
    return row?.count;
  };
  const statusOf = async (eventName: string) => {
    const rows = await querySite<{ status: string }>(
      site,
      "select status from webhook_events where event_name = $1 order by id desc limit 1",
      [eventName],
    );
    return rows[0]?.status;
  };
  const creditsOf = async (userId: string) => {
    const rows = await querySite<{ sum: number }>(
      site,
      "select coalesce(sum(remaining), 0)::int as sum from credit_lots where user_id = $1 and source = 'plan' and origin_id like 'invoice:%'",
      [userId],
    );
    return rows[0]?.sum;
  };
  const runWebhooks = (...parameters: readonly string[]) =>
    runScript(site, ["webhooks.ts", ...parameters], fixtureEnvironment);

  it("[C5] accepts only signed requests, from clients that are not browsers", async () => {
    const body = bytesOf(otherEvent("license_key_created"));
    const good = sign(body);
    const bad = ["", "0", good.slice(1), `${good}00`, `sha256=${good}`, sign(bytesOf({})), good.toUpperCase()];
    for (const signature of bad) expect((await post(body, { "x-signature": signature })).status).toBe(401);
    expect((await post(body, {})).status).toBe(401);
    expect((await post(`${Buffer.from(body)} `, { "x-signature": good })).status).toBe(401);
    expect(await (await post(body, {})).json()).toMatchObject({ error: { code: "unauthorized" } });
    const large = Buffer.alloc(300 * 1_024, " ");
    expect((await post(large, { "x-signature": sign(large) })).status).toBe(413);
    expect((await fetch(`${site.url}/api/webhooks/lemon-squeezy`)).status).toBe(405);
    expect(await countEvents()).toBe(0);

    expect((await post(body, { "x-signature": good })).status).toBe(200);
    await expect.poll(() => statusOf("license_key_created")).toBe("ignored");
    // Signed but unreadable: kept for the operator, because the provider would only repeat it.
    for (const text of ["{not json", "[]", "null", ""]) {
      const bytes = Buffer.from(text);
      expect((await post(bytes, { "x-signature": sign(bytes) })).status).toBe(200);
    }
    await expect.poll(() => statusOf("unreadable")).toBe("failed");
    expect(await countEvents()).toBe(5);
  });

  it("[C5] grants payments once; the operator assigns payments of unknown users and replays them", async () => {
    const [paying, lost] = [await openAccount(site), await openAccount(site)];
    const life = (userId: string) => {
      const who = { userId, offset: ++offset };
      const described = { at: hourAgo, status: "active", planId: "pro", createdAt: hourAgo } as const;
      return [
        describedInvoice(who, "subscription_payment_success", { at: hourAgo, number: 101, reason: "initial" }),
        describedSubscription(who, "subscription_created", described),
      ];
    };
    const events = life(paying.userId);
    const answers = await Promise.all([...events, ...events, ...events].map(postSigned));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(() => creditsOf(paying.userId)).toBe(650);

    for (const event of life(randomUUID())) await postSigned(event);
    await expect.poll(() => statusOf("subscription_created")).toBe("quarantined");
    const list = await runWebhooks("list");
    expect(list.errors).toBe("");
    expect(list.output).toMatch(/quarantined {2}subscription_created[^\n]*\n {4}It names an unknown user\./);
    const id = /^(\d+) .* subscription_created /m.exec(list.output)?.[1] ?? "";
    const stranger = await runWebhooks("assign", id, "unknown@example.com");
    expect([stranger.code, stranger.errors.trim()]).toEqual([1, "There is no account with unknown@example.com."]);
    const assigned = await runWebhooks("assign", id, lost.email);
    expect([assigned.code, assigned.errors]).toEqual([0, ""]);
    await expect.poll(() => creditsOf(lost.userId)).toBe(650);
    expect((await runWebhooks("show", id)).output).toContain('"event_name": "subscription_created"');
    const failed = await runWebhooks("replay", "--failed");
    expect([failed.code, failed.output]).toEqual([1, expect.stringMatching(/failed {2}unreadable/)]);
    const failedId = /^(\d+) /m.exec(failed.output)?.[1] ?? "";
    const withoutReason = await runWebhooks("dismiss", failedId);
    expect([withoutReason.code, withoutReason.errors]).toEqual([2, expect.stringContaining("--reason is required")]);
    const dismissed = await runWebhooks("dismiss", failedId, "--reason", "sent by hand");
    expect([dismissed.code, dismissed.output]).toEqual([
      0,
      expect.stringMatching(/ignored .*\n {4}Dismissed: sent by hand/),
    ]);
  });
});
