import type { Site } from "./site.ts";
import { queryOnce } from "./test-database.ts";

/** Takes away what comes by the clock, e.g. the Free plan's credits: it might come in the middle of what a test counts. */
export async function endSchedules({ databaseUrl }: Pick<Site, "databaseUrl">): Promise<void> {
  await queryOnce(databaseUrl, "delete from pgboss.schedule");
}
