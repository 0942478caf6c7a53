import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { holdCredits, SpendingLimitReached } from "#credits/index.ts";
import type { TextVendor } from "#engines/index.ts";
import type { RunPlan } from "#models/index.ts";
import { type RunVendor, takesUserKeys } from "#models/index.ts";
import type { Payer } from "#models/rules.ts";
import { type Transaction, unflushed } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { lockTeamSpending, type TeamSpender } from "#teams/index.ts";
import { ownProject } from "../projects.ts";
import { type RunKind, serviceOf } from "../rules.ts";
import { runs } from "../schema.ts";
import { announceLimit } from "./announce-limit.ts";
import { requireWithinKeyLimit } from "./own-key-limit.ts";

export interface AskedRun<Vendor extends RunVendor = TextVendor> {
  /** Owner of the run: a user, or a team. */
  readonly userId: string;
  readonly plan: RunPlan;
  readonly idempotencyKey: string;
  readonly tool: string;
  readonly engine: {
    /** The directory's slug. */
    readonly slug: string;
    readonly vendor: Vendor;
    readonly model: string;
    readonly isAdvanced: boolean;
    /** Key that pays, as of a moment ago; looked up unless it is the operator's. */
    readonly payer?: Payer | undefined;
  };
  /** For the history of credits. */
  readonly description: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The API key that asks: its budget counts, and its runs are counted for themselves. */
  readonly apiKeyId?: string | undefined;
  /** A project of the user's, which the run is put in. Anything else is ignored. */
  readonly projectId?: string | undefined;
  /** AIC that the user is ready to pay; the run's own maximum by default. */
  readonly maxAic?: number | undefined;
}

/** Owner of the providers' keys that a run may use: nothing of a team's is paid with a member's own key, nor the other way around. */
export const keyOwnerOf = ({ userId, plan }: Pick<AskedRun<RunVendor>, "userId" | "plan">): string =>
  plan.member?.teamId ?? userId;

/** Details of a run that its kind knows. */
export type RunQuote = {
  /** The most that it costs for credits, in AIC. */
  readonly quoteAic: number;
  /** True if the provider takes its time. */
  readonly isJob?: boolean;
} & (
  | {
      readonly kind: "text";
      /** The most tokens that it takes: a user's own key may have a limit. */
      readonly tokensMax: number;
    }
  | { readonly kind: Exclude<RunKind, "text">; readonly tokensMax?: undefined }
);

export interface StartedRun {
  readonly id: string;
  readonly userId: string;
  readonly kind: RunKind;
  readonly payer: Payer;
  readonly maxAic: number;
  /** User whose journal has the hold. */
  readonly payerId: string;
  readonly holdNumber: number | undefined;
  readonly createdAt: Date;
  readonly description: string;
  readonly engineSlug: string;
}

/** A run as its row knows it: for whichever process settles it. */
export const startedRunOf = (row: typeof runs.$inferSelect): StartedRun => {
  const { id, userId, kind, payer, maxAic, createdAt, description, holdNumber, engine: engineSlug } = row;
  const hold = { payerId: row.payerId ?? userId, holdNumber: holdNumber ?? undefined };
  return { id, userId, kind, payer, maxAic, createdAt, description, engineSlug, ...hold };
};

/** Longer than the longest run, so that a hold ends only if its process did. */
const holdSeconds = 15 * 60;
const jobHoldSeconds = 2 * 60 * 60;
/** A program has what it wanted with its answer; its links to files work for an hour. */
const programResultsMs = 24 * 60 * 60_000;
/** At once, of one user: in their browser's windows, and of their programs. */
const runningMax = { screens: 5, programs: 100 };

/**
 * Writes the run and holds its credits, both or neither.
 * @throws {AppError} `payment_required`, `forbidden` (plan, spending limit, the limit of the user's own key), `conflict` for a key that was
 * used, `rate_limited`.
 */
export async function startRun(
  services: Services,
  asked: AskedRun<RunVendor> & RunQuote,
  payer: Payer,
): Promise<StartedRun> {
  const { engine, isJob = false } = asked;
  if (engine.isAdvanced && !asked.plan.mayUseAdvanced && payer === "credits") throw needsPlan();
  const { db, clock } = services;
  const maxAic = payer === "credits" ? asked.quoteAic : 0;
  // Also for a user whose own key has expired since the page said that the run is free.
  if (asked.maxAic !== undefined && asked.maxAic < maxAic) throw aboveMaximum(maxAic);
  const run = { id: randomUUID(), createdAt: clock.now(), payer, maxAic };
  const { processId } = services.notifications;
  const start = async (tx: Transaction) => {
    const team = asked.plan.member && (await lockTeamSpending(tx, asked.plan.member));
    const payerId = team?.payerId ?? asked.userId;
    // On the user's own key there is no account to lock.
    if (payer === "own-key") await lockName(tx, `runs/${keyOwnerOf(asked)}`);
    const holdNumber = payer === "credits" ? await holdFor(services, tx, { ...asked, team, payerId }, run) : undefined;
    await addRun(tx, asked, { ...run, payerId, holdNumber, processId });
    const { userId, description, kind } = asked;
    return { ...run, userId, kind, description, payerId, holdNumber, engineSlug: engine.slug };
  };
  // A run that a crash of the database server takes with it was never charged. A job must not be started twice.
  return (isJob ? db.transaction(start) : db.transaction(start, unflushed)).catch(async (error: unknown) => {
    const { userId, apiKeyId, plan } = asked;
    if (error instanceof SpendingLimitReached) {
      await announceLimit(services, { userId, apiKeyId, member: plan.member }, error);
    }
    throw error;
  });
}

