import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { hourMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { recoveryHours } from "../rules.ts";
import { recoveryLinks } from "../schema.ts";

export type RecoveryLink = typeof recoveryLinks.$inferSelect;

interface NewLink {
  readonly userId: string;
  readonly at: Date;
  /** The address that the link restores; no one else can use it until then. Null if the link only reports a sign-in. */
  readonly oldEmail: string | null;
  /** The browser that signed in. */
  readonly deviceDigest?: string | undefined;
}

/** @returns the token for an email. Only its digest is stored. */
export async function makeRecoveryLink(
  db: Executor,
  secrets: Services["secrets"],
  { at, ...link }: NewLink,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(at.getTime() + recoveryHours * hourMs);
  await db.insert(recoveryLinks).values({ ...link, digest: digestOf(secrets, token), createdAt: at, expiresAt });
  return token;
}

/** @returns undefined for a token that isn't ours, was used or has expired. */
export async function findRecoveryLink(
  db: Executor,
  { secrets, clock }: Pick<Services, "secrets" | "clock">,
  token: string,
): Promise<RecoveryLink | undefined> {
  const isIt = and(eq(recoveryLinks.digest, digestOf(secrets, token)), gt(recoveryLinks.expiresAt, clock.now()));
  const [link] = await db.select().from(recoveryLinks).where(isIt);
  return link;
}

/** When others can use a given-up address; undefined if they already can. */
export async function findReservation(db: Executor, email: string, now: Date): Promise<Date | undefined> {
  const isIt = and(eq(recoveryLinks.oldEmail, email), gt(recoveryLinks.expiresAt, now));
  const [link] = await db.select({ until: recoveryLinks.expiresAt }).from(recoveryLinks).where(isIt);
  return link?.until;
}

const digestOf = (secrets: Services["secrets"], token: string): string => secrets.digest("recovery-link", token);
