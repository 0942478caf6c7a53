import { and, gt, isNull, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { HiddenReason } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { findHiddenWorkReason, type HiddenWorkReason, isShownToOthers } from "#teams/index.ts";

/** Condition that a link has not ended by itself. It may show nothing nevertheless: `isLinkShown`. */
export const hasNotEnded = (expiresAt: PgColumn, now: Date): SQL | undefined =>
  or(isNull(expiresAt), gt(expiresAt, now));

interface LinkColumns {
  readonly expiresAt: PgColumn;
  readonly offlineAt: PgColumn;
  /** Id of the owner whose work it shows. */
  readonly userId: PgColumn;
}

/** Condition that a link shows what it leads to. Every read by a link asks this, and so does what its owner sees of it. */
export const isLinkShown = ({ expiresAt, offlineAt, userId }: LinkColumns, now: Date): SQL | undefined =>
  and(hasNotEnded(expiresAt, now), isNull(offlineAt), isShownToOthers(userId, now));

const hidden: Readonly<Record<HiddenReason, string>> = {
  disabled: "This account is disabled, so its links show nothing.",
  deleting:
    "Your account is going to be deleted, so your links show nothing. Keep your account in your settings first.",
  "links-offline":
    "An administrator has taken your share links offline. Please contact us if you think that this is a mistake.",
};

type TeamReason = Extract<HiddenWorkReason, { readonly of: "team" }>["reason"];

const hiddenInTeam: Readonly<Record<TeamReason, (name: string) => string>> = {
  disabled: (name) => `The account of ${name}’s owner is disabled, so the team’s links show nothing.`,
  deleting: (name) => `The account of ${name}’s owner is going to be deleted, so the team’s links show nothing.`,
  "links-offline": (name) =>
    `An administrator has taken the share links of ${name} offline. Please contact us if you think that this is a mistake.`,
  closed: (name) => `${name} is closed, so its links show nothing.`,
  ended: (name) => `${name} has no Business plan, so its links show nothing.`,
};

/** @param ownerId of the work. @throws {AppError} `forbidden` if links of the owner show nothing. */
export async function requireSharing(db: Executor, ownerId: string, now: Date): Promise<void> {
  const found = await findHiddenWorkReason(db, ownerId, now);
  if (!found) return;
  const userMessage = found.of === "account" ? hidden[found.reason] : hiddenInTeam[found.reason](found.teamName);
  throw new AppError("forbidden", { userMessage });
}

/** For a link that an operator has taken offline: its owner can't make it anew. */
export const linkOffline = () =>
  new AppError("forbidden", {
    userMessage: "An administrator has taken this link offline. Please contact us if you think that this is a mistake.",
  });
