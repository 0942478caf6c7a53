import { and, eq, gt } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { forgetPendingProofs } from "../auth/forget-pending-proofs.ts";
import { devices, identities, passkeys, securityEvents, sessions, twoFactors, users } from "../schema.ts";

interface Intrusion {
  readonly userId: string;
  /** What was added after this is not the owner's, as far as we know. */
  readonly since: Date;
  /** The browser in which the intruder signed in, where that is known. */
  readonly deviceDigest: string | null;
}

/**
 * Ends everything by which others could get into an account: sessions, links under way, the password, known browsers, and the ways to sign
 * in that were added lately. A second factor that was switched on lately would keep the owner out, so it goes too; an older one stays.
 */
export async function shutEveryoneOut(db: Transaction, { userId, since, deviceDigest }: Intrusion): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await forgetPendingProofs(db, userId);
  const isSuspect = deviceDigest === null ? gt(devices.firstSeenAt, since) : eq(devices.digest, deviceDigest);
  await db.delete(devices).where(and(eq(devices.userId, userId), isSuspect));
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gt(passkeys.createdAt, since)));
  const isPassword = and(eq(identities.userId, userId), eq(identities.providerId, "credential"));
  await db.update(identities).set({ password: null }).where(isPassword);
  await unlinkSince(db, userId, since);
  if (await wasSwitchedOnSince(db, userId, since)) {
    await db.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  }
}

/** The oldest identity stays: an account is never left without one. */
async function unlinkSince(db: Transaction, userId: string, since: Date): Promise<void> {
  const [, ...later] = await db
    .select({ id: identities.id, createdAt: identities.createdAt, providerId: identities.providerId })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt);
  for (const { id, createdAt, providerId } of later) {
    if (createdAt > since && providerId !== "credential") await db.delete(identities).where(eq(identities.id, id));
  }
}

async function wasSwitchedOnSince(db: Transaction, userId: string, since: Date): Promise<boolean> {
  const isIt = and(
    eq(securityEvents.userId, userId),
    eq(securityEvents.kind, "second-factor-enabled"),
    gt(securityEvents.happenedAt, since),
  );
  return (await db.select({ id: securityEvents.id }).from(securityEvents).where(isIt).limit(1)).length > 0;
}
