import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { vendorName } from "#models/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { failureMessage } from "../rules.ts";
import { keptAnswers, runs } from "../schema.ts";

const columns = {
  id: runs.id,
  model: runs.model,
  engine: runs.engine,
  vendor: runs.vendor,
  payer: runs.payer,
  state: runs.state,
  failure: runs.failure,
  failureMessage: runs.failureMessage,
  maxAic: runs.maxAic,
  priceAic: runs.priceAic,
  tokens: runs.tokens,
  firstOutputMs: runs.firstOutputMs,
  durationMs: runs.durationMs,
  createdAt: runs.createdAt,
};

/** A run of a program, without what it brought. */
export type ProgramRun = Pick<typeof runs.$inferSelect, keyof typeof columns>;

/** Owner of programs' runs. */
export interface ProgramOwner {
  /** A user, or a team. */
  readonly userId: string;
  /** Member of the team whose key it was: another member's programs find nothing of it. */
  readonly memberId?: string | undefined;
}

/** @returns undefined for a run that there is not, that is another user's or member's, or that is no program’s. */
export async function findProgramRun(
  db: Executor,
  { userId, memberId }: ProgramOwner,
  runId: string,
): Promise<ProgramRun | undefined> {
  if (!isUuid(runId)) return undefined;
  const isMembers = memberId === undefined ? isNull(runs.memberId) : eq(runs.memberId, memberId);
  const isTheirs = and(eq(runs.id, runId), eq(runs.userId, userId), isMembers, isNotNull(runs.apiKeyId));
  const [run] = await db.select(columns).from(runs).where(isTheirs);
  return run;
}

/** The sentence of a run that failed. */
export function failureOfRun(run: Pick<ProgramRun, "failure" | "failureMessage" | "vendor" | "payer">) {
  const failure = run.failure ?? "lost";
  const call = { vendorName: vendorName(run.vendor), isOwnKey: run.payer === "own-key" };
  return { failure, message: run.failureMessage ?? failureMessage(failure, call) };
}

/** A run that an earlier request began. */
export interface EarlierRun {
  readonly runId: string;
  readonly idempotencyKey: string;
  /** Digest of what was sent; undefined for runs of requests that can’t be repeated. */
  readonly digest: string | undefined;
  /** True if the run is under way, or its result is still there. */
  readonly isThere: boolean;
}

const digest = sql<string | null>`${runs.settings} ->> 'digest'`;

/** Under way, or with an answer: a sealed one of a text, the files and words of media. */
function isThere(now: Date) {
  const moment = now.toISOString();
  return sql<boolean>`(${runs.state} = 'running' or (${runs.state} = 'finished' and ${runs.forgetAfter} > ${moment})
    or (${runs.state} <> 'failed' and exists (select from ${keptAnswers}
      where ${keptAnswers.runId} = ${runs.id} and ${keptAnswers.expiresAt} > ${moment})))`;
}

const toEarlier = (row: Omit<EarlierRun, "digest"> & { readonly digest: string | null }): EarlierRun => ({
  ...row,
  digest: row.digest ?? undefined,
});

/**
 * The run that has a key. One that failed, or was stopped before anything came, cost nothing and brought nothing: it gives its key back.
 * @returns undefined if the key can be used.
 */
export async function findByKey(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, idempotencyKey }: { readonly userId: string; readonly idempotencyKey: string },
): Promise<EarlierRun | undefined> {
  const isKnown = and(eq(runs.userId, userId), eq(runs.idempotencyKey, idempotencyKey));
  const there = isThere(clock.now());
  const [known] = await db
    .select({ runId: runs.id, idempotencyKey: runs.idempotencyKey, digest, isThere: there, isFree: costNothing })
    .from(runs)
    .where(isKnown);
  if (!known) return undefined;
  const { isFree, ...earlier } = known;
  if (!isFree || earlier.isThere) return toEarlier(earlier);
  await db
    .update(runs)
    .set({ idempotencyKey: sql`${runs.idempotencyKey} || ' ' || ${runs.id}` })
    .where(and(eq(runs.id, known.runId), costNothing));
  return undefined;
}

const costNothing = sql<boolean>`(${runs.state} = 'failed' or (${runs.state} = 'stopped' and ${runs.priceAic} = 0))`;

/** Longer than any run. */
const runMs = 2 * 60 * 60_000;

/** Marks that the client of a run, which says when it tries again, has gone before its answer. */
export async function markLeft(
  { db, clock, log }: Pick<Services, "db" | "clock" | "log">,
  runId: string,
): Promise<void> {
  await db
    .update(runs)
    .set({ leftAt: clock.now(), takenAt: null })
    .where(eq(runs.id, runId))
    .catch((error: unknown) => log.warn({ err: error, runId }, "could not mark that the client of a run has gone"));
}

/**
 * The run of an API key for a client that tries again: one that requested the same, and runs or has ended since a moment. One whose client
 * has gone is given once: several equal requests that try again each get an answer of their own. A client may leave unnoticed behind a
 * proxy, so that another is given where none is known to wait for a try: one that was left before, or the latest.
 */
export async function takeByDigest(
  { db, clock }: Pick<Services, "db" | "clock">,
  asked: { readonly userId: string; readonly apiKeyId: string; readonly digest: string; readonly since: Date },
): Promise<EarlierRun | undefined> {
  const there = isThere(clock.now());
  const earlier = { runId: runs.id, idempotencyKey: runs.idempotencyKey, digest, isThere: there };
  const isSame = and(
    eq(runs.userId, asked.userId),
    eq(runs.apiKeyId, asked.apiKeyId),
    gte(runs.createdAt, new Date(asked.since.getTime() - runMs)),
    or(
      eq(runs.state, "running"),
      sql`${runs.createdAt} + ${runs.durationMs} * interval '1 millisecond' >= ${asked.since.toISOString()}`,
    ),
    eq(digest, asked.digest),
    sql`${runs.state} <> 'stopped'`,
    there,
  );
  const left = db
    .select({ id: runs.id })
    .from(runs)
    .where(and(isSame, isNotNull(runs.leftAt), isNull(runs.takenAt)))
    .orderBy(runs.createdAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await db.update(runs).set({ takenAt: clock.now() }).where(inArray(runs.id, left)).returning(earlier);
  if (taken) return toEarlier(taken);
  const [latest] = await db
    .select(earlier)
    .from(runs)
    .where(isSame)
    .orderBy(desc(sql`${runs.leftAt} is not null`), desc(runs.createdAt))
    .limit(1);
  return latest && toEarlier(latest);
}
