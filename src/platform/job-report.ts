import { desc, sql } from "drizzle-orm";
import { bigint, integer, jsonb, pgSchema, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./db/columns.ts";
import type { Executor } from "./db/database.ts";
import { AppError } from "./errors.ts";
import { pageOf, pageWindow } from "./list-query.ts";

/** Tables of pg-boss, as far as operators see them. job-report.test.ts fails if an upgrade changes them. */
const jobs = pgSchema("pgboss");
const queue = jobs.table("queue", {
  name: text("name").primaryKey(),
  waiting: integer("ready_count").notNull(),
  later: integer("deferred_count").notNull(),
  active: integer("active_count").notNull(),
  failed: integer("failed_count").notNull(),
  /** Moment at which its jobs were counted. */
  countedAt: moment("monitor_on"),
});
const job = jobs.table("job", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  data: jsonb("data"),
  state: text("state").notNull(),
  retries: integer("retry_count").notNull(),
  retryLimit: bigint("retry_limit", { mode: "number" }).notNull(),
  createdAt: moment("created_on").notNull(),
  startAfter: moment("start_after").notNull(),
  completedAt: moment("completed_on"),
  output: jsonb("output").$type<{ readonly message?: unknown } | null>(),
});

/** The library's own queues begin with it. */
const isOurs = sql`${queue.name} not like '\\_\\_%'`;

/** All kinds of background jobs with how many wait, run and have failed, as the queue counted them some seconds ago. */
export const listQueues = (db: Executor) => db.select().from(queue).where(isOurs).orderBy(queue.name);

export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly createdAt: Date;
  readonly failedAt: Date | null;
  readonly message: string;
  /** False if what it needs is gone already, as with mails. */
  readonly canRunAgain: boolean;
}

const messageLengthMax = 300;

/** Jobs that were given up in the last day, after which the queue forgets them. Their data, which users may have typed, is left out. */
export async function listFailedJobs(db: Executor, page: number) {
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select({
      id: job.id,
      kind: job.name,
      retries: job.retries,
      createdAt: job.createdAt,
      failedAt: job.completedAt,
      output: job.output,
      canRunAgain: sql<boolean>`${job.data} is not null`,
    })
    .from(job)
    .where(sql`${job.state} = 'failed' and ${job.name} not like '\\_\\_%'`)
    .orderBy(desc(job.completedAt), job.id)
    .limit(limit)
    .offset(offset);
  return pageOf(
    rows.map(({ retries, output, ...row }): FailedJob => {
      const message = typeof output?.message === "string" ? output.message : "It took longer than it may.";
      return { ...row, tries: retries + 1, message: message.slice(0, messageLengthMax) };
    }),
    page,
  );
}

/**
 * Runs a failed job once more.
 * @returns its kind.
 * @throws {AppError} `conflict` if it has not failed, or is gone.
 */
export async function runFailedJobAgain(db: Executor, id: string): Promise<string> {
  // As the library's own `retry`, in the caller's transaction.
  const { rows } = await db.execute<{ name: string }>(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where id = ${id}::uuid and state = 'failed' and data is not null and name not like '\\_\\_%'
    returning name`);
  const [again] = rows;
  if (again) return again.name;
  throw new AppError("conflict", { userMessage: "This job can’t run again: it is running, done, or gone." });
}

/** Age of the oldest job of a kind that waits for its turn, in seconds; undefined if none does. */
export async function findOldestWaiting(db: Executor, kind: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from now() - min(start_after))::int as seconds from pgboss.job
    where name = ${kind} and state in ('created', 'retry') and start_after <= now()`);
  return rows[0]?.seconds ?? undefined;
}
