import { randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { viewConsents } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

const codeMinutes = 30;
const viewMinutes = 60;

/** Letters and digits that no one takes for others. */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const codeLength = 10;

/** Limits guessing: with ten tries an hour, a code is found after many lifetimes. */
const tries = { name: "view-consent", attemptsMax: 10, windowSeconds: 3_600 };

const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

const digestOf = ({ secrets }: Pick<Services, "secrets">, userId: string, code: string): string =>
  secrets.digest("view-consent", `${userId} ${bare(code)}`);

/** Consent of a user that an operator sees what they made. */
export interface ViewConsent {
  /** An operator looks already; null while the code waits. */
  readonly operatorId: string | null;
  /** End of the code, or of the view. */
  readonly until: Date;
}

/** @returns undefined if there is none, or it is over. */
export async function findConsent(
  { db, clock }: Pick<Services, "db" | "clock">,
  userId: string,
): Promise<ViewConsent | undefined> {
  const { operatorId, until } = viewConsents;
  const [row] = await db
    .select({ operatorId, until })
    .from(viewConsents)
    .where(and(eq(viewConsents.userId, userId), gt(until, clock.now())));
  return row;
}

/**
 * Makes a code with which one operator sees what the user asked and made, for an hour. An earlier code or view ends.
 * @returns the code, which is stored nowhere.
 */
export async function giveConsent(
  { db, clock, secrets }: Pick<Services, "db" | "clock" | "secrets">,
  userId: string,
): Promise<string> {
  const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  const until = new Date(clock.now().getTime() + codeMinutes * 60_000);
  const row = { userId, digest: digestOf({ secrets }, userId, letters), operatorId: null, until };
  await db.transaction(async (transaction) => {
    await transaction.insert(viewConsents).values(row).onConflictDoUpdate({ target: viewConsents.userId, set: row });
    await recordSecurityEvent(transaction, { userId, kind: "view-consented", happenedAt: clock.now() });
  });
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Ends the code, and the view that an operator has with it, at once. */
export async function withdrawConsent(db: Executor, userId: string): Promise<void> {
  await db.delete(viewConsents).where(eq(viewConsents.userId, userId));
}

/**
 * Opens the view for an operator who has the user's code. The code works once.
 * @throws {AppError} `invalid_input` for a code that is wrong, used or over; `rate_limited`.
 */
export async function takeConsent(
  { db, clock, secrets, rateLimits }: Pick<Services, "db" | "clock" | "secrets" | "rateLimits">,
  { userId, operatorId, code }: { readonly userId: string; readonly operatorId: string; readonly code: string },
): Promise<void> {
  await rateLimits.consume(tries, userId);
  const now = clock.now();
  const isTheirs = and(eq(viewConsents.userId, userId), gt(viewConsents.until, now), isNotNull(viewConsents.digest));
  const [row] = await db.select({ digest: viewConsents.digest }).from(viewConsents).where(isTheirs).for("update");
  if (!row?.digest || !isEqual(row.digest, digestOf({ secrets }, userId, code))) {
    const userMessage =
      "This code is wrong, was used already, or is older than 30 minutes. Ask the user for a new one.";
    throw new AppError("invalid_input", { userMessage, field: "code" });
  }
  const until = new Date(now.getTime() + viewMinutes * 60_000);
  await db.update(viewConsents).set({ digest: null, operatorId, until }).where(eq(viewConsents.userId, userId));
  await recordSecurityEvent(db, { userId, kind: "viewed-by-operator", happenedAt: now });
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
