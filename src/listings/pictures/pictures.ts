import { and, asc, eq, ne } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { requireMaker } from "../claims/claims.ts";
import { limitByAge, requireContributor } from "../contributor.ts";
import type { PictureKind } from "../listing-rules.ts";
import { toolPictures } from "../schema.ts";
import { deletePictures } from "./delete-pictures.ts";
import { fileKeysOf } from "./picture-files.ts";
import { screenshotsMax } from "./picture-rules.ts";
import { lockPictures, showPublished } from "./shown-pictures.ts";
import { type StoredPicture, storePicture } from "./store-picture.ts";

type Jobs = Pick<Services, "jobs">;

interface Own {
  readonly userId: string;
  readonly toolSlug: string;
}

export interface SentPicture {
  readonly kind: PictureKind;
  /** Unchecked. */
  readonly file: File;
  /** A sentence on what a screenshot shows; empty for a logo. */
  readonly description: string;
}

/**
 * Sends a picture of the listing whose verified maker the user is for review. A logo takes the place of the one that waits.
 * @throws {AppError} `forbidden`, `rate_limited`, `conflict` without room for it, and `invalid_input` as `storePicture`.
 */
export async function sendPicture(
  services: Pick<Services, "db" | "clock" | "rateLimits" | "files" | "jobs" | "workers">,
  { userId, toolSlug }: Own,
  { kind, file, description }: SentPicture,
): Promise<void> {
  const { db, jobs, clock } = services;
  const contributor = await requireContributor(services, userId);
  await requireMaker(db, { userId, toolSlug });
  await requireRoom(db, toolSlug, kind);
  // Also what is refused counts: each costs a decoding.
  await limitByAge(services, contributor, "picture");
  const stored = await storePicture(services, { kind, file, userId });
  await db.transaction(async (transaction) => {
    await lockPictures(transaction, toolSlug);
    await requireMaker(transaction, { userId, toolSlug });
    if (kind === "logo") await deletePictures(transaction, jobs, and(isLogo(toolSlug), isNotPublished));
    await insertPicture(transaction, { toolSlug, userId, stored, description, state: "waiting", at: clock.now() });
  });
}

/**
 * Adds an operator's picture, which is published at once, in the caller's transaction. A logo takes the place of the one before.
 * @throws {AppError} `conflict` without room for it, `not_found` for no such tool.
 */
export async function addPicture(
  db: Executor,
  { jobs }: Jobs,
  added: { readonly toolSlug: string; readonly stored: StoredPicture; readonly description: string; readonly at: Date },
): Promise<void> {
  const { toolSlug, stored } = added;
  await lockPictures(db, toolSlug);
  if (stored.kind === "logo")
    await deletePictures(db, jobs, and(isLogo(toolSlug), eq(toolPictures.state, "published")));
  await insertPicture(db, { ...added, userId: null, state: "published" });
  await showPublished(db, toolSlug);
}

interface NewPicture {
  readonly toolSlug: string;
  readonly userId: string | null;
  readonly stored: StoredPicture;
  readonly description: string;
  readonly state: "waiting" | "published";
  readonly at: Date;
}

async function insertPicture(db: Executor, { stored, at, ...row }: NewPicture): Promise<void> {
  await requireRoom(db, row.toolSlug, stored.kind);
  const decidedAt = row.state === "published" ? at : null;
  await db.insert(toolPictures).values({ ...row, ...stored, position: lastPosition, createdAt: at, decidedAt });
  await numberScreenshots(db, await listScreenshotIds(db, row.toolSlug));
}

/** Behind all others, until they are numbered anew. */
const lastPosition = 1_000;

const isLogo = (toolSlug: string) => and(eq(toolPictures.toolSlug, toolSlug), eq(toolPictures.kind, "logo"));
const isNotPublished = ne(toolPictures.state, "published");
const isScreenshot = (toolSlug: string) =>
  and(eq(toolPictures.toolSlug, toolSlug), eq(toolPictures.kind, "screenshot"), ne(toolPictures.state, "refused"));

