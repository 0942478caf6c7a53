import { AppError } from "#platform/errors.ts";
import { fileNameOf } from "#platform/file-names.ts";
import { rememberFiles } from "#platform/files/remember-files.ts";
import { streamZip, type ZippedFile } from "#platform/files/stream-zip.ts";
import { limitConcurrency } from "#platform/limit-concurrency.ts";
import { endingOf, getRun, readRunFile } from "#runs/index.ts";
import { askOwners } from "#teams/index.ts";
import type { ZipPart, ZipServices } from "../work-kind.ts";
import type { WorkServices } from "../work-kinds.ts";
import type { ItemRef } from "./library-rules.ts";
import { listKeptTexts } from "./parts-of-runs.ts";
import { fileNameOfRun } from "./run-facts.ts";

interface Wanted {
  /** Owners of whom one has each item. */
  readonly ownerIds: readonly string[];
  readonly items: readonly ItemRef[];
  readonly watermark: string | undefined;
}

/** Fewer than a process has connections to the database. */
const lookedUpAtOnce = 4;

/** A ZIP counts its bytes with 32 bits. Somewhat less, for what is written or drawn. */
const zipBytesMax = 4_000_000_000;

/**
 * The files, designs and texts of what is selected, as a ZIP that is made while it is read.
 * @param stop aborted once the reader goes away.
 * @throws {AppError} `not_found` if nothing of it is the user's, or there is nothing in it; `payload_too_large` for more than a ZIP holds.
 */
export async function zipWork(services: WorkServices, wanted: Wanted, stop: AbortController) {
  // Designs of one project show the same pictures in the same fonts, which are read once.
  const remembered = rememberFiles(services.files);
  const inTurn = limitConcurrency(lookedUpAtOnce);
  const found = wanted.items.map(async (item, index) => {
    const number = String(index + 1).padStart(3, "0");
    const ofOwner = (userId: string) => partsOf({ ...services, remembered }, { ...wanted, userId }, item, stop.signal);
    const parts = await inTurn(() => askOwners(wanted.ownerIds, ofOwner)).catch(undefinedIfGone);
    return (parts ?? []).map((part) => ({ ...part, name: `${number}-${part.name}` }));
  });
  const parts = (await Promise.all(found)).flat();
  if (parts.length === 0) throw new AppError("not_found", { userMessage: "There are no files in what you selected." });
  if (parts.reduce((sum, { bytes }) => sum + bytes, 0) > zipBytesMax) {
    throw new AppError("payload_too_large", {
      userMessage: "What you selected has more than 4 GB. Please download it in several parts.",
    });
  }
  return streamZip(readParts(parts), stop);
}

/** Reads the parts of a ZIP. A part that was deleted while the ZIP was made is an empty file in it. */
async function* readParts(parts: readonly ZipPart[]): AsyncGenerator<ZippedFile> {
  for (const { name, read } of parts) {
    // Most of it is compressed already.
    yield { name, bytes: (await read().catch(undefinedIfGone)) ?? new Uint8Array(), compress: false };
  }
}

/** It was deleted meanwhile, or is another user's. */
function undefinedIfGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === "not_found") return undefined;
  throw error;
}

async function partsOf(
  services: WorkServices & ZipServices,
  { userId, watermark }: Pick<Wanted, "watermark"> & { readonly userId: string },
  { kind, id }: ItemRef,
  signal: AbortSignal,
): Promise<readonly ZipPart[]> {
  const { db, work } = services;
  const listed = work.listed.find((one) => one.kind === kind);
  if (listed) return listed.zip(services, { userId, id });
  const run = await getRun(db, { userId, runId: id });
  const kept = (await listKeptTexts(services, { userId, runs: [run] })).get(id);
  const output = work.runWorkOf(run.tool).readOutput?.(run.output) ?? run.output;
  const text = kept ? `${kept.question}\n\n${kept.answer}` : output;
  const name = kept ? fileNameOf(kept.question.slice(0, 60)) : fileNameOfRun(run);
  const ofTool = { userId, runId: id, name, watermark, signal };
  const pictures = await Promise.all(work.pictures.map((ofRuns) => ofRuns.zip(services, ofTool)));
  return [
    ...pictures.flat(),
    ...run.files.map(({ number, mediaType, bytes }) => ({
      name: `${name}-${number}.${endingOf(mediaType)}`,
      bytes,
      read: async () => (await readRunFile(services, { userId, runId: id, number })).data,
    })),
    ...(text === "" ? [] : [{ name: `${name}.txt`, bytes: 0, read: async () => new TextEncoder().encode(text) }]),
  ];
}
