import { desc, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { securityEventKinds } from "../rules.ts";
import { devices, identities, passkeys, profiles, securityEvents, sessions, users } from "../schema.ts";

/** A file of the archive: its name without ending, and how its contents are read when its turn comes. */
export interface ArchivePart {
  readonly name: string;
  read(): Promise<object>;
}

/**
 * What accounts keep of somebody, for their own reading. Columns are named one by one: password hashes, session tokens, second-factor
 * secrets and keys are not for the world outside, and whatever is added later is not either until somebody names it here.
 */
export function accountParts(db: Executor, userId: string): readonly ArchivePart[] {
  return [
    { name: "account", read: () => readAccount(db, userId) },
    { name: "profile", read: () => readProfile(db, userId) },
    {
      name: "logins",
      read: () =>
        db
          .select({ method: identities.providerId, idThere: identities.accountId, since: identities.createdAt })
          .from(identities)
          .where(eq(identities.userId, userId))
          .orderBy(identities.createdAt),
    },
    {
      name: "passkeys",
      read: () =>
        db
          .select({
            name: passkeys.name,
            kind: passkeys.deviceType,
            isBackedUp: passkeys.backedUp,
            since: passkeys.createdAt,
            lastUsedAt: passkeys.lastUsedAt,
          })
          .from(passkeys)
          .where(eq(passkeys.userId, userId))
          .orderBy(passkeys.createdAt),
    },
    { name: "sessions", read: () => readSessions(db, userId) },
    {
      name: "devices",
      read: () =>
        db
          .select({ firstSeenAt: devices.firstSeenAt, lastSeenAt: devices.lastSeenAt })
          .from(devices)
          .where(eq(devices.userId, userId))
          .orderBy(devices.firstSeenAt),
    },
    { name: "security-events", read: () => readSecurityEvents(db, userId) },
  ];
}

async function readAccount(db: Executor, userId: string): Promise<object> {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
      createdAt: users.createdAt,
      deleteAfter: users.deleteAfter,
    })
    .from(users)
    .where(eq(users.id, userId));
  return account ?? {};
}

async function readProfile(db: Executor, userId: string): Promise<object> {
  const [profile] = await db
    .select({ firstName: profiles.firstName, lastName: profiles.lastName, avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile ?? {};
}

function readSessions(db: Executor, userId: string): Promise<object[]> {
  return db
    .select({
      network: sessions.ipAddress,
      browser: sessions.userAgent,
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.createdAt);
}

async function readSecurityEvents(db: Executor, userId: string): Promise<object[]> {
  const events = await db
    .select({
      kind: securityEvents.kind,
      detail: securityEvents.detail,
      network: securityEvents.ipAddress,
      browser: securityEvents.userAgent,
      happenedAt: securityEvents.happenedAt,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.happenedAt));
  return events.map((event) => ({ what: securityEventKinds[event.kind], ...event }));
}
