import { and, eq, exists, isNull, lt, ne, not, type SQL } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import {
  devices,
  identities,
  passkeys,
  recoveryLinks,
  securityEvents,
  sessions,
  signUps,
  users,
  verifications,
} from "./schema.ts";
import { signUpDays } from "./sign-up/sign-up-token.ts";

const unverifiedDays = 30;
const yearDays = 365;

export interface Swept {
  readonly signUpsCount: number;
  readonly accountsCount: number;
  readonly sessionsCount: number;
  readonly verificationsCount: number;
  readonly devicesCount: number;
  readonly eventsCount: number;
}

/**
 * Deletes what is too old to matter: unconfirmed sign-ups, accounts that were never used, expired rows, and security events more than a
 * year old. (Rate-limit counters are removed by their own store.)
 */
export async function sweepAccounts(db: Executor, now: Date): Promise<Swept> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const waiting = await db
    .delete(signUps)
    .where(lt(signUps.createdAt, before(signUpDays)))
    .returning({ id: signUps.id });
  const accounts = await db
    .delete(users)
    .where(and(lt(users.createdAt, before(unverifiedDays)), isUntouched(db)))
    .returning({ id: users.id });
  const ended = await db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ id: sessions.id });
  const links = await db
    .delete(verifications)
    .where(lt(verifications.expiresAt, now))
    .returning({ id: verifications.id });
  await db.delete(recoveryLinks).where(lt(recoveryLinks.expiresAt, now));
  const browsers = await db
    .delete(devices)
    .where(lt(devices.lastSeenAt, before(yearDays)))
    .returning({ digest: devices.digest });
  const events = await db
    .delete(securityEvents)
    .where(lt(securityEvents.happenedAt, before(yearDays)))
    .returning({ id: securityEvents.id });
  return {
    signUpsCount: waiting.length,
    accountsCount: accounts.length,
    sessionsCount: ended.length,
    verificationsCount: links.length,
    devicesCount: browsers.length,
    eventsCount: events.length,
  };
}

/** The address was never verified and no one ever signed in. A disabled account stays, so that it can't be created again. */
function isUntouched(db: Executor): SQL | undefined {
  const own = (table: typeof sessions | typeof devices | typeof passkeys | typeof identities) =>
    eq(table.userId, users.id);
  return and(
    eq(users.emailVerified, false),
    isNull(users.disabledAt),
    not(exists(db.select({ id: sessions.userId }).from(sessions).where(own(sessions)))),
    not(exists(db.select({ id: devices.userId }).from(devices).where(own(devices)))),
    not(exists(db.select({ id: passkeys.userId }).from(passkeys).where(own(passkeys)))),
    not(
      exists(
        db
          .select({ id: identities.userId })
          .from(identities)
          .where(and(own(identities), ne(identities.providerId, "credential"))),
      ),
    ),
  );
}
