import { systemClock } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { describeError } from "#platform/describe-error.ts";
import { AppError } from "#platform/errors.ts";
import type { JobQueue, Jobs } from "#platform/jobs.ts";
import { createLog, type Log } from "#platform/log.ts";
import { loadEnvironment } from "../load-environment.ts";
import { withDatabase } from "./with-database.ts";

/** The command was called wrongly: the message is printed before the usage. */
export class UsageError extends Error {}

/** Tools that an operator's command gets. */
export interface CommandTools {
  readonly config: Config;
  readonly db: Database;
  readonly clock: typeof systemClock;
  /** Silent: a command prints its own result. */
  readonly log: Log;
  /** A queue that starts only if the command enqueues a job: few do. */
  readonly jobs: JobQueue;
}

/** @returns the message to print when it is done. */
export type Command = (tools: CommandTools) => Promise<string>;

/**
 * Runs one command on DATABASE_URL or the embedded database. Exit codes: 0 done, 1 failed, 2 called wrongly.
 * @param read parses the arguments into a command; undefined for help.
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

/** Few commands enqueue: the others do not load the library. */
async function startQueue(url: string, log: Log): Promise<Jobs> {
  const { startJobs } = await import("#platform/jobs.ts");
  const { createMetrics } = await import("#platform/metrics.ts");
  return startJobs(url, log, createMetrics());
}

/** Shortens `parseArgs`' long message about values that begin with a dash. */
function inOneSentence({ message }: Error): string {
  const option = /^Option '([^']+)' argument is ambiguous/.exec(message)?.[1];
  return option ? `${option} is followed by nothing that could be its value.` : message;
}

/** Includes the errors of `parseArgs`. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
}