/** @throws {AppError} `conflict` without room for one more. */
async function requireRoom(db: Executor, toolSlug: string, kind: PictureKind): Promise<void> {
  if (kind === "logo" || (await db.$count(toolPictures, isScreenshot(toolSlug))) < screenshotsMax) return;
  throw new AppError("conflict", {
    userMessage: `A listing has at most ${screenshotsMax} screenshots. Remove one first.`,
  });
}

/** All pictures of a tool: the logo first, then the screenshots in their order. */
export async function listPictures(db: Executor, toolSlug: string) {
  const { kind, position, createdAt } = toolPictures;
  const rows = await db
    .select()
    .from(toolPictures)
    .where(eq(toolPictures.toolSlug, toolSlug))
    .orderBy(asc(kind), asc(position), asc(createdAt));
  return rows.map(({ key, id, state, description, width, height, answer, ...row }) => {
    const [path = "", smallPath = path] = fileKeysOf({ kind: row.kind, key }).map((fileKey) => `/${fileKey}`);
    return { id, kind: row.kind, state, description, width, height, answer, path, smallPath };
  });
}

export type ListedPicture = Awaited<ReturnType<typeof listPictures>>[number];

const noPicture = () => new AppError("not_found", { userMessage: "There is no such picture." });

/** Removes a picture of a tool, in any state, in the caller's transaction. @returns what it was. @throws {AppError} `not_found`. */
export async function removePicture(
  db: Executor,
  { jobs }: Jobs,
  { toolSlug, id }: { readonly toolSlug: string; readonly id: string },
) {
  await lockPictures(db, toolSlug);
  const isThis = and(eq(toolPictures.toolSlug, toolSlug), eq(toolPictures.id, id));
  const [gone] = isUuid(id) ? await deletePictures(db, jobs, isThis) : [];
  if (!gone) throw noPicture();
  if (gone.state === "published") await showPublished(db, toolSlug);
  return gone;
}

/** Removes a picture of the listing whose verified maker the user is. @throws {AppError} `forbidden`, `not_found`. */
export async function removeOwnPicture(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  own: Own & { readonly id: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await requireMaker(transaction, own);
    await removePicture(transaction, { jobs }, own);
  });
}

/**
 * Moves a screenshot of the listing whose verified maker the user is by one place; at the end it stays.
 * @throws {AppError} `forbidden`, `not_found`, `rate_limited`.
 */
export async function moveScreenshot(
  services: Pick<Services, "db" | "clock" | "rateLimits">,
  { id, step, ...own }: Own & { readonly id: string; readonly step: -1 | 1 },
): Promise<void> {
  const contributor = await requireContributor(services, own.userId);
  // Each drops all cached pages.
  await limitByAge(services, contributor, "picture-move");
  await services.db.transaction(async (transaction) => {
    await requireMaker(transaction, own);
    await lockPictures(transaction, own.toolSlug);
    const ids = [...(await listScreenshotIds(transaction, own.toolSlug))];
    const from = ids.indexOf(id);
    if (from === -1) throw noPicture();
    ids.splice(Math.max(0, from + step), 0, ...ids.splice(from, 1));
    await numberScreenshots(transaction, ids);
    await showPublished(transaction, own.toolSlug);
  });
}

async function listScreenshotIds(db: Executor, toolSlug: string): Promise<readonly string[]> {
  const { id, position, createdAt } = toolPictures;
  const rows = await db
    .select({ id })
    .from(toolPictures)
    .where(isScreenshot(toolSlug))
    .orderBy(asc(position), asc(createdAt));
  return rows.map((row) => row.id);
}

/** Numbers them in this order, which closes the gaps that removed ones leave. */
async function numberScreenshots(db: Executor, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.update(toolPictures).set({ position }).where(eq(toolPictures.id, id));
}