type NewRun = Pick<StartedRun, "id" | "createdAt" | "payer" | "maxAic">;

type PaidRun = AskedRun<RunVendor> & RunQuote & { readonly payerId: string; readonly team: TeamSpender | undefined };

/** @returns the number of the hold in the payer's journal. */
async function holdFor(
  { jobs, clock }: Services,
  tx: Transaction,
  { payerId, team, kind, engine, description, plan, apiKeyId, isJob }: PaidRun,
  { id, maxAic }: NewRun,
): Promise<number> {
  const hold = await holdCredits(
    { db: tx, jobs, clock },
    {
      userId: payerId,
      idempotencyKey: `run:${id}:hold`,
      amount: maxAic,
      ...(team ? { spenderId: team.memberId, team: team.caps, teamKeyId: apiKeyId } : { spenderId: apiKeyId }),
      purpose: { isAdvanced: engine.isAdvanced, isImage: kind === "image" },
      planRuns: plan.planRuns,
      expiresAfterSeconds: isJob ? jobHoldSeconds : holdSeconds,
      serviceType: serviceOf(kind),
      engineId: engine.slug,
      description,
    },
  );
  return hold.number;
}

/** Adds a run. An error that it throws takes the hold back, too. */
async function addRun(
  tx: Transaction,
  asked: AskedRun<RunVendor> & RunQuote,
  { holdNumber, payerId, ...run }: NewRun & Pick<StartedRun, "holdNumber" | "payerId"> & { readonly processId: string },
): Promise<void> {
  const { userId, kind, apiKeyId, tokensMax } = asked;
  const { member } = asked.plan;
  const { slug, vendor, model } = asked.engine;
  const isKept = apiKeyId === undefined || kind === "text";
  const [added] = await tx
    .insert(runs)
    .values({
      ...run,
      userId,
      ...(member && { ...member, payerId }),
      kind,
      vendor,
      model,
      engine: slug,
      idempotencyKey: asked.idempotencyKey,
      tool: asked.tool,
      description: asked.description,
      settings: asked.settings,
      isJob: asked.isJob ?? false,
      tokensMax: tokensMax ?? null,
      holdNumber: holdNumber ?? null,
      state: "running",
      apiKeyId: apiKeyId ?? null,
      projectId: ownProject(asked),
      forgetAfter: isKept ? null : new Date(run.createdAt.getTime() + programResultsMs),
    })
    .onConflictDoNothing({ target: [runs.userId, runs.idempotencyKey] })
    .returning({ othersRunning: othersRunning(member?.memberId ?? userId, apiKeyId !== undefined) });
  if (!added) throw alreadyStarted();
  const max = apiKeyId ? runningMax.programs : runningMax.screens;
  if (added.othersRunning >= max) throw tooManyRunning(max);
  if (run.payer === "own-key" && tokensMax !== undefined && takesUserKeys(vendor)) {
    await requireWithinKeyLimit(tx, { userId: keyOwnerOf(asked), vendor, tokensMax, now: run.createdAt });
  }
}

/**
 * Within the statement that adds a run, and without it. No two count at once: on credits, the hold has locked the account. Of both kinds
 * together, a user may get twice as many, if they begin at the same moment.
 */
const othersRunning = (userId: string, areOfPrograms: boolean) =>
  sql<number>`(select count(*)::int from runs other where other.state = 'running'
    and (other.member_id = ${userId} or (other.member_id is null and other.user_id = ${userId}))
    and (other.api_key_id is not null) = ${areOfPrograms})`;

const needsPlan = () =>
  new AppError("forbidden", {
    userMessage: "This engine is part of the Pro and Business plans. Choose another engine or upgrade your plan.",
  });

const aboveMaximum = (highest: number) =>
  new AppError("conflict", {
    userMessage: `This run can cost up to ${highest} AI credits, which is more than your maximum.`,
  });

const alreadyStarted = () => new AppError("conflict", { userMessage: "This run has already been started." });

const tooManyRunning = (max: number) =>
  new AppError("rate_limited", {
    userMessage: `You already have ${max} runs in progress. Wait for one to finish, or stop one.`,
    headers: { "Retry-After": "10" },
  });
