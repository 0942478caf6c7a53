import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { findChromium } from "./chromium.ts";
import { startSite } from "./site.ts";
import { queryOnce } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with the files of the sites that go from one test file to another, and with a `.pid` file for each. */
    readonly sharedSites: string;
  }
}

const tenYears = 10 * 365 * 86_400;

/** The browser is unpacked. The built product has started once on the template: its copies have the tables of the job queue, and what was compiled is kept. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const sharedSites = await mkdtemp(path.join(os.tmpdir(), "easel-sites-"));
  project.provide("sharedSites", sharedSites);
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
  return () => endSites(sharedSites);
}

async function endSites(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const pid = /^(\d+)\.pid$/.exec(file)?.[1];
    try {
      if (pid) process.kill(Number(pid), "SIGKILL");
    } catch {
      // A file stopped it.
    }
  }
  await rm(folder, { recursive: true, force: true });
}
