import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { isShownToOthers } from "#accounts/index.ts";
import type { MediaFile } from "#engines/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { retryWhileUnavailable } from "#platform/db/retry-while-unavailable.ts";
import { AppError } from "#platform/errors.ts";
import { storedFileRemoval } from "#platform/files/stored-file-removal.ts";
import { streamFile } from "#platform/files/stream-file.ts";
import type { OpenedFile } from "#platform/http/send-file.ts";
import type { Services } from "#platform/services.ts";
import { runFiles, runs } from "../schema.ts";
import type { StoredFile } from "../settle/settle-run.ts";

const endings: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/mp4": "m4a",
  "video/mp4": "mp4",
  "model/gltf-binary": "glb",
  "application/pdf": "pdf",
};

/** The end of a file's name for people. */
export const endingOf = (mediaType: string): string => endings[mediaType] ?? "bin";

/**
 * Stores what a run has made, before the run is settled: a charged run has its files. Their removal is enqueued before they exist, so that
 * those of a process that is killed in between do not stay.
 */
export async function storeFiles(
  { db, files, jobs, log }: Pick<Services, "db" | "files" | "jobs" | "log">,
  runId: string,
  made: readonly MediaFile[],
): Promise<readonly StoredFile[]> {
  const stored = made.map((file) => ({
    file,
    key: `runs/${runId}/${randomBytes(16).toString("hex")}.${endingOf(file.mediaType)}`,
  }));
  const keys = stored.map(({ key }) => key);
  await retryWhileUnavailable(log, () => runFileRemoval.enqueueRemnants(db, jobs, keys));
  for (const { file, key } of stored) await files.put(key, file.data);
  return stored.map(({ file, key }) => ({ mediaType: file.mediaType, bytes: file.data.byteLength, key }));
}

/** Removal of files that runs have made. */
export const runFileRemoval = storedFileRemoval({
  name: "remove-run-files",
  isUsed: async (db, key) => (await db.$count(runFiles, eq(runFiles.key, key))) > 0,
});

/** Enqueues the removal of the files of some runs of a user. Call it in the transaction that deletes the runs, before. */
export async function forgetFiles(
  db: Executor,
  jobs: Services["jobs"],
  { userId, runId }: { readonly userId: string; readonly runId?: string },
): Promise<void> {
  const rows = await db
    .select({ key: runFiles.key })
    .from(runFiles)
    .innerJoin(runs, eq(runs.id, runFiles.runId))
    .where(and(eq(runs.userId, userId), runId === undefined ? undefined : eq(runs.id, runId)));
  await runFileRemoval.enqueue(
    db,
    jobs,
    rows.map(({ key }) => key),
  );
}

type Parts = Pick<Services, "db" | "files">;

interface OwnFile {
  readonly userId: string;
  readonly runId: string;
  readonly number: number;
}

/** @throws {AppError} `not_found`, also for another user's. */
export async function openRunFile(parts: Parts, own: OwnFile): Promise<OpenedFile> {
  return opened(parts, await getRow(parts, own));
}

/** A whole file. @throws {AppError} `not_found`, also for another user's. */
export async function readRunFile(
  parts: Parts,
  own: OwnFile,
): Promise<{ readonly mediaType: string; readonly data: Uint8Array }> {
  const { mediaType, key } = await getRow(parts, own);
  const data = await parts.files.find(key);
  if (!data) throw noFile();
  return { mediaType, data };
}

const { mediaType, bytes, key } = runFiles;
const rowColumns = { mediaType, bytes, key };

async function getRow({ db }: Pick<Services, "db">, { userId, runId, number }: OwnFile): Promise<StoredFile> {
  const isOwn = and(eq(runs.id, runId), eq(runs.userId, userId), isNull(runs.deletedAt));
  const isIt = and(isOwn, eq(runFiles.number, number));
  const [row] =
    isUuid(runId) && Number.isInteger(number) && number <= 1_000
      ? await db.select(rowColumns).from(runFiles).innerJoin(runs, eq(runs.id, runFiles.runId)).where(isIt)
      : [];
  if (!row) throw noFile();
  return row;
}

const opened = ({ files }: Pick<Services, "files">, row: StoredFile): OpenedFile => ({
  mediaType: row.mediaType,
  bytes: row.bytes,
  async stream(range) {
    const stream = await streamFile(files, row.key, range);
    if (!stream) throw noFile();
    return stream;
  },
});

const noFile = () => new AppError("not_found", { userMessage: "There is no file at this address." });

/** A file of a program's run, for an address that was signed for it. @returns undefined if there is none, or none that others may see. */
export async function openProgramFile(
  parts: Parts,
  { runId, number }: Omit<OwnFile, "userId">,
): Promise<OpenedFile | undefined> {
  const isIt = and(
    eq(runs.id, runId),
    isNotNull(runs.apiKeyId),
    eq(runFiles.number, number),
    // Of a team's runs: of the owner, who paid.
    or(isShownToOthers(runs.userId), isShownToOthers(runs.payerId)),
  );
  const [row] = isUuid(runId)
    ? await parts.db.select(rowColumns).from(runFiles).innerJoin(runs, eq(runs.id, runFiles.runId)).where(isIt)
    : [];
  return row && opened(parts, row);
}
