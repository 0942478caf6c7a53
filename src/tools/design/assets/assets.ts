import { randomBytes } from "node:crypto";
import { and, count, desc, eq, inArray, sum } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Files } from "#platform/files/files.ts";
import type { Services } from "#platform/services.ts";
import { type DesignDocument, type Picture, type Pictures, pagesOf, picturesMax } from "#studio/index.ts";
import { designAssets } from "../schema.ts";
import { assetBytesMax, assetMegabytesMax, assetsMax, type ShownAsset, storedBytesMax } from "./asset-rules.ts";
import { assetFileRemoval } from "./assets-data.ts";
import { makeAsset } from "./make-asset.ts";

const { id, userId: owner, name, mediaType, width, height, bytes, key, createdAt } = designAssets;
const shown = { id, name, mediaType, width, height };

const endings = { "image/png": "png", "image/jpeg": "jpg", "image/svg+xml": "svg" } as const;

interface NewAsset {
  readonly userId: string;
  /** Name under which users list it. */
  readonly name: string;
  /** PNG, JPEG, WebP, AVIF or SVG; unchecked. */
  readonly file: Uint8Array;
}

/**
 * Stores a picture that designs can show, a user's upload or what an engine made. An `image` element then names it by `assetId`; its `ratio`
 * is `width / height`.
 * @throws {AppError} `payload_too_large` if the user has no room for it, `invalid_input` if it isn't a picture that we take.
 */
export async function addAsset(
  services: Pick<Services, "db" | "files" | "jobs" | "workers" | "clock">,
  { userId, name: given, file }: NewAsset,
  signal: AbortSignal,
): Promise<ShownAsset> {
  const { db, files, jobs, workers, clock } = services;
  if (file.byteLength > assetBytesMax) throw tooLarge();
  await requireRoom(db, userId);
  const made = await makeAsset(workers, file, { group: userId, signal });
  const fileKey = `designs/${randomBytes(16).toString("hex")}.${endings[made.mediaType]}`;
  await assetFileRemoval.enqueueRemnants(db, jobs, [fileKey]);
  await files.put(fileKey, made.bytes);
  return db.transaction(async (tx) => {
    await lockName(tx, `design-assets/${userId}`);
    await requireRoom(tx, userId);
    const [added] = await tx
      .insert(designAssets)
      .values({
        userId,
        mediaType: made.mediaType,
        width: made.width,
        height: made.height,
        name: given.trim().slice(0, 80) || "Picture",
        bytes: made.bytes.byteLength,
        key: fileKey,
        createdAt: clock.now(),
      })
      .returning(shown);
    if (!added) throw new Error("an insert returned no row");
    return added;
  });
}

const tooLarge = () =>
  new AppError("payload_too_large", {
    userMessage: `This file is larger than ${assetMegabytesMax} MB. Please choose a smaller one.`,
  });

async function requireRoom(db: Executor, userId: string): Promise<void> {
  const [stored] = await db
    .select({ number: count(), bytes: sum(bytes).mapWith(Number) })
    .from(designAssets)
    .where(eq(owner, userId));
  if ((stored?.number ?? 0) < assetsMax && (stored?.bytes ?? 0) < storedBytesMax) return;
  throw new AppError("payload_too_large", {
    userMessage: "You have no room for more pictures. Please delete some in your brand kits’ settings first.",
  });
}

/** A user's pictures, the newest first. */
export const listAssets = (db: Executor, userId: string): Promise<readonly ShownAsset[]> =>
  db.select(shown).from(designAssets).where(eq(owner, userId)).orderBy(desc(createdAt), id).limit(assetsMax);

interface OwnAsset {
  readonly userId: string;
  readonly assetId: string;
}

/** @throws {AppError} `not_found`, also for another user's. */
export async function getAsset(db: Executor, { userId, assetId }: OwnAsset): Promise<ShownAsset> {
  const isOwn = and(eq(id, assetId), eq(owner, userId));
  const [asset] = isUuid(assetId) ? await db.select(shown).from(designAssets).where(isOwn) : [];
  if (!asset) throw gone();
  return asset;
}

/** @throws {AppError} `not_found`, also for another user's. */
export async function readAsset(
  { db, files }: Pick<Services, "db" | "files">,
  { userId, assetId }: OwnAsset,
): Promise<Picture> {
  const isOwn = and(eq(id, assetId), eq(owner, userId));
  const [row] = isUuid(assetId) ? await db.select({ mediaType, key }).from(designAssets).where(isOwn) : [];
  const file = row && (await files.find(row.key));
  if (!file) throw gone();
  return { mediaType: row.mediaType, bytes: file };
}

/** Designs that show it keep a quiet place for it. @throws {AppError} `not_found`, also for another user's. */
export async function deleteAsset(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { userId, assetId }: OwnAsset,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = and(eq(id, assetId), eq(owner, userId));
    const [removed] = isUuid(assetId) ? await tx.delete(designAssets).where(isOwn).returning({ key }) : [];
    if (!removed) throw gone();
    await assetFileRemoval.enqueue(tx, jobs, [removed.key]);
  });
}

/** Limit for all pictures of a design together: they are in memory while it is drawn. */
const drawnMegabytesMax = 64;
const drawnBytesMax = drawnMegabytesMax * 1_024 * 1_024;

/** The pictures that a user's design shows, for `drawFile`. Those that are gone, another user's, or too many, are left out. @throws {AppError} `invalid_input` if they are too large together. */
export async function picturesOf(
  { db, files }: { readonly db: Executor; readonly files: Pick<Files, "find"> },
  { userId, design }: { readonly userId: string; readonly design: DesignDocument },
): Promise<Pictures> {
  const named = pagesOf(design).flatMap((elements) =>
    elements.flatMap((element) => (element.kind === "image" ? [element.assetId] : [])),
  );
  const ids = [...new Set(named)].slice(0, picturesMax);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id, mediaType, bytes, key })
    .from(designAssets)
    .where(and(eq(owner, userId), inArray(id, ids)));
  if (rows.reduce((sum, row) => sum + row.bytes, 0) > drawnBytesMax) {
    throw new AppError("invalid_input", {
      userMessage: `The pictures of this design have more than ${drawnMegabytesMax} MB together. Please remove some of them.`,
    });
  }
  const found = rows.map(async (row) => {
    const file = await files.find(row.key);
    return file ? [[row.id, { mediaType: row.mediaType, bytes: file }] as const] : [];
  });
  return new Map((await Promise.all(found)).flat());
}

const gone = () => new AppError("not_found", { userMessage: "There is no picture at this address." });
