import { chmod, mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** For an embedded database in its `postgres`. Open to others: where the tests run as root, PostgreSQL runs as another account. */
export async function makePostgresFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "easel-own-postgres-"));
  await chmod(folder, 0o755);
  return folder;
}

const homeOf = (folder: string) => realpath(path.join(folder, "postgres"));

/** @returns the server's process; undefined where none runs. */
export async function findPostmaster(folder: string): Promise<number | undefined> {
  const text = await readFile(path.join(await homeOf(folder), "cluster", "postmaster.pid"), "utf8").catch(() => "");
  return Number(text.split("\n")[0]) || undefined;
}

/** @returns the process that was the server. */
export async function killPostmaster(folder: string, signal: NodeJS.Signals): Promise<number> {
  const pid = await findPostmaster(folder);
  if (pid === undefined) throw new Error(`no database runs in ${folder}`);
  process.kill(pid, signal);
  return pid;
}

export async function removePostgresFolder(folder: string): Promise<void> {
  await rm(await homeOf(folder), { recursive: true });
  await rm(folder, { recursive: true, force: true });
}
