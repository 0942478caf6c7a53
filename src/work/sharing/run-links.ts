import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { getRun } from "#runs/index.ts";
import { isLinkToken, type LinkLifetime } from "./link-rules.ts";
import { hasNotEnded, isLinkShown, linkOffline } from "./link-state.ts";
import { newLink, noLink, type ShareLink } from "./new-link.ts";
import { runLinks } from "./schema.ts";

/** Output of a run: one of its files, or its text by the number 0. */
export interface RunOutput {
  readonly userId: string;
  readonly runId: string;
  readonly fileNumber: number;
}

const isOf = ({ userId, runId, fileNumber }: RunOutput) =>
  and(eq(runLinks.userId, userId), eq(runLinks.runId, runId), eq(runLinks.fileNumber, fileNumber));
const isShown = (now: Date) => isLinkShown(runLinks, now);

/**
 * Gives an output a link that anyone can open. One that works already stays the same; its lifetime changes.
 * @throws {AppError} `not_found`, also for another user's, and for an output that there is not; `rate_limited`; `forbidden` if an operator
 * has taken it offline.
 */
export async function shareOutput(
  services: Services,
  { lifetime, ...output }: RunOutput & { readonly lifetime: LinkLifetime },
): Promise<ShareLink> {
  const { db } = services;
  await requireOutput(db, output);
  const made = await newLink(services, { userId: output.userId, lifetime });
  // An address that has expired must not work again.
  const kept = sql`case when ${hasNotEnded(runLinks.expiresAt, made.createdAt)} then ${runLinks.token} else excluded.token end`;
  const [link] = await db
    .insert(runLinks)
    .values({ ...output, ...made })
    .onConflictDoUpdate({
      target: [runLinks.runId, runLinks.fileNumber],
      set: { expiresAt: made.expiresAt, token: kept },
      setWhere: isNull(runLinks.offlineAt),
    })
    .returning({ token: runLinks.token, expiresAt: runLinks.expiresAt });
  if (!link) throw linkOffline();
  return link;
}

/** The address stops working at once. An output without a link, or with one that an operator took offline, stays as it is. @throws {AppError} `not_found`, also for another user's. */
export async function revokeOutput(db: Executor, output: RunOutput): Promise<void> {
  await requireOutput(db, output);
  await db.delete(runLinks).where(and(isOf(output), isNull(runLinks.offlineAt)));
}

/** Gives the links of runs to the runs' new owner, in the caller's transaction. The addresses stay. */
export async function giveRunLinks(
  tx: Executor,
  { runIds, fromId, toId }: { readonly runIds: readonly string[]; readonly fromId: string; readonly toId: string },
): Promise<void> {
  if (runIds.length === 0) return;
  const isTheirs = and(eq(runLinks.userId, fromId), inArray(runLinks.runId, [...runIds]));
  await tx.update(runLinks).set({ userId: toId }).where(isTheirs);
}

/** The links of a run that work, by the number of the output. */
export async function listRunLinks(
  db: Executor,
  { userId, runId, now }: { readonly userId: string; readonly runId: string; readonly now: Date },
): Promise<ReadonlyMap<number, ShareLink>> {
  const { fileNumber, token, expiresAt } = runLinks;
  const rows = await db
    .select({ fileNumber, token, expiresAt })
    .from(runLinks)
    .where(and(eq(runLinks.userId, userId), eq(runLinks.runId, runId), isShown(now)));
  return new Map(rows.map((row) => [row.fileNumber, { token: row.token, expiresAt: row.expiresAt }]));
}

/** Output as a link shows it: never with the prompt or the owner. */
export interface SharedOutput extends RunOutput {
  readonly tool: string;
  /** Empty for a file. */
  readonly text: string;
  /** Undefined for a text. */
  readonly mediaType: string | undefined;
}

/** @returns undefined for a token that is no run's. @throws {AppError} `not_found` if the run was deleted. */
export async function findSharedOutput(db: Executor, token: string, now: Date): Promise<SharedOutput | undefined> {
  const { userId, runId, fileNumber } = runLinks;
  const [output] = isLinkToken(token)
    ? await db
        .select({ userId, runId, fileNumber })
        .from(runLinks)
        .where(and(eq(runLinks.token, token), isShown(now)))
    : [];
  if (!output) return undefined;
  return requireOutput(db, output).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "not_found" ? noLink() : error;
  });
}

/** @throws {AppError} `not_found`, also for another user's. */
async function requireOutput(db: Executor, output: RunOutput): Promise<SharedOutput> {
  const run = await getRun(db, output);
  const file = run.files.find(({ number }) => number === output.fileNumber);
  const isThere = output.fileNumber === 0 ? run.output !== "" : file !== undefined;
  if (!isThere) throw new AppError("not_found", { userMessage: "This result doesn’t exist anymore." });
  return { ...output, tool: run.tool, text: file ? "" : run.output, mediaType: file?.mediaType };
}
