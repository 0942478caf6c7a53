/** A PostgreSQL data directory: creating it, starting a server on it, and finding the server that runs on it. */
import { randomBytes, randomInt } from "node:crypto";
import { chown, readdir, readFile, readlink, realpath, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { PostgresAccount } from "./postgres-account.ts";
import type { PostgresPrograms } from "./postgres-programs.ts";

export interface Cluster {
  readonly directory: string;
  readonly password: string;
}

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  /** `starting`, `ready`, `stopping` … as PostgreSQL writes it. */
  readonly status: string;
}

export interface LaunchOptions {
  readonly port?: number;
  readonly onLaunch?: () => void;
}

const passwordFile = "easel-password";
/** The port that the server used last time. */
const portFile = "easel-port";
const stopPollMs = 20;

/** Opens the cluster in `home`, and creates it first if there is none. Several processes may do so at once. */
export async function openCluster(
  home: string,
  programs: PostgresPrograms,
  account: PostgresAccount,
): Promise<Cluster> {
  const directory = path.join(home, "cluster");
  const password =
    (await findText(path.join(directory, passwordFile))) ?? (await createCluster(directory, programs, account));
  if (password === undefined)
    throw new Error(`${directory} exists but is not an Easel database. Move it away to have a new one created.`);
  return { directory, password: password.trim() };
}

/** A cluster appears whole or not at all: initdb writes to a temporary folder, which is then renamed. */
async function createCluster(
  directory: string,
  programs: PostgresPrograms,
  account: PostgresAccount,
): Promise<string | undefined> {
  const unfinished = `${directory}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  const secret = `${unfinished}.password`;
  await writeFile(secret, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  if (account) await chown(secret, account.uid, account.gid);
  await programs.initdb([
    `--pgdata=${unfinished}`,
    `--pwfile=${secret}`,
    "--username=easel",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ]);
  await rename(secret, path.join(unfinished, passwordFile));
  await rename(unfinished, directory).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
  await removeUnfinished(directory);
  return findText(path.join(directory, passwordFile));
}

/** Removes what processes killed during initdb left behind. */
async function removeUnfinished(directory: string): Promise<void> {
  const prefix = `${path.basename(directory)}.new-`;
  const names = await readdir(path.dirname(directory));
  for (const name of names.filter((candidate) => candidate.startsWith(prefix))) {
    const maker = Number(name.slice(prefix.length).split("-", 1)[0]);
    if (!isAlive(maker)) await rm(path.join(path.dirname(directory), name), { recursive: true, force: true });
  }
}

/** @returns the server that runs on this cluster, e.g. left over by a process that was killed. */
export async function findServer({ directory }: Cluster): Promise<RunningServer | undefined> {
  const file = path.join(directory, "postmaster.pid");
  const text = await findText(file);
  // Lines as in PostgreSQL's pidfile.h: pid, directory, start, port, socket folder, address, shared memory, status.
  const lines = (text ?? "").split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  // A killed server leaves its file behind. PostgreSQL handles that itself, even if several processes start it at once.
  if (!pid || !isAlive(pid)) return undefined;
  if (await isServerOf(pid, directory)) return { pid, port: Number(lines[3]), status: lines[7] ?? "starting" };
  // The pid belongs to another process by now (a restarted container counts from 1 again), and PostgreSQL would refuse to start.
  if (text !== undefined && text === (await findText(file))) await rm(file, { force: true });
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Tells whether a process is this cluster's server, judged by its working directory. If the system does not tell, we assume that it is. */
async function isServerOf(pid: number, directory: string): Promise<boolean> {
  if (process.platform !== "linux") return true;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(directory));
  } catch (error) {
    // ENOENT: it has just ended, or is a zombie that its parent has not reaped.
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

/**
 * Starts a server and waits until it accepts connections. It uses the same port as last time, because processes that used it then look for
 * it there.
 * @param port the required port; without it, the server takes another port if the last one is in use.
 * @param onLaunch called when the server process starts.
 */
export async function launchServer(
  { directory }: Cluster,
  programs: PostgresPrograms,
  { port, onLaunch }: LaunchOptions,
): Promise<void> {
  const file = path.join(directory, portFile);
  const last = Number(await findText(file));
  const chosen = port ?? (await choosePort(last));
  const settings = {
    port: chosen,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 120,
    shared_buffers: "128MB",
    log_checkpoints: "off",
  };
  const options = Object.entries(settings).map(([name, value]) => `-c '${name}=${value}'`);
  const log = path.join(path.dirname(directory), "postgres.log");
  const started = programs.pgCtl(["start", "-D", directory, "-w", "-t", "60", "-l", log, "-o", options.join(" ")]);
  onLaunch?.();
  await started;
  if (chosen !== last) await writeFile(file, `${chosen}\n`);
}

/** Waits for this server only: `pg_ctl` would also wait for the next one, if another process starts it in the meantime. */
export async function stopServer(cluster: Cluster, programs: PostgresPrograms): Promise<void> {
  const server = await findServer(cluster);
  if (!server) return;
  await programs.pgCtl(["stop", "-D", cluster.directory, "-m", "fast", "-W"]);
  while ((await findServer(cluster))?.pid === server.pid) await delay(stopPollMs);
}

/** Below the range for outgoing connections: one of those could take the port while the server restarts. */
const portsFrom = 15_000;
const portsBelow = 32_000;

const portTriesMax = 100;

async function choosePort(last: number): Promise<number> {
  let port = last || randomInt(portsFrom, portsBelow);
  for (let tries = 0; tries < portTriesMax; tries += 1) {
    if (await isFree(port)) return port;
    port = randomInt(portsFrom, portsBelow);
  }
  throw new Error(`no free port between ${portsFrom} and ${portsBelow}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

async function findText(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
