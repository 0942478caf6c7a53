import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import type { AccountCache } from "#platform/account-cache.ts";
import type { Executor } from "#platform/db/database.ts";
import { unavailable } from "#platform/http/page-errors.ts";
import type { Services } from "#platform/services.ts";
import { cookiesAsRead, removeSessionCookie, sessionCookieName } from "../auth/auth-cookies.ts";
import type { Auth } from "../auth/create-auth.ts";
import { setClientAddress } from "../auth/hook-context.ts";
import { getProfile, type Profile } from "../profile/get-profile.ts";
import { profiles, sessions, users } from "../schema.ts";
import type { CurrentSession } from "./current-session.ts";

export interface ReadSession {
  readonly session: CurrentSession | null;
  /** `Set-Cookie` headers: extend a session in use, and remove the cookie of an invalid one. */
  readonly cookies: readonly string[];
}

export interface SessionRequest {
  readonly headers: Headers;
  /** The client's network as rate limits count it. */
  readonly clientAddress: string;
}

const visitor: ReadSession = { session: null, cookies: [] };

/** Users read when and from where a device was last used. It needn't be exact to the minute, and each write costs. */
const lastUseWrittenEveryMs = 5 * 60_000;

/** By the complete value of their cookie. */
export type SessionCache = AccountCache<CurrentSession>;

/** Finds a request's session: by its cookie from memory, and from the database at most about once a minute. */
export function createSessionReader(services: Services, auth: Auth, memory: SessionCache) {
  const { config, db, clock } = services;
  const cookieName = sessionCookieName(config.baseUrl);
  const signedOut: ReadSession = { session: null, cookies: [removeSessionCookie(config.baseUrl)] };
  /** Pending reads by cookie: simultaneous requests share one. */
  const reads = new Map<string, { readonly generation: number; readonly reading: Promise<ReadSession> }>();

  async function read(request: SessionRequest): Promise<ReadSession> {
    const found = await askLibrary(auth, request);
    if (!found) return signedOut;
    const { sessionId, cookies } = found;
    const owner = await findSessionOwner(db, sessionId);
    if (!owner || owner.disabledAt) {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
      return signedOut;
    }
    await noteUse(owner, request);
    return { session: await describe(owner), cookies };
  }

  async function noteUse({ sessionId, lastUsedAt }: SessionOwner, { headers, clientAddress }: SessionRequest) {
    if (clock.now().getTime() - lastUsedAt.getTime() < lastUseWrittenEveryMs) return;
    const userAgent = headers.get("user-agent");
    const use = { lastUsedAt: clock.now(), ipAddress: clientAddress, ...(userAgent ? { userAgent } : {}) };
    await db.update(sessions).set(use).where(eq(sessions.id, sessionId));
  }

  async function describe(owner: SessionOwner): Promise<CurrentSession> {
    const { sessionId, userId, email, twoFactorEnabled, deleteAfter, createdAt, expiresAt } = owner;
    const profile = owner.profile ?? (await getProfile(db, userId));
    const isOperator = owner.emailVerified && config.operatorEmails.some((address) => address.toLowerCase() === email);
    const viewer = { userId, email, isOperator, ...profile };
    return { sessionId, viewer, twoFactorEnabled, deleteAfter, createdAt, expiresAt };
  }

  async function readOnce(cookie: string, request: SessionRequest): Promise<ReadSession> {
    const { generation } = memory;
    const underWay = reads.get(cookie);
    // A read that began before `forget` may see a session that has ended since.
    if (underWay?.generation === generation) return underWay.reading;
    const reading = read(request);
    reads.set(cookie, { generation, reading });
    try {
      const answer = await reading;
      if (answer.session) memory.remember(cookie, answer.session, generation);
      return answer;
    } finally {
      if (reads.get(cookie)?.reading === reading) reads.delete(cookie);
    }
  }

  return async (request: SessionRequest): Promise<ReadSession> => {
    const sent = request.headers.get("cookie");
    const cookie = sent?.includes(cookieName) ? parse(sent, cookieName)[cookieName] : undefined;
    if (cookie === undefined) return visitor;
    const known = memory.find(cookie);
    return known ? { session: known, cookies: [] } : readOnce(cookie, request);
  };
}

/**
 * Checks the cookie's signature and the session's age, and extends a session in use.
 * @returns undefined if the cookie isn't ours, or its session has ended.
 */
async function askLibrary(auth: Auth, request: SessionRequest) {
  const headers = new Headers({ cookie: cookiesAsRead(request.headers) });
  setClientAddress(headers, request.clientAddress);
  try {
    const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true });
    return response ? { sessionId: response.session.id, cookies: answered.getSetCookie() } : undefined;
  } catch (error) {
    // It ended while it was being extended.
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    // The library gives no reason for a failed read, but it only reads the database.
    if (isAPIError(error)) throw unavailable(error);
    throw error;
  }
}

export interface SessionOwner {
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly twoFactorEnabled: boolean;
  readonly disabledAt: Date | null;
  readonly deleteAfter: Date | null;
  /** Null if none has been created yet. */
  readonly profile: Profile | null;
}

/** Everything that pages need about a session and its owner, in one query. */
async function findSessionOwner(db: Executor, sessionId: string): Promise<SessionOwner | undefined> {
  const [owner] = await db
    .select({
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
      disabledAt: users.disabledAt,
      deleteAfter: users.deleteAfter,
      profile: { firstName: profiles.firstName, lastName: profiles.lastName, avatarUrl: profiles.avatarUrl },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(sessions.id, sessionId));
  return owner;
}
