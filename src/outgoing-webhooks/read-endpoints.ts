import { asc, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Endpoint } from "./endpoint-editor.ts";
import type { ListedEndpoint } from "./rules.ts";
import { webhookEndpoints } from "./schema.ts";

export const describeEndpoint = ({
  failingSince,
  userId: _,
  createdAt: __,
  ...endpoint
}: Endpoint): ListedEndpoint => ({ ...endpoint, isFailing: failingSince !== null });

/** The endpoints of a user or a team, the oldest first. */
export async function listEndpoints(db: Executor, ownerId: string): Promise<readonly ListedEndpoint[]> {
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, ownerId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  return rows.map(describeEndpoint);
}
