import { randomBytes } from "node:crypto";
import { and, asc, count, eq, inArray } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Files } from "#platform/files/files.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import {
  type Brief,
  type DesignDocument,
  facesOf,
  inspectFont,
  isOwnFace,
  type OwnFonts,
  ownFaceId,
} from "#studio/index.ts";
import { assetFileRemoval } from "../assets/assets-data.ts";
import { brandKits, designFonts } from "../schema.ts";
import { fontBytesMax, fontMegabytesMax, fontNameMax, ownFontsMax, type ShownFont } from "./own-font-rules.ts";

const { id, userId: owner, name, key, createdAt } = designFonts;
const shown = { id, name };

/** A font that takes longer to read is made to. */
const inspectMs = 20_000;

interface NewFont {
  readonly userId: string;
  /** Name of the file, for a font that doesn't name itself. */
  readonly name: string;
  /** TrueType or OpenType; unchecked. */
  readonly file: Uint8Array;
}

/**
 * Stores a font that the user has confirmed the right to use.
 * @throws {AppError} `payload_too_large` if it is or there are too many; `invalid_input` with the reason if designs can't be set in it.
 */
export async function addFont(
  services: Pick<Services, "db" | "files" | "jobs" | "workers" | "clock">,
  { userId, name: fileName, file }: NewFont,
  signal: AbortSignal,
): Promise<ShownFont> {
  const { db, files, jobs, workers, clock } = services;
  if (file.byteLength > fontBytesMax) {
    throw new AppError("payload_too_large", { userMessage: `This font is larger than ${fontMegabytesMax} MB.` });
  }
  await requireRoom(db, userId);
  const made = await inspectFont(workers, file, {
    group: userId,
    signal: AbortSignal.any([signal, AbortSignal.timeout(inspectMs)]),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return { refused: "This font can’t be read. It may be damaged." };
  });
  if ("refused" in made) throw new AppError("invalid_input", { field: "file", userMessage: made.refused });
  const fileKey = `fonts/${randomBytes(16).toString("hex")}.ttf`;
  await assetFileRemoval.enqueueRemnants(db, jobs, [fileKey]);
  await files.put(fileKey, made.file);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockName(tx, `design-fonts/${userId}`);
    await requireRoom(tx, userId);
    const [added] = await tx
      .insert(designFonts)
      .values({
        userId,
        name: nameOf(made.name) || nameOf(fileName) || "Font",
        bytes: made.file.byteLength,
        key: fileKey,
        rightConfirmedAt: now,
        createdAt: now,
      })
      .returning(shown);
    if (!added) throw new Error("an insert returned no row");
    return added;
  });
}

const nameOf = (given = ""): string => tidyLine(given.toWellFormed()).slice(0, fontNameMax).trim();

async function requireRoom(db: Executor, userId: string): Promise<void> {
  const [stored] = await db.select({ number: count() }).from(designFonts).where(eq(owner, userId));
  if ((stored?.number ?? 0) < ownFontsMax) return;
  throw new AppError("payload_too_large", {
    userMessage: `You can have ${ownFontsMax} fonts. Please delete one under Brand kits first.`,
  });
}

/** A user's fonts, in the order in which they were added. */
export const listFonts = (db: Executor, userId: string): Promise<readonly ShownFont[]> =>
  db.select(shown).from(designFonts).where(eq(owner, userId)).orderBy(asc(createdAt), asc(id)).limit(ownFontsMax);

interface OwnFont {
  readonly userId: string;
  readonly fontId: string;
}

/** @throws {AppError} `not_found`, also for another user's. */
export async function readFont(
  { db, files }: Pick<Services, "db" | "files">,
  { userId, fontId }: OwnFont,
): Promise<Uint8Array> {
  const isOwn = and(eq(id, fontId), eq(owner, userId));
  const [row] = isUuid(fontId) ? await db.select({ key }).from(designFonts).where(isOwn) : [];
  const file = row && (await files.find(row.key));
  if (!file) throw gone();
  return file;
}

/** Then its designs are set in Inter, and its brand kits in each style’s own. @throws {AppError} `not_found`, also for another user's. */
export async function deleteFont(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { userId, fontId }: OwnFont,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = and(eq(id, fontId), eq(owner, userId));
    const [removed] = isUuid(fontId) ? await tx.delete(designFonts).where(isOwn).returning({ key }) : [];
    if (!removed) throw gone();
    for (const column of ["displayFace", "textFace"] as const) {
      const isUsed = and(eq(brandKits.userId, userId), eq(brandKits[column], ownFaceId(fontId)));
      await tx
        .update(brandKits)
        .set({ [column]: null })
        .where(isUsed);
    }
    await assetFileRemoval.enqueue(tx, jobs, [removed.key]);
  });
}

/** @throws {AppError} `not_found` for a typeface that is another user's or gone; ours are always there. */
export async function requireFace(db: Executor, userId: string, face: string): Promise<void> {
  if (!isOwnFace(face)) return;
  const isOwn = and(eq(id, fontIdOf(face)), eq(owner, userId));
  const [row] = await db.select({ id }).from(designFonts).where(isOwn);
  if (!row) throw gone();
}

const fontIdOf = (faceId: string): string => faceId.slice(ownFaceId("").length);

interface Work {
  readonly userId: string;
  readonly design?: DesignDocument | undefined;
  readonly briefs?: readonly Brief[] | undefined;
}

/** The user's fonts that a design is set in or a brief asks for, for the studio's work. Those that are gone or another user's are left out. */
export async function fontsFor(
  { db, files }: { readonly db: Executor; readonly files: Pick<Files, "find"> },
  { userId, design, briefs = [] }: Work,
): Promise<OwnFonts> {
  const asked = briefs.flatMap(({ brandKit }) => [brandKit?.displayFace ?? "", brandKit?.textFace ?? ""]);
  const named = [...(design ? facesOf(design) : []), ...asked].filter(isOwnFace);
  const ids = [...new Set(named)].map(fontIdOf).slice(0, 100);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id, key })
    .from(designFonts)
    .where(and(eq(owner, userId), inArray(id, ids)));
  const found = rows.map(async (row) => {
    const file = await files.find(row.key);
    return file ? [[ownFaceId(row.id), file] as const] : [];
  });
  return new Map((await Promise.all(found)).flat());
}

const gone = () => new AppError("not_found", { userMessage: "This font doesn’t exist anymore." });
