import { systemClock } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { describeError } from "#platform/describe-error.ts";
import { AppError } from "#platform/errors.ts";
import type { JobQueue, Jobs } from "#platform/jobs.ts";
import { createLog, type Log } from "#platform/log.ts";
import { loadEnvironment } from "../load-environment.ts";
import { withDatabase } from "./with-database.ts";

/** Called the wrong way: what is said goes before the usage. */
export class UsageError extends Error {}

/** What a command of the operator's works with. */
export interface CommandTools {
  readonly config: Config;
  readonly db: Database;
  readonly clock: typeof systemClock;
  /** Silent: a command says in words what became of it. */
  readonly log: Log;
  /** A queue that is only started for what must be told of: few commands enqueue. */
  readonly jobs: JobQueue;
}

/** @returns what there is to say once it is done. */
export type Command = (tools: CommandTools) => Promise<string>;

/**
 * Runs one command on DATABASE_URL or the embedded database, and ends as shells expect: 0 done, 1 it cannot be done, 2 called the wrong
 * way.
 * @param read finds out what is asked for; undefined for help.
 */
export async function runCommand(usage: string, read: () => Command | undefined): Promise<void> {
  try {
    const command = read();
    if (!command) return console.log(usage);
    loadEnvironment();
    const config = readConfig(process.env);
    await withDatabase(config, async (db, url) => console.log(await withQueue(config, db, url, command)));
  } catch (error) {
    if (isUsageError(error)) {
      console.error([inOneSentence(error), usage].filter(Boolean).join("\n\n"));
      process.exitCode = 2;
      return;
    }
    console.error(error instanceof AppError ? error.userMessage : describeError(error).message);
    process.exitCode = 1;
  }
}

async function withQueue(config: Config, db: Database, url: string, command: Command): Promise<string> {
  let queue: Jobs | undefined;
  const prepared = new Set<string>();
  const log = createLog("silent");
  const jobs: JobQueue = {
    async enqueue(transaction, kind, ...more) {
      queue ??= await startQueue(url, log);
      if (!prepared.has(kind.name)) await queue.prepare([kind]);
      prepared.add(kind.name);
      return queue.enqueue(transaction, kind, ...more);
    },
  };
  try {
    return await command({ config, db, clock: systemClock, log, jobs });
  } finally {
    await queue?.stop(5_000);
  }
}

/** Few commands enqueue: the others do without the library. */
async function startQueue(url: string, log: Log): Promise<Jobs> {
  const { startJobs } = await import("#platform/jobs.ts");
  const { createMetrics } = await import("#platform/metrics.ts");
  return startJobs(url, log, createMetrics());
}

/** `parseArgs` explains at length what follows from a value that begins with a dash. */
function inOneSentence({ message }: Error): string {
  const option = /^Option '([^']+)' argument is ambiguous/.exec(message)?.[1];
  return option ? `${option} is followed by nothing that could be its value.` : message;
}

/** Also what `parseArgs` throws. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
}
