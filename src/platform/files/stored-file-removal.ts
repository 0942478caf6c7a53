import type { Executor } from "../db/database.ts";
import type { JobHandler, JobKind } from "../jobs.ts";
import type { Services } from "../services.ts";

interface RemoveFiles {
  readonly keys: readonly string[];
}

/** Longer than an upload takes, and than storing and settling what a run has made. After that, a file without a row is left over. */
export const remnantAfterSeconds = 60 * 60;

/** One by one they would be too many jobs, all together too large a one. */
const keysPerJob = 100;

type Jobs = Pick<Services["jobs"], "enqueue">;

export interface StoredFileRemoval {
  /** In the transaction that deletes the rows. */
  enqueue(db: Executor, jobs: Jobs, keys: readonly string[]): Promise<void>;
  /** Before files are stored, so that they are cleaned up even if this process ends before their rows are there. */
  enqueueRemnants(db: Executor, jobs: Jobs, keys: readonly string[]): Promise<void>;
  handler(services: Pick<Services, "db" | "files">): JobHandler<RemoveFiles>;
}

/** Deletes files of rows from the storage. @param isUsed whether a row has the file after all: then it stays. */
export function storedFileRemoval({
  name,
  isUsed,
}: {
  /** Name of the jobs. */
  readonly name: string;
  isUsed(db: Executor, key: string): Promise<boolean>;
}): StoredFileRemoval {
  // Retried over about three days: what a user deletes must not survive a busy disk.
  const kind: JobKind<RemoveFiles> = { name, retryLimit: 15, expireInSeconds: 300 };
  async function enqueue(db: Executor, jobs: Jobs, keys: readonly string[], options?: { startAfterSeconds: number }) {
    for (let start = 0; start < keys.length; start += keysPerJob) {
      await jobs.enqueue(db, kind, { keys: keys.slice(start, start + keysPerJob) }, options);
    }
  }
  return {
    enqueue: (db, jobs, keys) => enqueue(db, jobs, keys),
    enqueueRemnants: (db, jobs, keys) => enqueue(db, jobs, keys, { startAfterSeconds: remnantAfterSeconds }),
    handler: ({ db, files }) => ({
      kind,
      async run({ keys }) {
        for (const key of keys) if (!(await isUsed(db, key))) await files.delete(key);
      },
    }),
  };
}
