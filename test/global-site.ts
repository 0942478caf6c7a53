import type { TestProject } from "vitest/node";
import { findChromium } from "./chromium.ts";
import { startSite } from "./site.ts";
import { queryOnce } from "./test-database.ts";

const tenYears = 10 * 365 * 86_400;

/** The browser is unpacked. The built product has started once on the template: its copies have the tables of the job queue, and what was compiled is kept. */
export default async function setup(project: TestProject): Promise<void> {
  await findChromium();
  const { templateUrl } = project.getProvidedContext();
  const site = await startSite({ databaseUrl: templateUrl });
  await site.stop();
  // Every tenth minute, the Free months of a test's accounts would begin in the middle of what it counts.
  await queryOnce(
    templateUrl,
    `with deferred as (
       update pgboss.schedule set options = coalesce(options, '{}') || jsonb_build_object('startAfter', ${tenYears})
       where name = 'open-missing-credits' returning name
     )
     delete from pgboss.job where name in (select name from deferred) or name like '\\_\\_pgboss%'`,
  );
}
