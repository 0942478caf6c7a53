import { afterAll, beforeAll, expect, it } from "vitest";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import { countWebhooks, forgetWebhooks } from "./forget-webhooks.ts";

let harness: BillingHarness;
beforeAll(async () => {
  harness = await openBillingHarness();
  harness.setTime(new Date("2026-06-01T12:00:00Z"));
});
afterAll(() => harness.close());

const query = (text: string) => harness.database.pool.query(text);
/** Adds events received and processed on that day, with two deliveries each. */
const add = (count: number, day: string, status: string, more: { name?: string; waitsFor?: string } = {}) =>
  query(`
    with added as (
      insert into webhook_events (provider, content_digest, event_name, body, status, received_at, processed_at, waits_for)
      select 'lemon-squeezy', decode(md5(random()::text), 'hex'), '${more.name ?? "order_created"}', '', '${status}',
        '${day}T23:30:00Z', ${status === "received" ? "null" : `'${day}T23:40:00Z'`}, ${more.waitsFor ? `'${more.waitsFor}'` : "null"}
      from generate_series(1, ${count}) returning id
    )
    insert into webhook_deliveries (event_id, received_at) select id, now() from added, generate_series(1, 2)`);

it("[C5] events handled 90 days ago are deleted once, even by several processes, and stay in the counts; open events stay", async () => {
  await add(2_300, "2026-03-01", "processed");
  await add(200, "2026-03-02", "processed", { name: "subscription_updated" });
  await add(3, "2026-03-02", "ignored", { name: "license_key_created" });
  const stays = [
    add(5, "2026-03-04", "processed"),
    add(2, "2025-01-01", "failed"),
    add(2, "2025-01-01", "quarantined"),
    add(2, "2025-01-01", "received"),
    add(1, "2025-01-01", "processed", { waitsFor: "501" }),
    // The reconciliation would bring it back.
    add(1, "2025-01-01", "ignored", { name: "reconciliation" }),
  ];
  await Promise.all(stays);
  const before = await countWebhooks(harness.services.db);
  const deleted = await Promise.all([1, 2, 3].map(() => forgetWebhooks(harness.services)));
  expect(deleted.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  // Events that were locked by another process are deleted the next time.
  await forgetWebhooks(harness.services);
  expect((await query("select count(*)::int as left from webhook_events")).rows).toEqual([{ left: 13 }]);
  expect((await query("select count(*)::int as left from webhook_deliveries")).rows).toEqual([{ left: 26 }]);
  expect(
    (await query("select day::text, event_name, status, events, deliveries from webhook_counts order by 1, 2")).rows,
  ).toEqual([
    { day: "2026-03-01", event_name: "order_created", status: "processed", events: 2_300, deliveries: 4_600 },
    { day: "2026-03-02", event_name: "license_key_created", status: "ignored", events: 3, deliveries: 6 },
    { day: "2026-03-02", event_name: "subscription_updated", status: "processed", events: 200, deliveries: 400 },
  ]);
  expect(await countWebhooks(harness.services.db)).toEqual(before);
  expect(await forgetWebhooks(harness.services)).toBe(0);
});
