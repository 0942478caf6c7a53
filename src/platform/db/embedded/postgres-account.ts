import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, realpath, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The unprivileged account that PostgreSQL runs as when we are root (it refuses root); otherwise ourselves. */
export type PostgresAccount = { readonly uid: number; readonly gid: number } | undefined;

/** Where that account keeps what it could not reach otherwise. */
export const accountFolder = "/var/lib/easel";

export async function findPostgresAccount(): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  try {
    return { uid: await idOf("-u"), gid: await idOf("-g") };
  } catch {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]).catch((cause: unknown) => {
      const way = "Create an account named postgres, run this as another user than root, or set DATABASE_URL.";
      throw new Error(`PostgreSQL does not run as root, and no account could be made for it. ${way}`, { cause });
    });
    return { uid: await idOf("-u"), gid: await idOf("-g") };
  }
}

/**
 * The folder in which the database really lives: `directory` itself, or, as root below a folder that is closed to others (/root, a
 * `mktemp -d`), one that the account can reach, to which `directory` then is a link.
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

/** Whether every directory from the root down to this one may be entered by others. */
export async function isReachable(directory: string): Promise<boolean> {
  for (let current = path.resolve(directory); ; current = path.dirname(current)) {
    const entry = await stat(current).catch(() => undefined);
    if (entry && (entry.mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}
