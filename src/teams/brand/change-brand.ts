import { eq } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "../audit-log.ts";
import { teams } from "../schema.ts";
import { getMembership, lockMembership, type Membership, readOnly, seatsOf } from "../team-access.ts";
import { logoRemoval, newLogoKey } from "./logo-files.ts";
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
  const { db, files, jobs, rateLimits, workers } = services;
  await requireOwner(services, own);
  await rateLimits.consume(perPerson, own.userId);
  const turn = { group: own.userId, signal: AbortSignal.timeout(writingMs) };
  const logo = await workers.run<typeof writeLogo>("logos.writeLogo", new Uint8Array(await file.arrayBuffer()), turn);
  const key = newLogoKey(logo);
  await logoRemoval.enqueueRemnants(db, jobs, [key]);
  await files.put(key, logo.bytes);
  await changeBrand(services, own, { brandLogoKey: key });
}

/** @throws {AppError} `not_found`; `forbidden` for all but the owner, and without Business. */
export async function removeBrandLogo(services: Parts, own: Own): Promise<void> {
  await requireOwner(services, own);
  await changeBrand(services, own, { brandLogoKey: null });
}

/** @param color from `parseBrandColor`; null for none. @throws {AppError} `not_found`; `forbidden` for all but the owner, and without Business. */
export async function setBrandColor(services: Parts, own: Own, color: string | null): Promise<void> {
  await requireOwner(services, own);
  await changeBrand(services, own, { brandColor: color });
}

async function requireOwner({ db, clock }: Pick<Services, "db" | "clock">, own: Own): Promise<Membership> {
  const membership = await getMembership(db, own, "own");
  if ((await seatsOf(db, membership, clock.now())) === 0) throw readOnly(membership.name);
  return membership;
}

type Change = { readonly brandLogoKey: string | null } | { readonly brandColor: string | null };

/** The old logo is deleted by a job that exists if and only if the change is committed. */
async function changeBrand({ db, clock, jobs }: Parts, own: Own, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembership(tx, own, "own");
    const before = await readBrandColumns(tx, own.teamId);
    const isSame = "brandColor" in change ? before.color === change.brandColor : before.key === change.brandLogoKey;
    if (isSame) return;
    await tx.update(teams).set(change).where(eq(teams.id, own.teamId));
    if ("brandLogoKey" in change && before.key) await logoRemoval.enqueue(tx, jobs, [before.key]);
    const detail = { what: told(change) };
    const event = { teamId: own.teamId, kind: "brand-changed", actorId: own.userId, detail } as const;
    await recordTeamEvent(tx, event, clock.now());
  });
}

async function readBrandColumns(tx: Transaction, teamId: string) {
  const { brandLogoKey: key, brandColor: color } = teams;
  const [found] = await tx.select({ key, color }).from(teams).where(eq(teams.id, teamId));
  return found ?? { key: null, color: null };
}

/** Words for the audit log. */
function told(change: Change): string {
  if ("brandLogoKey" in change) return change.brandLogoKey === null ? "removed the logo" : "new logo";
  return change.brandColor === null ? "removed the color" : `color ${change.brandColor}`;
}
