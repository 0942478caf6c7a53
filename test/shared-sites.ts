import { writeFile } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";
import { type Site, type SiteOptions, startSite } from "./site.ts";
import { emptiedAs, readRows, type StoredRows } from "./stored-rows.ts";

interface SharedSite {
  readonly site: Site;
  /** Settings that it was started with, as JSON. */
  readonly key: string;
  /** Rows of its database before the first file. */
  readonly rows: StoredRows;
}

/** Sites of this worker that no file uses. */
const idle: SharedSite[] = [];
/** Each takes some 200 MB: one with the usual settings, and one with others. */
const idleMax = 2;

/** A site for the tests of one file. */
export interface BorrowedSite {
  readonly site: Site;
  /** Stops it, or keeps it for the next file that needs one like it. */
  end(): Promise<void>;
}

/**
 * Starting the product costs two seconds of processor time, and its first answers as much again. So a site goes from file to file, with the
 * database and the log of a new one. A site that a file has stopped, or whose schema it has changed, is not used again.
 */
export async function borrowSite(options: SiteOptions = {}): Promise<BorrowedSite> {
  const key = JSON.stringify(options);
  const index = idle.findIndex((shared) => shared.key === key);
  const [known] = index === -1 ? [] : idle.splice(index, 1);
  const shared = known ?? (await startShared(options, key));
  return {
    site: shared.site,
    async end() {
      const isLikeNew = shared.site.isRunning() && (await emptiedAs(shared.rows, shared.site.databaseUrl));
      if (!isLikeNew) return shared.site.stop();
      shared.site.forgetLog();
      idle.push(shared);
      if (idle.length > idleMax) await idle.shift()?.site.stop();
    },
  };
}

async function startShared(options: SiteOptions, key: string): Promise<SharedSite> {
  const folder = inject("sharedSites");
  const site = await startSite({ ...options, dataIn: folder });
  // Workers end without a word, so the run ends what they leave.
  await writeFile(path.join(folder, `${site.process.pid}.pid`), "");
  return { site, key, rows: await readRows(site.databaseUrl) };
}
