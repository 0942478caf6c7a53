import { and, gt, isNull, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { findHiddenReason, type HiddenReason, isShownToOthers } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

/** Condition that a link has not ended by itself. It may show nothing nevertheless: `isLinkShown`. */
export const hasNotEnded = (expiresAt: PgColumn, now: Date): SQL | undefined =>
  or(isNull(expiresAt), gt(expiresAt, now));

interface LinkColumns {
  readonly expiresAt: PgColumn;
  readonly offlineAt: PgColumn;
  /** Id of the user who shared it. */
  readonly userId: PgColumn;
}

/** Condition that a link shows what it leads to. Every read by a link asks this, and so does what its owner sees of it. */
export const isLinkShown = ({ expiresAt, offlineAt, userId }: LinkColumns, now: Date): SQL | undefined =>
  and(hasNotEnded(expiresAt, now), isNull(offlineAt), isShownToOthers(userId));

const hidden: Readonly<Record<HiddenReason, string>> = {
  disabled: "This account is disabled, so its links show nothing.",
  deleting:
    "Your account is going to be deleted, so your links show nothing. Keep your account in your settings first.",
  "links-offline":
    "An administrator has taken your share links offline. Please contact us if you think that this is a mistake.",
};

/** @throws {AppError} `forbidden` if links of the user show nothing. */
export async function requireSharing(db: Executor, userId: string): Promise<void> {
  const reason = await findHiddenReason(db, userId);
  if (reason) throw new AppError("forbidden", { userMessage: hidden[reason] });
}

/** For a link that an operator has taken offline: its owner can't make it anew. */
export const linkOffline = () =>
  new AppError("forbidden", {
    userMessage: "An administrator has taken this link offline. Please contact us if you think that this is a mistake.",
  });
