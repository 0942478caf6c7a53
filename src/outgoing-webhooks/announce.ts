import { sql } from "drizzle-orm";
import type { Announcements } from "#platform/announcements.ts";
import type { Services } from "#platform/services.ts";
import { webhookEndpoints, webhookMessages } from "./schema.ts";
import { sendWebhooks } from "./send-webhooks-job.ts";

/** Deliveries of one endpoint that may wait. Further events of an endpoint that takes none are lost to it. */
const waitingMax = 5_000;

/** Stores events for the endpoints that want them. */
export const createAnnouncements = ({ jobs, clock }: Pick<Services, "jobs" | "clock">): Announcements => ({
  isListenedTo: (ownerId) =>
    sql<boolean>`exists (select from webhook_endpoints listener where listener.user_id = ${ownerId} and listener.is_on)`,
  async announce(db, { ownerId, type, key, data }) {
    const now = clock.now();
    const at = now.toISOString();
    const body = JSON.stringify({ type, timestamp: at, data });
    const { rows } = await db.execute<{ endpoint_id: string }>(sql`
      insert into ${webhookMessages} (id, endpoint_id, type, key, body, state, due_at, created_at)
      select gen_random_uuid(), listener.id, ${type}, ${key}, ${body}, 'waiting', ${at}::timestamptz, ${at}::timestamptz
      from ${webhookEndpoints} listener
      where listener.user_id = ${ownerId}::uuid and listener.is_on and ${type} = any(listener.events)
        and not exists (select from ${webhookMessages} other
          where other.endpoint_id = listener.id and other.state = 'waiting' offset ${waitingMax - 1} limit 1)
      on conflict (endpoint_id, key) do nothing
      returning endpoint_id`);
    for (const { endpoint_id: endpointId } of rows) await jobs.enqueue(db, sendWebhooks, { endpointId });
  },
});
