import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, realpath, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The account that PostgreSQL runs as: an unprivileged one if this process is root (PostgreSQL refuses root), otherwise our own. */
export type PostgresAccount = { readonly uid: number; readonly gid: number } | undefined;

/** A folder for files that the account could not reach otherwise. */
export const accountFolder = "/var/lib/easel";

export async function findPostgresAccount(): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  try {
    return { uid: await idOf("-u"), gid: await idOf("-g") };
  } catch {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]).catch((cause: unknown) => {
      const way = "Create an account named postgres, run this as another user than root, or set DATABASE_URL.";
      throw new Error(`PostgreSQL does not run as root, and no account could be created for it. ${way}`, { cause });
    });
    return { uid: await idOf("-u"), gid: await idOf("-g") };
  }
}

/**
 * The real folder of the database: `directory` itself, or, if this process is root and `directory` is below a folder closed to others
 * (/root, a `mktemp -d`), a folder that the account can reach; `directory` is then a link to it.
 */
export async function reachableHome(directory: string, account: PostgresAccount): Promise<string> {
  const found = await lstat(directory).catch(() => undefined);
  if (found?.isSymbolicLink()) {
    return realpath(directory).catch((cause: unknown) => {
      throw new Error(
        `${directory} is a link to a database that is gone. Bring its folder back, or remove the link to start anew.`,
        { cause },
      );
    });
  }
  if (!account || (await isReachable(path.dirname(directory)))) {
    await mkdir(directory, { recursive: true });
    return own(directory, account);
  }
  if (found)
    throw new Error(
      `${directory} is out of PostgreSQL's reach: a folder above it is closed to others (chmod o+x opens it).`,
    );
  const name = createHash("sha256").update(path.resolve(directory)).digest("hex").slice(0, 32);
  const home = path.join(accountFolder, name);
  await createAccountFolder();
  await mkdir(home, { recursive: true });
  await mkdir(path.dirname(directory), { recursive: true });
  await symlink(home, directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error; // Another process was faster.
  });
  return own(home, account);
}

export async function createAccountFolder(): Promise<void> {
  await mkdir(accountFolder, { recursive: true });
  await chmod(accountFolder, 0o755);
}

async function own(folder: string, account: PostgresAccount): Promise<string> {
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/** Tells whether other accounts may enter every directory from the root down to this one. */
export async function isReachable(directory: string): Promise<boolean> {
  for (let current = path.resolve(directory); ; current = path.dirname(current)) {
    const entry = await stat(current).catch(() => undefined);
    if (entry && (entry.mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}
