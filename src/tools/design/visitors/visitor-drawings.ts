import { randomUUID } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findRun, recordFreeRun } from "#runs/index.ts";
import { type DesignSettings, imageGenerator, initialDesignSettings, offeredKinds } from "../design-rules.ts";
import { findDesigns } from "../find-designs.ts";
import { readBrief, understandPrompt } from "../read-brief.ts";
import { designs, visitorDrawings } from "../schema.ts";
import { autoStyle } from "../style-rules.ts";
import { kindNames } from "../ui/design-names.ts";
import { designsDrawn, type VisitorBrief } from "./visitor-rules.ts";

export type VisitorDrawing = Pick<typeof visitorDrawings.$inferSelect, "id" | "settings">;

/** Long enough to find the mail that confirms an address. */
const keptMs = 7 * 24 * 60 * 60_000;

/**
 * Keeps what a visitor asks for; its pictures are drawn when they are requested. The kind and its usual format are those that the prompt
 * names.
 * @returns its id, which is a secret.
 * @throws {AppError} `invalid_input` for a prompt that nothing can be made of.
 */
export async function addDrawing(
  { db, clock, workers }: Services,
  { prompt, style }: VisitorBrief,
  clientAddress: string,
): Promise<string> {
  const isStyleAuto = style === autoStyle;
  const choices = isStyleAuto ? {} : { style };
  const { brief } = await understandPrompt(workers, { prompt, choices }, clientAddress);
  const kind = offeredKinds.find((offered) => offered === brief.kind) ?? initialDesignSettings.kind;
  const settings: DesignSettings = {
    ...initialDesignSettings,
    prompt,
    ...choices,
    isStyleAuto,
    kind,
    seed: randomUUID(),
    aspectRatio: kindNames[kind].ratio,
    count: designsDrawn,
    isKindAuto: true,
    isFormatAuto: true,
  };
  const [added] = await db
    .insert(visitorDrawings)
    .values({ settings, createdAt: clock.now() })
    .returning({ id: visitorDrawings.id });
  if (!added) throw new Error("the drawing was not stored");
  return added.id;
}

/** @returns undefined for one that is gone: after a week, or because an account took it over. */
export async function findDrawing(
  db: Executor,
  drawingId: string | null,
  now: Date,
): Promise<VisitorDrawing | undefined> {
  if (drawingId === null || !isUuid(drawingId)) return undefined;
  const { id, settings, createdAt } = visitorDrawings;
  const isKept = gt(createdAt, new Date(now.getTime() - keptMs));
  const [found] = await db
    .select({ id, settings })
    .from(visitorDrawings)
    .where(and(eq(id, drawingId), isKept));
  return found;
}

interface OwnDrawing {
  readonly userId: string;
  readonly drawingId: string;
}

/**
 * Puts the designs into a user's library, at no cost. Once: a second press, or a second account, finds nothing to take over.
 * @returns the id of the run that they are shown by.
 * @throws {AppError} `gone`, also for another account's; `conflict` if this account has kept a drawing before.
 */
export async function keepDrawing(
  services: Services,
  { userId, drawingId }: OwnDrawing,
  signal: AbortSignal,
): Promise<string> {
  const { db, clock } = services;
  const now = clock.now();
  const drawing = await findDrawing(db, drawingId, now);
  if (!drawing) return findKept(db, { userId, drawingId });
  const { id: runId, settings } = drawing;
  const turn = { group: userId, signal };
  const brief = await readBrief(services.workers, settings, userId);
  const made = await findDesigns(services.workers, { brief, settings }, turn);
  const isTaken = await db.transaction(async (tx) => {
    const taken = await tx.delete(visitorDrawings).where(eq(visitorDrawings.id, runId)).returning();
    if (taken.length === 0) return false;
    const description = `${settings.count} designs by Easel Studio, drawn before signing up`;
    const run = { id: runId, userId, tool: imageGenerator, description, settings, now };
    // Takes the deletion back: another account may keep it.
    if (!(await recordFreeRun(tx, run))) throw keptBefore();
    const rows = made.map(({ design: document, choices, style }, index) => ({
      userId,
      runId,
      brief: { ...brief, style },
      choices,
      document,
      number: index + 1,
      title: brief.headline,
      createdAt: now,
      updatedAt: now,
    }));
    await tx.insert(designs).values(rows);
    return true;
  });
  return isTaken ? runId : findKept(db, { userId, drawingId });
}

/** The run of a drawing that this account has kept. @throws {AppError} `gone` */
async function findKept(db: Executor, { userId, drawingId }: OwnDrawing): Promise<string> {
  const run = await findRun(db, { userId, runId: drawingId });
  if (run) return run.id;
  throw new AppError("gone", {
    userMessage: "These designs aren’t kept anymore. Draw them again: the prompt is all that it takes.",
  });
}

/** Removes those whose week is over. */
export async function removeOldDrawings({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await db.delete(visitorDrawings).where(lte(visitorDrawings.createdAt, new Date(clock.now().getTime() - keptMs)));
}

const keptBefore = () =>
  new AppError("conflict", {
    userMessage: "Your account has already kept two designs that were drawn before signing in. It can do that once.",
  });
