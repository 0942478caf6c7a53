import { eq } from "drizzle-orm";
import { makeAvatar } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "../audit-log.ts";
import { teams } from "../schema.ts";
import { getMembership, lockMembership, type Membership, requireOpenTeam } from "../team-access.ts";
import { brandFileRemoval, newLogoKey, newPictureKey } from "./brand-files.ts";
import type { writeLogo } from "./write-logo.ts";

interface Own {
  readonly teamId: string;
  /** User who acts. */
  readonly userId: string;
}

type Parts = Pick<Services, "db" | "clock" | "jobs">;
type UploadParts = Parts & Pick<Services, "files" | "rateLimits" | "workers">;

/** Each upload costs a decoding and a file. */
const perPerson = { name: "team-logo-upload", attemptsMax: 30, windowSeconds: 60 * 60 };

/** Far above the time that the largest picture takes. */
const writingMs = 60_000;

/**
 * Gives a team another logo.
 * @param file PNG, JPEG or WebP; unchecked.
 * @throws {AppError} `not_found`; `forbidden` for all but the owner, and without Business; `rate_limited`; `invalid_input` as `writeLogo`.
 */
export async function setBrandLogo(services: UploadParts, own: Own, file: File): Promise<void> {
  const { bytes, turn } = await receiveFile(services, own, file);
  const logo = await services.workers.run<typeof writeLogo>("logos.writeLogo", bytes, turn);
  const key = newLogoKey(logo);
  await storeFile(services, key, logo.bytes);
  await changeBrand(services, own, "brandLogoKey", key);
}

/**
 * Gives a team another picture: the square in the middle of the file.
 * @param file JPEG, PNG, WebP or AVIF; unchecked.
 * @throws {AppError} `not_found`; `forbidden` for all but the owner, and without Business; `rate_limited`; `invalid_input` as `makeAvatar`.
 */
export async function setTeamPicture(services: UploadParts, own: Own, file: File): Promise<void> {
  const { bytes, turn } = await receiveFile(services, own, file);
  const picture = await makeAvatar(services.workers, { file: bytes }, turn);
  const key = newPictureKey();
  await storeFile(services, key, picture);
  await changeBrand(services, own, "pictureKey", key);
}

async function receiveFile(services: UploadParts, own: Own, file: File) {
  await requireOwner(services, own);
  await services.rateLimits.consume(perPerson, own.userId);
  const turn = { group: own.userId, signal: AbortSignal.timeout(writingMs) };
  return { bytes: new Uint8Array(await file.arrayBuffer()), turn };
}

async function storeFile({ db, files, jobs }: UploadParts, key: string, bytes: Uint8Array): Promise<void> {
  await brandFileRemoval.enqueueRemnants(db, jobs, [key]);
  await files.put(key, bytes);
}

/** @throws {AppError} `not_found`; `forbidden` for all but the owner, and without Business. */
export async function removeBrandLogo(services: Parts, own: Own): Promise<void> {
  await requireOwner(services, own);
  await changeBrand(services, own, "brandLogoKey", null);
}

/** @throws {AppError} `not_found`; `forbidden` for all but the owner, and without Business. */
export async function removeTeamPicture(services: Parts, own: Own): Promise<void> {
  await requireOwner(services, own);
  await changeBrand(services, own, "pictureKey", null);
}

/** @param color from `parseBrandColor`; null for none. @throws {AppError} `not_found`; `forbidden` for all but the owner, and without Business. */
export async function setBrandColor(services: Parts, own: Own, color: string | null): Promise<void> {
  await requireOwner(services, own);
  await changeBrand(services, own, "brandColor", color);
}

async function requireOwner({ db, clock }: Pick<Services, "db" | "clock">, own: Own): Promise<Membership> {
  const membership = await getMembership(db, own, "own");
  await requireOpenTeam(db, membership, clock.now());
  return membership;
}

type Column = "brandLogoKey" | "pictureKey" | "brandColor";

/** The old file is deleted by a job that exists if and only if the change is committed. */
async function changeBrand({ db, clock, jobs }: Parts, own: Own, column: Column, value: string | null): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembership(tx, own, "own");
    const [found] = await tx.select({ before: teams[column] }).from(teams).where(eq(teams.id, own.teamId));
    const before = found?.before ?? null;
    if (before === value) return;
    await tx
      .update(teams)
      .set({ [column]: value })
      .where(eq(teams.id, own.teamId));
    if (column !== "brandColor" && before) await brandFileRemoval.enqueue(tx, jobs, [before]);
    const detail = { what: told(column, value) };
    const event = { teamId: own.teamId, kind: "brand-changed", actorId: own.userId, detail } as const;
    await recordTeamEvent(tx, event, clock.now());
  });
}

/** Words for the audit log. */
function told(column: Column, value: string | null): string {
  const name = { brandLogoKey: "logo", pictureKey: "picture", brandColor: "color" }[column];
  if (value === null) return `removed the ${name}`;
  return column === "brandColor" ? `color ${value}` : `new ${name}`;
}
