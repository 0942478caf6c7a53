import { sql } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { reconciliationEvent } from "./reconciled-event.ts";
import { webhookCounts, webhookDeliveries, webhookEvents } from "./schema.ts";

/** Long enough to investigate refunds and disputes. */
const keptMs = 90 * dayMs;
/** Small, so that no transaction blocks the inbox for long. */
const batchSize = 1_000;

/**
 * Deletes events that were handled more than 90 days ago, with their deliveries, and keeps the counts. Failed, quarantined and waiting
 * events stay until they are resolved. So do dismissed events of the reconciliation, which would otherwise bring them back.
 * @returns how many events were deleted.
 */
export async function forgetWebhooks({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - keptMs);
  let deleted = 0;
  for (;;) {
    const count = await forgetBatch(db, before);
    deleted += count;
    if (count < batchSize) return deleted;
  }
}

/** One statement, so that an event is counted if and only if it is deleted, even with several processes at once. */
async function forgetBatch(db: Executor, before: Date): Promise<number> {
  const { rows } = await db.execute<{ deleted: number }>(sql`
    with old as (
      select id, provider, event_name, status, (received_at at time zone 'UTC')::date as day
      from ${webhookEvents}
      where status in ('processed', 'ignored') and waits_for is null and processed_at < ${before.toISOString()}
        and not (status = 'ignored' and event_name = ${reconciliationEvent})
      order by processed_at
      limit ${batchSize}
      for update skip locked
    ), deliveries as (
      delete from ${webhookDeliveries} where event_id in (select id from old) returning event_id
    ), events as (
      delete from ${webhookEvents} where id in (select id from old)
    ), counted as (
      insert into ${webhookCounts} (day, provider, event_name, status, events, deliveries)
      select day, provider, event_name, status, count(*), sum((select count(*) from deliveries where event_id = old.id))
      from old
      group by day, provider, event_name, status
      on conflict (day, provider, event_name, status) do update
        set events = ${webhookCounts}.events + excluded.events, deliveries = ${webhookCounts}.deliveries + excluded.deliveries
    )
    select count(*)::int as deleted from old`);
  return rows[0]?.deleted ?? 0;
}

export interface WebhookCount {
  /** `2026-03` */
  readonly month: string;
  readonly eventName: string;
  readonly status: string;
  readonly events: number;
  readonly deliveries: number;
}

/** Events per month, newest first, including deleted ones. */
export async function countWebhooks(db: Executor): Promise<readonly WebhookCount[]> {
  const { rows } = await db.execute<Record<keyof WebhookCount, never>>(sql`
    with every as (
      select to_char(day, 'YYYY-MM') as month, event_name, status, events, deliveries from ${webhookCounts}
      union all
      select to_char(received_at at time zone 'UTC', 'YYYY-MM'), event_name, status, 1,
        (select count(*) from ${webhookDeliveries} where event_id = ${webhookEvents}.id)
      from ${webhookEvents}
    )
    select month, event_name as "eventName", status, sum(events)::int as events, sum(deliveries)::int as deliveries
    from every group by 1, 2, 3 order by 1 desc, 2, 3`);
  return rows;
}
