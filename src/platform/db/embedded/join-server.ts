/** Sharing a server between processes: the first process starts it, the last one stops it. */
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type Cluster, findServer, type LaunchOptions, launchServer, stopServer } from "./postgres-cluster.ts";
import type { PostgresPrograms } from "./postgres-programs.ts";

const startTimeoutMs = 60_000;
const retryDelayMs = 50;
const goneTimeoutMs = 1_000;
/** A start can fail because another process was faster, or because the port is taken by now. */
const launchFailuresMax = 3;

/** Each process that uses the server holds this lock in shared mode; the one that gets it exclusively is the last. Any constant works. */
const inUseLock = 7_325_002;

export interface Joined {
  readonly url: string;
  readonly found: boolean;
  readonly port: number;
  /** The session that marks the server as in use. */
  readonly hold: pg.Client;
  /** Resolves when that session ends: closed by us, or with the server. */
  readonly lost: Promise<void>;
}

/**
 * Finds or starts the server, and retries until it has a session: other processes may be starting or stopping the server at the same time.
 * @param options.port the required port, for a process whose connections already use it.
 * @param options.onLaunch called when this process starts the server.
 */
export async function joinServer(
  cluster: Cluster,
  programs: PostgresPrograms,
  options: LaunchOptions = {},
): Promise<Joined> {
  const { port } = options;
  const deadline = Date.now() + startTimeoutMs;
  const failures: unknown[] = [];
  let launched = false;
  while (Date.now() < deadline && failures.length < launchFailuresMax) {
    const server = await findServer(cluster);
    if (!server) {
      await launchServer(cluster, programs, options).then(
        () => {
          launched = true;
        },
        (error: unknown) => failures.push(error),
      );
    } else if (server.status === "ready") {
      if (port !== undefined && server.port !== port)
        throw new Error(
          `The database listens on port ${server.port} now, and not on ${port}: this process has to be started anew.`,
        );
      const url = `postgresql://easel:${cluster.password}@127.0.0.1:${server.port}/easel`;
      const hold = await takeHold(url).catch(passing);
      if (hold) return { ...hold, url, port: server.port, found: !launched };
    }
    await delay(retryDelayMs);
  }
  const message = `The database in ${cluster.directory} does not start; postgres.log beside that folder says why.`;
  throw new Error(message, { cause: failures.at(-1) });
}

/** Ignores temporary failures: the server is not listening yet, or is just starting or stopping. */
function passing(error: { readonly code?: string; readonly message?: string }): undefined {
  const isPassing = ["ECONNREFUSED", "ECONNRESET", "57P01", "57P02", "57P03"].includes(error.code ?? "");
  if (!isPassing && !error.message?.includes("terminated unexpectedly")) throw error;
}

async function takeHold(url: string): Promise<Pick<Joined, "hold" | "lost">> {
  await ensureDatabase(url);
  const hold = new pg.Client({ connectionString: url, application_name: "easel-hold" });
  // If the server stops, the pool reports it; this session does not need to.
  hold.on("error", () => {});
  const lost = new Promise<void>((resolve) => hold.once("end", () => resolve()));
  await hold.connect();
  await hold.query("select pg_advisory_lock_shared($1)", [inUseLock]);
  return { hold, lost };
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/easel$/, "/postgres") });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'easel'");
    if (rowCount) return;
    await client.query("create database easel").catch((error: { code?: string }) => {
      if (error.code !== "42P04" && error.code !== "23505") throw error; // Another process was faster.
    });
  } finally {
    await client.end();
  }
}

export async function leaveServer(hold: pg.Client, cluster: Cluster, programs: PostgresPrograms): Promise<void> {
  const isLast = await isLastUser(hold).catch(() => false);
  // While we hold the lock exclusively, a new process waits for it, loses its session when the server stops, and starts the server again.
  if (isLast) await stopServer(cluster, programs);
  await hold.end().catch(() => {});
}

/** Sessions that just closed, including our own, remain visible for a moment. */
async function isLastUser(hold: pg.Client): Promise<boolean> {
  await hold.query("select pg_advisory_unlock_shared($1)", [inUseLock]);
  const { rows } = await hold.query("select pg_try_advisory_lock($1) as alone", [inUseLock]);
  if (!rows[0].alone) return false;
  for (let waitedMs = 0; waitedMs < goneTimeoutMs; waitedMs += retryDelayMs) {
    if (!(await hasOtherSessions(hold))) return true;
    await delay(retryDelayMs);
  }
  return false;
}

async function hasOtherSessions(hold: pg.Client): Promise<boolean> {
  const { rowCount } = await hold.query(
    "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
  );
  return rowCount !== 0;
}
